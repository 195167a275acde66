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
