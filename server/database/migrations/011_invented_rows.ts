import 'server-only'
import { type Kysely, sql } from 'kysely'

/** Whether a large kind still has inventions of the demonstration: an index that is empty where a clinic has its own rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const kind of ['doctors', 'hospitals', 'reviews']) {
    const table = `catalogue_${kind}`
    await sql`create index ${sql.ref(`${table}_invented`)} on ${sql.table(table)} (key)
      where (row->>'isFictional')::boolean`.execute(db)
  }
}
