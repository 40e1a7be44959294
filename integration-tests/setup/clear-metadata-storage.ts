import { MetadataStorage } from "@medusajs/framework/mikro-orm/core"

/** Entities of an earlier test file of the same worker must not meet those of this one. */
MetadataStorage.clear()
