import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * The rows that the last import changed, as they were before (null: they were not there), and a sum of what it wrote (null:
 * it removed the row), by which a later change is noticed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table catalogue_undo (
    kind text not null,
    key text not null,
    position integer not null,
    row jsonb,
    written text,
    primary key (kind, key)
  )`.execute(db)
}
