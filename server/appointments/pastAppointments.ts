import 'server-only'
import type { Database } from '@/server/database/database'
import { claimRun, RepeatedJob } from '@/server/database/repeatedJob'
import { log } from '@/server/log'
import { settlePast } from './deskSteps'

const EVERY_MS = 60_000

/** Settles appointments whose session is over, as long as the server runs; of several servers one does. */
export const startPastAppointments = (database: Database, isAvailable: () => boolean): RepeatedJob =>
  new RepeatedJob(EVERY_MS, isAvailable, async () => {
    try {
      if (!(await claimRun(database.executeSql, 'pastAppointments', EVERY_MS))) return
      const appointments = await settlePast(database)
      if (appointments > 0) log.info({ appointments }, 'appointments whose session is over are settled')
    } catch (error) {
      log.warn({ err: error }, 'appointments whose session is over cannot be settled')
    }
  })
