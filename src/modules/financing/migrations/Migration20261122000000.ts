import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What the search of the financings list needs and a model cannot declare: indexes that serve a prefix in any
 * collation, and one inside `facts`. Written by hand: `medusa db:generate` neither writes nor drops them.
 */
export class Migration20261122000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_cart_id_prefix" ON "financing" ("cart_id" text_pattern_ops) WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_purchase_reference_prefix" ON "financing" ("purchase_reference" text_pattern_ops) WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_contract_number_prefix" ON "financing" (upper(facts ->> 'contract_number') text_pattern_ops) WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`DROP INDEX IF EXISTS "IDX_financing_cart_id_prefix";`)
    this.addSql(`DROP INDEX IF EXISTS "IDX_financing_purchase_reference_prefix";`)
    this.addSql(`DROP INDEX IF EXISTS "IDX_financing_contract_number_prefix";`)
  }
}
