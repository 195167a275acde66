import 'server-only'
import type { ExecuteSql } from './postgres/sqlPool'

/** Servers ask about every period, each by its own clock: a run is free again a little earlier. */
const EARLY = 0.9

const TAKE = `insert into job_turn (name, taken_at) values ($1, now())
  on conflict (name) do update set taken_at = now()
    where job_turn.taken_at <= now() - $2::float8 * interval '1 millisecond'
  returning name`

/**
 * Claims a run of a job: of all servers on the database one gets it in a period. If that server dies at it, another gets the
 * next one.
 * @returns whether this server runs it
 * @throws the database's error
 */
export async function claimRun(executeSql: ExecuteSql, job: string, periodMs: number): Promise<boolean> {
  return (await executeSql(TAKE, [job, periodMs * EARLY])).rows.length > 0
}

/** Under which the last backup is noted (scripts/backup.ts). */
export const BACKUP_JOB = 'backup'

/**
 * Marks a job as done now, whichever server ran it.
 * @throws the database's error
 */
export async function noteRun(executeSql: ExecuteSql, job: string): Promise<void> {
  await executeSql(TAKE, [job, 0])
}

/** When a job was done last; undefined before the first time. @throws the database's error */
export async function lastRunAt(executeSql: ExecuteSql, job: string): Promise<Date | undefined> {
  const { rows } = await executeSql<{ at: string }>(
    'select taken_at::text as at from job_turn where name = $1',
    [job],
  )
  return rows[0] && new Date(rows[0].at)
}

/** Of a job that looks for itself whether the database is there, or needs none. */
export const always = (): boolean => true

/** Work of a server that is done every so often, one run at a time, while the database is available. */
export class RepeatedJob {
  private running: Promise<void> | undefined
  private isStopping = false
  private readonly timer: NodeJS.Timeout

  /** @param work logs its own failures; `mayGoOn` says whether a long run is still wanted */
  constructor(
    everyMs: number,
    private readonly isAvailable: () => boolean,
    private readonly work: (mayGoOn: () => boolean) => Promise<void>,
  ) {
    this.timer = setInterval(() => this.begin(), everyMs).unref()
  }

  /** A run now, unless one is under way or the server stops. */
  begin(): void {
    if (this.isStopping || !this.isAvailable()) return
    const mayGoOn = () => !this.isStopping && this.isAvailable()
    this.running ??= this.work(mayGoOn).finally(() => (this.running = undefined))
  }

  /** Begins no other run and waits for the one under way. */
  async stop(): Promise<void> {
    this.isStopping = true
    clearInterval(this.timer)
    await this.running
  }
}
