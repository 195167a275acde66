import { type KindDescriptor, bySlug } from '@/model/catalogue/kind'
import type { RowFault } from '@/model/catalogue/primitives'
import {
  Schedule,
  ScheduleException,
  type ScheduleExceptionRow,
  type ScheduleRow,
  exceptionFaults,
  scheduleFaults,
} from './schedule'
import { overlap } from './sessionOverlaps'

/** No doctor has more; comparing each with each would take too long. */
const MOST_SESSIONS = 200

/** A doctor is at one place at a time: of two sessions at the same time, the later row is wrong. */
function sessionFaults(rows: readonly ScheduleRow[]): ReadonlyMap<string, RowFault> {
  const faults = new Map<string, RowFault>()
  for (const row of rows.slice(MOST_SESSIONS))
    faults.set(row.slug, {
      field: 'doctor',
      message: `expected at most ${MOST_SESSIONS} sessions of one doctor`,
    })
  const compared = rows.slice(0, MOST_SESSIONS)
  for (const [at, row] of compared.entries()) {
    const other = compared.slice(0, at).find((before) => overlap(before, row))
    if (other)
      faults.set(row.slug, {
        field: 'from',
        message: `is during another session of the doctor, ${other.weekday} ${other.from} to ${other.to} at ${other.hospital} (${other.slug})`,
      })
  }
  return faults
}

export const schedules: KindDescriptor<ScheduleRow> = {
  codec: Schedule,
  columns: {
    first: [
      'doctor',
      'hospital',
      'weekday',
      'from',
      'to',
      'mode',
      'minutes',
      'capacity',
      'walkIns',
      'video',
      'validFrom',
      'validTo',
      'zone',
    ],
    last: ['slug'],
  },
  keyOf: bySlug,
  slugFields: ['doctor', 'weekday', 'from', 'validFrom'],
  ownerField: 'doctor',
  faultsOf: scheduleFaults,
  faultsAmong: sessionFaults,
}

export const scheduleExceptions: KindDescriptor<ScheduleExceptionRow> = {
  codec: ScheduleException,
  columns: {
    first: ['doctor', 'hospital', 'date', 'kind', 'from', 'to', 'mode', 'minutes', 'capacity', 'reason'],
    last: ['slug'],
  },
  keyOf: bySlug,
  slugFields: ['doctor', 'date', 'kind', 'from', 'hospital'],
  ownerField: 'doctor',
  faultsOf: exceptionFaults,
}
