import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Leads, their outbox, idempotency keys and the drafts of the form without JavaScript. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('lead')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('country_code', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('treatment', 'text', (column) => column.notNull())
    .addColumn('treatment_key', 'text', (column) => column.notNull())
    .addColumn('page_type', 'text', (column) => column.notNull())
    .addColumn('lead_tier', 'integer', (column) => column.notNull())
    .addColumn('duplicate_of', 'uuid', (column) => column.references('lead.id').onDelete('set null'))
    .addColumn('suspected_spam', 'boolean', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('first_touch', 'jsonb')
    .addColumn('whatsapp_consent', 'boolean', (column) => column.notNull())
    .addColumn('privacy_notice', 'jsonb')
    .addColumn('survey', 'jsonb')
    .execute()
  await db.schema.createIndex('lead_by_time').on('lead').columns(['created_at', 'id']).execute()
  await db.schema
    .createIndex('lead_by_enquiry')
    .on('lead')
    .columns(['mobile', 'treatment_key', 'created_at'])
    .execute()

  await db.schema
    .createTable('lead_alias')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('lead_id', 'uuid', (column) => column.notNull().references('lead.id').onDelete('cascade'))
    .execute()

  await db.schema
    .createTable('idempotency_key')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    // No foreign key: the key must go on answering after its lead is erased on a patient's request.
    .addColumn('lead_id', 'uuid', (column) => column.notNull())
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('lead_delivery')
    .addColumn('lead_id', 'uuid', (column) => column.primaryKey().references('lead.id').onDelete('cascade'))
    .addColumn('adapter', 'text')
    .addColumn('state', 'text', (column) =>
      column
        .notNull()
        .defaultTo('pending')
        .check(sql`state in ('pending', 'delivering', 'retrying', 'delivered', 'dead')`),
    )
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('next_attempt_at', 'timestamptz')
    .addColumn('last_error', 'jsonb')
    .addColumn('delivered_at', 'timestamptz')
    .addColumn('external_id', 'text')
    .addColumn('crm_extra', 'jsonb')
    .addColumn('updated_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await sql`create index lead_delivery_due on lead_delivery (next_attempt_at)
    where state in ('pending', 'retrying', 'delivering')`.execute(db)

  await db.schema
    .createTable('form_draft')
    .addColumn('id', 'uuid', (column) => column.primaryKey())
    .addColumn('values', 'jsonb', (column) => column.notNull())
    .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('form_draft_expiry').on('form_draft').column('expires_at').execute()
}
