import 'server-only'
import { TOP_ENTRIES, type TopEntries, type TopEntry } from '@/content/catalogue/options/topEntries'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { tableOf } from '@/server/catalogue/tableOf'

/** Those with most reviews, of equals those with most years, of these by their key. */
const topOf = (kind: 'doctors' | 'hospitals', name: string, review: string, years: string): string =>
  `select entry.key as slug, entry.row->>'${name}' as name, entry.row->>'hindi' as hindi
   from ${tableOf(kind)} entry
   left join (select row->>'${review}' as slug, count(*) as reviews from ${tableOf('reviews')} group by 1) counted
     on counted.slug = entry.key
   order by coalesce(counted.reviews, 0) desc, ${years} desc, entry.key limit ${TOP_ENTRIES}`

const DOCTORS = topOf('doctors', 'DoctorName', 'doctorSlug', `(entry.row->>'experienceYears')::integer`)
const HOSPITALS = topOf('hospitals', 'HospitalName', 'hospitalSlug', `-(entry.row->>'opened')::integer`)

/** The doctors and hospitals that the footer names. @throws the database's error */
export async function readTopEntries(executeSql: ExecuteSql): Promise<TopEntries> {
  const [doctors, hospitals] = [await executeSql<TopEntry>(DOCTORS), await executeSql<TopEntry>(HOSPITALS)]
  return { doctors: doctors.rows, hospitals: hospitals.rows }
}
