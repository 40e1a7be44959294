import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261121181530 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table if exists "financing_secret" drop constraint if exists "financing_secret_owner_id_purpose_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_remote_id" drop constraint if exists "financing_remote_id_connection_id_kind_value_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_plan" drop constraint if exists "financing_plan_connection_id_product_code_method_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_operation" drop constraint if exists "financing_operation_consumed_by_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_operation" drop constraint if exists "financing_operation_idempotency_key_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_journal_entry" drop constraint if exists "financing_journal_entry_dedupe_key_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_connection_hour" drop constraint if exists "financing_connection_hour_connection_id_hour_unique";`,
    )
    this.addSql(
      `alter table if exists "financing_connection" drop constraint if exists "financing_connection_shop_uuid_base_url_unique";`,
    )
    this.addSql(
      `alter table if exists "financing" drop constraint if exists "financing_return_token_hash_unique";`,
    )
    this.addSql(
      `alter table if exists "financing" drop constraint if exists "financing_connection_id_remote_session_id_unique";`,
    )
    this.addSql(
      `alter table if exists "financing" drop constraint if exists "financing_purchase_reference_unique";`,
    )
    this.addSql(`alter table if exists "financing" drop constraint if exists "financing_order_id_unique";`)
    this.addSql(`alter table if exists "financing" drop constraint if exists "financing_payment_id_unique";`)
    this.addSql(
      `alter table if exists "financing" drop constraint if exists "financing_payment_session_id_unique";`,
    )
    this.addSql(
      `create table if not exists "financing" ("id" text not null, "method" text check ("method" in ('hire-purchase', 'split-payment', 'pay-next-month', 'leasing')) not null, "flow" text check ("flow" in ('epos', 'epos_short', 'direct')) not null default 'epos', "plan_id" text not null, "connection_id" text not null, "test" boolean not null default false, "approval_agreed" boolean not null default false, "payable" text not null, "currency_code" text not null, "cart_id" text not null, "customer_id" text null, "sales_channel_id" text null, "country_code" text null, "locale" text not null, "payment_session_id" text null, "payment_id" text null, "order_id" text null, "order_number" integer null, "purchase_reference" text not null, "remote_session_id" text null, "remote_application_id" text null, "remote_contract_id" text null, "session_status" text null, "contract_status" text null, "process_status" text null, "facts" jsonb null, "direct" jsonb null, "reading_until" timestamptz null, "amount_check" text check ("amount_check" in ('confirmed', 'amount_as_sent', 'mismatch')) null, "stage" text not null default 'new', "orphaned" boolean not null default false, "returned" text not null default '0', "attention" text null, "attention_since" timestamptz null, "attention_note" text null, "closed_attention" text null, "failure_codes" jsonb not null, "fingerprint" text not null, "token_hash" text not null, "return_token_hash" text not null, "sealed_redirect" text null, "valid_until" timestamptz not null, "read_at" timestamptz null, "activated_at" timestamptz null, "captured_at" timestamptz null, "ended_at" timestamptz null, "erased_at" timestamptz null, "next_check_at" timestamptz null, "checks" integer not null default 0, "version" integer not null default 1, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_deleted_at" ON "financing" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_payment_session_id_unique" ON "financing" ("payment_session_id") WHERE payment_session_id IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_payment_id_unique" ON "financing" ("payment_id") WHERE payment_id IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_order_id_unique" ON "financing" ("order_id") WHERE order_id IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_purchase_reference_unique" ON "financing" ("purchase_reference") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_connection_id_remote_session_id_unique" ON "financing" ("connection_id", "remote_session_id") WHERE remote_session_id IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_return_token_hash_unique" ON "financing" ("return_token_hash") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_cart_id" ON "financing" ("cart_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_customer_id" ON "financing" ("customer_id") WHERE customer_id IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_next_check_at" ON "financing" ("next_check_at") WHERE next_check_at IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_attention_since_id" ON "financing" ("attention_since", "id") WHERE attention IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_stage_created_at_id" ON "financing" ("stage", "created_at", "id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_method_created_at_id" ON "financing" ("method", "created_at", "id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_connection_id_created_at_id" ON "financing" ("connection_id", "created_at", "id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_plan_id" ON "financing" ("plan_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_created_at_id" ON "financing" ("created_at", "id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_order_number" ON "financing" ("order_number") WHERE order_number IS NOT NULL AND deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_connection" ("id" text not null, "name" text not null, "system" text check ("system" in ('partner', 'leasing')) not null, "market" text check ("market" in ('ee', 'lv', 'lt', 'pl', 'cz')) not null, "environment" text check ("environment" in ('test', 'production')) not null, "base_url" text not null, "shop_uuid" text not null, "redirect_hosts" jsonb not null, "dialect" text check ("dialect" in ('v2', 'v2_camel', 'v3')) not null default 'v2', "overrides" jsonb not null, "locale" text null, "salesperson_reference" text null, "merchant_domain_name" text null, "additional_data" jsonb null, "credit_application_data" jsonb null, "aggregator" boolean not null default false, "short_flow_agreed" boolean not null default false, "key_hint" text null, "last_success_at" timestamptz null, "last_callback_at" timestamptz null, "refused_callbacks" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_connection_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_connection_deleted_at" ON "financing_connection" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_connection_shop_uuid_base_url_unique" ON "financing_connection" ("shop_uuid", "base_url") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_connection_hour" ("id" text not null, "connection_id" text not null, "hour" timestamptz not null, "calls" integer not null default 0, "failures" integer not null default 0, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_connection_hour_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_connection_hour_deleted_at" ON "financing_connection_hour" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_connection_hour_connection_id_hour_unique" ON "financing_connection_hour" ("connection_id", "hour") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_journal_entry" ("id" text not null, "financing_id" text null, "connection_id" text null, "kind" text not null, "summary" text not null, "details" jsonb not null, "actor" text null, "dedupe_key" text null, "remote_session_id" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_journal_entry_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_journal_entry_deleted_at" ON "financing_journal_entry" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_journal_entry_financing_id" ON "financing_journal_entry" ("financing_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_journal_entry_dedupe_key_unique" ON "financing_journal_entry" ("dedupe_key") WHERE dedupe_key IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_journal_entry_connection_id_remote_session_id" ON "financing_journal_entry" ("connection_id", "remote_session_id") WHERE financing_id IS NULL AND deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_lease" ("id" text not null, "holder" text not null, "until" timestamptz not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_lease_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_lease_deleted_at" ON "financing_lease" ("deleted_at") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_operation" ("id" text not null, "financing_id" text not null, "kind" text check ("kind" in ('start', 'apply', 'accept', 'sign', 'confirm', 'statement', 'payment_link', 'approve', 'cancel', 'withdraw', 'return_part', 'payout_account', 'purchase', 'items', 'merchant', 'attachments', 'record', 'advance')) not null, "idempotency_key" text not null, "amount" text null, "status" text check ("status" in ('intended', 'sent', 'done', 'refused', 'unknown')) not null, "codes" jsonb not null, "actor" text null, "note" text null, "remote" jsonb null, "next_try_at" timestamptz null, "consumed_by" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_operation_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_operation_deleted_at" ON "financing_operation" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_operation_idempotency_key_unique" ON "financing_operation" ("idempotency_key") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_operation_consumed_by_unique" ON "financing_operation" ("consumed_by") WHERE consumed_by IS NOT NULL AND deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_operation_financing_id" ON "financing_operation" ("financing_id") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_operation_next_try_at" ON "financing_operation" ("next_try_at") WHERE next_try_at IS NOT NULL AND deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_plan" ("id" text not null, "connection_id" text not null, "method" text check ("method" in ('hire-purchase', 'split-payment', 'pay-next-month', 'leasing')) not null, "product_code" text not null, "name" text not null, "flow" text check ("flow" in ('epos', 'epos_short', 'direct')) not null default 'epos', "currency_code" text not null, "countries" jsonb not null, "categories" jsonb not null, "products" jsonb not null, "starts_at" timestamptz null, "ends_at" timestamptz null, "min_amount" text null, "max_amount" text null, "periods" jsonb not null, "default_period" integer null, "approval_agreed" boolean not null default false, "withdrawal_agreed" boolean not null default false, "approve_when" text check ("approve_when" in ('manual', 'placed', 'fulfilled')) not null default 'manual', "approval_paused" boolean not null default false, "approval_wait_hours" integer null, "valid_days" integer not null default 7, "priority" integer not null default 0, "status" text check ("status" in ('active', 'paused')) not null default 'active', "direct" jsonb null, "parameters" jsonb null, "refreshed_at" timestamptz null, "refresh_problem" text null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_plan_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_plan_deleted_at" ON "financing_plan" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_plan_connection_id_product_code_method_unique" ON "financing_plan" ("connection_id", "product_code", "method") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_plan_method_status" ON "financing_plan" ("method", "status") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_remote_id" ("id" text not null, "financing_id" text not null, "connection_id" text not null, "kind" text check ("kind" in ('application', 'leasing_order', 'leasing_application')) not null, "value" text not null, "details" jsonb null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_remote_id_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_remote_id_deleted_at" ON "financing_remote_id" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_remote_id_connection_id_kind_value_unique" ON "financing_remote_id" ("connection_id", "kind", "value") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_remote_id_financing_id" ON "financing_remote_id" ("financing_id") WHERE deleted_at IS NULL;`,
    )

    this.addSql(
      `create table if not exists "financing_secret" ("id" text not null, "owner_id" text not null, "purpose" text check ("purpose" in ('api_key', 'previous_api_key')) not null, "sealed" text not null, "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null, constraint "financing_secret_pkey" primary key ("id"));`,
    )
    this.addSql(
      `CREATE INDEX IF NOT EXISTS "IDX_financing_secret_deleted_at" ON "financing_secret" ("deleted_at") WHERE deleted_at IS NULL;`,
    )
    this.addSql(
      `CREATE UNIQUE INDEX IF NOT EXISTS "IDX_financing_secret_owner_id_purpose_unique" ON "financing_secret" ("owner_id", "purpose") WHERE deleted_at IS NULL;`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists "financing" cascade;`)

    this.addSql(`drop table if exists "financing_connection" cascade;`)

    this.addSql(`drop table if exists "financing_connection_hour" cascade;`)

    this.addSql(`drop table if exists "financing_journal_entry" cascade;`)

    this.addSql(`drop table if exists "financing_lease" cascade;`)

    this.addSql(`drop table if exists "financing_operation" cascade;`)

    this.addSql(`drop table if exists "financing_plan" cascade;`)

    this.addSql(`drop table if exists "financing_remote_id" cascade;`)

    this.addSql(`drop table if exists "financing_secret" cascade;`)
  }
}
