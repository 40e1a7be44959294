import { definePolicies } from "@medusajs/framework/utils"
import { PERMISSIONS } from "../core/shared/permissions"

/** The rights of the plugin's admin routes; Medusa lists them among its own where the flag `rbac` is on. */
export default definePolicies(Object.values(PERMISSIONS).map((permission) => ({ ...permission })))
