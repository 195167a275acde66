import 'server-only'
import type { ExecuteSql } from './postgres/sqlPool'

/** Servers ask about every period, each by its own clock: a turn is free again a little earlier. */
const EARLY = 0.9

const TAKE = `insert into job_turn (name, taken_at) values ($1, now())
  on conflict (name) do update set taken_at = now()
    where job_turn.taken_at <= now() - $2::float8 * interval '1 millisecond'
  returning name`

/**
 * Takes the turn at a job that runs now and then: of all servers on the database one gets it in a period. If that server dies at
 * it, another gets the next one.
 * @returns whether this server has the turn
 * @throws the database's error
 */
export async function takeTurn(executeSql: ExecuteSql, job: string, periodMs: number): Promise<boolean> {
  return (await executeSql(TAKE, [job, periodMs * EARLY])).rows.length > 0
}

/** Under which the last backup is noted (scripts/backup.ts). */
export const BACKUP_TURN = 'backup'

/** Notes that a job is done now, whoever's turn it was. @throws the database's error */
export async function noteTurn(executeSql: ExecuteSql, job: string): Promise<void> {
  await executeSql(TAKE, [job, 0])
}

/** When a job was done last; undefined before the first time. @throws the database's error */
export async function turnTakenAt(executeSql: ExecuteSql, job: string): Promise<Date | undefined> {
  const { rows } = await executeSql<{ at: string }>(
    'select taken_at::text as at from job_turn where name = $1',
    [job],
  )
  return rows[0] && new Date(rows[0].at)
}
