import { err, type Result } from "../../core/shared/result"
import type { CommandRefusal } from "../commands/command-outcome"

export const refused = (reason: string): Result<never, CommandRefusal> => err({ reason, codes: [] })
