import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * The desk's search finds words by their sound, treatments, doctors and last digits (docs/decisions/0056): leads are indexed
 * again, newest first, by the job that creates their rows (server/desk/followUp/createFollowUps.ts).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from lead_search`.execute(db)
  await sql`update lead_follow_up set word_keys = '{}' where word_keys <> '{}'`.execute(db)
  await sql`update desk_arrival set older_than = 'ffffffff-ffff-ffff-ffff-ffffffffffff'`.execute(db)
}
