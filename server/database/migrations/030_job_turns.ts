import 'server-only'
import { type Kysely, sql } from 'kysely'

/** When a job that one of all servers does was last begun (server/database/repeatedJob.ts). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table job_turn (
    name text primary key,
    taken_at timestamptz not null
  )`.execute(db)
}
