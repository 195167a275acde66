import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Idempotency keys are their callers' own and go after a day (docs/decisions/0046). Those that are there were nobody's: they stay
 * until their day is over, and answer no call any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(db)
  await sql`create index idempotency_key_by_time on idempotency_key (created_at)`.execute(db)
}
