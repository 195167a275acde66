import 'server-only'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { cachedAggregates } from '@/server/catalogue/reads/aggregateCache'
import { tableOf } from '@/server/catalogue/tableOf'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { DoctorSchedule } from './sessions'

/** A place where a doctor sees patients, as a lead names it. */
export interface SessionHospital {
  readonly hospitalId: number
  readonly cityId: number
}

/** A bookable doctor: the schedule, and the lead's fields about both. */
export interface BookableDoctor extends DoctorSchedule {
  readonly name: string
  /** By slug. */
  readonly hospitals: Readonly<Record<string, SessionHospital>>
}

const READ = `select d.id as "doctorId", d.key as doctor, d.name, d.fee,
    coalesce((select json_agg(s.row order by s.position, s.key) from ${tableOf('schedules')} s
      where s.doctor = d.key), '[]'::json) as schedules,
    coalesce((select json_agg(e.row order by e.position, e.key) from ${tableOf('scheduleExceptions')} e
      where e.doctor = d.key), '[]'::json) as exceptions,
    coalesce((select json_object_agg(h.key, json_build_object('hospitalId', h.id, 'cityId', h.city_id))
      from ${tableOf('hospitals')} h where h.key in (
        select hospital from ${tableOf('schedules')} where doctor = d.key
        union select hospital from ${tableOf('scheduleExceptions')} where doctor = d.key)), '{}'::json) as hospitals
  from ${tableOf('doctors')} d where d.id = any($1::integer[]) order by d.id`

type Stored = Omit<BookableDoctor, 'schedules' | 'exceptions'> & {
  readonly schedules: readonly ScheduleRow[]
  readonly exceptions: readonly ScheduleExceptionRow[]
}

/** The schedule of one doctor as it is stored at this moment. @throws the database's error */
export const storedSchedule = async (
  executeSql: ExecuteSql,
  doctorId: number,
): Promise<BookableDoctor | undefined> => (await executeSql<Stored>(READ, [[doctorId]])).rows[0]

/** The schedules of doctors by their DoctorId; unknown ones are left out. @throws the database's error */
export const schedulesOf = (doctorIds: readonly number[]): Promise<readonly BookableDoctor[]> =>
  cachedAggregates<Stored>(['doctors', 'hospitals', 'schedules', 'scheduleExceptions'], READ, [doctorIds])

/** The schedule of one doctor. @throws the database's error */
export const scheduleOf = async (doctorId: number): Promise<BookableDoctor | undefined> =>
  (await schedulesOf([doctorId]))[0]
