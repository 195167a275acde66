import 'server-only'
import { type Kysely, sql } from 'kysely'

/**
 * Personal data of leads and accounts, sealed (docs/decisions/0048). What was stored in the clear before stays readable and is
 * sealed by `npm run keys -- rotate`; a version of before that still runs meanwhile goes on reading and writing the clear.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null: the row is in the clear. Other columns of a sealed row hold what is no personal data, or an index by HMAC.
  await sql`alter table lead add column sealed text`.execute(db)
  await sql`alter table app_user add column sealed text`.execute(db)

  // One row. `version` is the key that rows are written with, 0 in the clear, null until the first server has chosen;
  // `proof` tells that key from another of the same version.
  await sql`create table data_key_use (version integer, proof text)`.execute(db)
  await sql`insert into data_key_use (version)
    select case when exists (select from lead) or exists (select from app_user) then 0 end`.execute(db)
}
