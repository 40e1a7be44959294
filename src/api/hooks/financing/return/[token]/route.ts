import { arrive } from "../../arrive"

export { arrive as GET, arrive as POST }
