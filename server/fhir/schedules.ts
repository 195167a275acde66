import 'server-only'
import { tableOf } from '@/server/catalogue/tableOf'
import { runtime } from '@/server/runtime'
import { fhirCall, type Resource, searchBundle, versioned } from './fhirCall'
import { FhirError } from './fhirError'
import { cursorOf, type Parameters } from './parameters'

/* A Schedule is a doctor at a hospital: its id is both numbers. */

interface ScheduleRow {
  readonly doctor_id: number
  readonly hospital_id: number
  readonly name: string
  readonly hospital: string
}

/** One row a doctor and hospital, in their order; read from the index of doctors' ids as far as a page goes. */
const LIST = `select d.id as doctor_id, h.id as hospital_id, d.name, h.key as hospital
  from ${tableOf('doctors')} d cross join lateral (
    select distinct h.id, h.key from ${tableOf('hospitals')} h where h.key in (
      select hospital from ${tableOf('schedules')} where doctor = d.key
      union select hospital from ${tableOf('scheduleExceptions')} where doctor = d.key)) h
  where d.id >= $1::int and (d.id > $1::int or h.id > $2::int)
    and ($3::int is null or d.id = $3::int)
    and ($4::int is null or h.id = $4::int)
  order by d.id, h.id limit $5::int`

interface Choice {
  readonly after?: readonly [doctorId: number, hospitalId: number]
  readonly doctorId?: number
  readonly hospitalId?: number
  readonly limit: number
}

const listed = async ({ after = [0, 0], doctorId, hospitalId, limit }: Choice) =>
  (
    await runtime().database.executeSql<ScheduleRow>(LIST, [
      Math.max(after[0], doctorId ?? 0),
      doctorId !== undefined && after[0] < doctorId ? 0 : after[1],
      doctorId ?? null,
      hospitalId ?? null,
      limit,
    ])
  ).rows

const scheduleIdOf = ({ doctor_id, hospital_id }: ScheduleRow): string => `${doctor_id}-${hospital_id}`

/** The doctor and hospital of a Schedule's id; undefined if there is no such one. @throws the database's error */
export async function scheduleById(id: string): Promise<ScheduleRow | undefined> {
  const [, doctorId, hospitalId] = /^(\d{1,9})-(\d{1,9})$/.exec(id) ?? []
  if (doctorId === undefined) return undefined
  return (await listed({ doctorId: Number(doctorId), hospitalId: Number(hospitalId), limit: 1 }))[0]
}

const scheduleOf = (row: ScheduleRow): Resource =>
  versioned({
    resourceType: 'Schedule',
    id: scheduleIdOf(row),
    active: true,
    actor: [
      { reference: `Practitioner/${row.doctor_id}`, display: row.name },
      { reference: `Location/${row.hospital_id}` },
    ],
  })

/** GET /fhir/Schedule/:id */
export const readSchedule = fhirCall(async ({ id, parameters }) => {
  parameters.expect([])
  const row = await scheduleById(id)
  if (!row) throw new FhirError(404, 'not-found', 'There is no such resource')
  return scheduleOf(row)
})

const isPair = (read: unknown): read is [number, number] =>
  Array.isArray(read) &&
  read.length === 2 &&
  read.every((one) => Number.isSafeInteger(one) && one >= 0 && one < 1e9)

function choiceIn(parameters: Parameters): Choice {
  const actor = parameters.reference('actor', ['Practitioner', 'Location'])
  return {
    after: parameters.cursor(isPair),
    doctorId: actor?.type === 'Practitioner' ? actor.id : undefined,
    hospitalId: actor?.type === 'Location' ? actor.id : undefined,
    limit: parameters.count + 1,
  }
}

/** GET /fhir/Schedule?actor=&_count= */
export const searchSchedules = fhirCall(async ({ parameters }) => {
  parameters.expect(['actor'])
  const { count, query } = parameters
  const rows = await listed(choiceIn(parameters))
  const shown = rows.slice(0, count)
  const last = rows.length > count ? shown.at(-1) : undefined
  const next = last && cursorOf([last.doctor_id, last.hospital_id])
  return searchBundle('Schedule', query, shown.map(scheduleOf), next)
})
