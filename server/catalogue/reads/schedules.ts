import 'server-only'
import { noteRow } from '@/content/catalogue/snapshot/cacheTags'
import { withPreviewed } from '@/content/catalogue/snapshot/previewRow'
import type { ScheduleExceptionRow, ScheduleRow } from '@/model/appointments/schedule'
import { dayInIndia } from '@/model/catalogue/campaign'
import type { Doctor } from '@/model/catalogue/doctor'
import { runtime } from '@/server/runtime'
import { tableOf } from '@/server/catalogue/tableOf'

/* When doctors see patients. A page that shows it is marked with the doctors: a change of a session is one of its doctor's pages. */

/** The weekly sessions of these doctors that have not ended, by the doctor's slug; those without any are left out. */
export async function schedulesOfDoctors(
  slugs: readonly string[],
): Promise<ReadonlyMap<string, readonly ScheduleRow[]>> {
  for (const slug of slugs) noteRow('doctors', slug)
  const { rows } = await runtime().database.executeSql<{ row: ScheduleRow }>(
    `select row from ${tableOf('schedules')}
     where doctor = any($1::text[]) and coalesce(row->>'validTo', $2) >= $2
     order by position, key`,
    [slugs, dayInIndia(new Date())],
  )
  const byDoctor = new Map<string, ScheduleRow[]>()
  const shown = withPreviewed(
    'schedules',
    rows.map(({ row }) => row),
    true,
  )
  for (const row of shown) {
    const before = byDoctor.get(row.doctor)
    if (before) before.push(row)
    else byDoctor.set(row.doctor, [row])
  }
  return byDoctor
}

/** Where a doctor sees patients, by slugs: the places of the row, then any other that a session or an exception names. */
export const placesOfDoctor = (
  { hospitalSlugs }: Doctor,
  rows: readonly Pick<ScheduleExceptionRow, 'hospital'>[] = [],
): readonly string[] => [...new Set([...hospitalSlugs, ...rows.flatMap(({ hospital }) => hospital ?? [])])]

/** So many coming exceptions a page names. */
const COMING_EXCEPTIONS = 6

/** The next days on which a doctor's sessions differ from the week's, today included. */
export async function comingExceptions(doctor: string): Promise<readonly ScheduleExceptionRow[]> {
  noteRow('doctors', doctor)
  const today = dayInIndia(new Date())
  const { rows } = await runtime().database.executeSql<{ row: ScheduleExceptionRow }>(
    `select row from ${tableOf('scheduleExceptions')} where doctor = $1 and date >= $2
     order by date, key limit ${COMING_EXCEPTIONS}`,
    [doctor, today],
  )
  return withPreviewed(
    'scheduleExceptions',
    rows.map(({ row }) => row),
    true,
  ).filter((row) => row.doctor === doctor)
}
