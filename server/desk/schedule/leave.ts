import 'server-only'
import { leaveReasonCopy } from '@/content/copy/deskSchedule'
import type { ClinicReason } from '@/model/appointments/appointment'
import type { ScheduleExceptionRow } from '@/model/appointments/schedule'
import type { Leave, LeaveEffect } from '@/model/desk/deskSchedule'
import type { StaffMember } from '@/model/desk/staff'
import { cancelSession } from '@/server/appointments/appointmentSteps'
import type { BookableDoctor } from '@/server/appointments/doctorSchedules'
import { addDays } from '@/model/catalogue/timeZone'
import { unreachable } from '@/server/appointments/messages/messageConsent'
import { sessionsOfDay } from '@/server/appointments/sessions'
import { beginImport } from '@/server/catalogue/import/importCatalogue'
import { slugOfFields } from '@/server/catalogue/import/madeIds'
import { changeDraftIn, saveDraftIn } from '@/server/catalogue/review/contentSteps'
import { contentHash, publicRow, readRecord } from '@/server/catalogue/review/contentStore'
import type { Database } from '@/server/database/database'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { recordedChange } from '@/server/privacy/audit/auditTrail'
import { scheduleOfSlug } from './doctorWeek'

/*
 * A doctor's leave: exceptions of the catalogue, made public as a text of the desk is, then each session that has bookings is
 * cancelled by the step that a day's list has for it. What was interrupted in between is finished by the same leave once more.
 */

const KIND = 'scheduleExceptions'

/** A leave of one day that is not in the catalogue yet. */
interface NewRow {
  readonly key: string
  readonly row: ScheduleExceptionRow
}

function rowsOf(doctor: BookableDoctor, { place, from, to, reason }: Leave): readonly NewRow[] {
  const rows: NewRow[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const isSession = sessionsOfDay(doctor, date).some(({ hospital }) => place === '' || hospital === place)
    if (!isSession) continue
    const said = { doctor: doctor.doctor, date, kind: 'leave', reason: leaveReasonCopy[reason] } as const
    const fields = place === '' ? said : { ...said, hospital: place }
    const slug = slugOfFields(KIND, fields) ?? ''
    rows.push({ key: slug, row: { slug, ...fields } })
  }
  return rows
}

/** Stored sessions that are not cancelled. */
const OPEN = `select c.id, (select coalesce(json_agg(a.id order by a.id), '[]'::json) from appointment a
    where a.session_id = c.id and a.state in ('requested', 'confirmed')) as patients
  from clinic_session c where c.doctor_id = $1::int and c.day between $2::date and $3::date
    and ($4::text = '' or c.hospital = $4::text) and c.state <> 'cancelled' order by c.starts_at, c.id`

interface OpenSession {
  readonly id: string
  readonly patients: readonly string[]
}

async function planOf(executeSql: ExecuteSql, doctor: BookableDoctor, leave: Leave) {
  const values = [doctor.doctorId, leave.from, leave.to, leave.place]
  const open = (await executeSql<OpenSession>(OPEN, values)).rows
  const { schedules, exceptions } = doctor
  return { rows: rowsOf(doctor, leave), open, version: contentHash({ schedules, exceptions }) }
}

/** What a leave would do now. @throws the database's error */
export async function leaveEffect(
  executeSql: ExecuteSql,
  doctor: BookableDoctor,
  leave: Leave,
): Promise<LeaveEffect> {
  const { rows, open, version } = await planOf(executeSql, doctor, leave)
  const ids = open.flatMap(({ patients }) => patients)
  return {
    days: rows.map(({ row }) => row.date),
    sessions: open.filter(({ patients }) => patients.length > 0).length,
    patients: ids.length,
    unreachable: ids.length > 0 ? (await unreachable(executeSql, ids)).length : 0,
    version,
  }
}

/** Another person is editing the same exception: the transaction is rolled back. */
class WrittenMeanwhile extends Error {}

async function makePublic(executeSql: ExecuteSql, { key, row }: NewRow, by: StaffMember): Promise<void> {
  const record = await readRecord(executeSql, KIND, key)
  if (record.content !== null) throw new WrittenMeanwhile()
  const baseHash = contentHash(await publicRow(executeSql, KIND, key))
  const draft = { kind: KIND, key, by: { id: by.id, name: by.name } } as const
  const saved = await saveDraftIn(executeSql, {
    ...{ ...draft, content: row, baseHash, version: record.version },
  })
  if (saved.kind !== 'done') throw new WrittenMeanwhile()
  const { version, textHash } = saved.record
  const change = { ...draft, step: 'publish', version, textHash: textHash ?? '' } as const
  const outcome = await changeDraftIn(executeSql, change)
  if (outcome.kind !== 'done') throw new WrittenMeanwhile()
}

const CLINIC_REASON: Readonly<Record<Leave['reason'], ClinicReason>> = {
  leave: 'doctorAway',
  conference: 'doctorAway',
  holiday: 'clinicClosed',
  emergency: 'doctorAway',
}

/**
 * Enters a leave: exceptions, audit entries, and the cancelled sessions' patients are displaced.
 * @param version of the schedule that the preview showed
 * @returns the ids of the displaced appointments; 'conflict' where the schedule was changed since, and nothing is done
 * @throws the database's error
 */
export async function enterLeave(
  database: Database,
  leave: Leave,
  version: string,
  by: StaffMember,
): Promise<readonly string[] | 'conflict' | 'unknown'> {
  let open: readonly OpenSession[] | 'conflict' | 'unknown'
  try {
    open = await recordedChange(database, async ({ executeSql, note }) => {
      await beginImport(executeSql)
      const doctor = await scheduleOfSlug(executeSql, leave.doctor)
      if (!doctor) return 'unknown'
      const plan = await planOf(executeSql, doctor, leave)
      // Without a row to write the same leave was entered before: only its sessions are left.
      if (plan.rows.length > 0 && plan.version !== version) return 'conflict'
      for (const one of plan.rows) {
        await makePublic(executeSql, one, by)
        note({ actor: `staff ${by.name}`, action: 'content.published', subject: `${KIND}/${one.key}` })
      }
      return plan.open
    })
  } catch (error) {
    if (error instanceof WrittenMeanwhile) return 'conflict'
    throw error
  }
  if (typeof open === 'string') return open
  const displaced: string[] = []
  for (const { id } of open)
    displaced.push(
      ...((await cancelSession(database, id, CLINIC_REASON[leave.reason], Date.now(), by)) ?? []),
    )
  return displaced
}
