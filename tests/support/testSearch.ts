import 'server-only'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Database } from '@/server/database/database'
import { indexRows } from '@/server/search/site/indexRows'
import type { Kind } from '@/model/catalogue/kind'
import { SEARCHED_KINDS } from '@/server/search/site/searchEntries'

const indexKind = <K extends Kind>(database: Database, kind: K): Promise<void> =>
  database.transaction((executeSql) => indexRows<K>(executeSql, kind, shippedRows(kind)))

/** Indexes the shipped catalogue (tests only). */
export async function indexShipped(database: Database): Promise<void> {
  for (const kind of SEARCHED_KINDS) await indexKind(database, kind)
}

const SYLLABLES = ['ka', 'vi', 'ra', 'na', 'mo', 'shi', 'ta', 'lu', 'pe', 'dha', 'go', 'ri']
const nameOf = (number: number): string =>
  [number, Math.floor(number / 12), Math.floor(number / 144)]
    .map((part) => SYLLABLES[part % SYLLABLES.length] ?? '')
    .join('')

/** Many doctors (tests only): half of them named Sharma, in all cities. */
export function manyDoctors(count: number): readonly Doctor[] {
  const [doctors, cities] = [shippedRows('doctors'), shippedRows('cities')]
  return Array.from({ length: count }, (_, index): Doctor => {
    const [like, city] = [doctors[index % doctors.length], cities[index % cities.length]]
    if (!like || !city) throw new Error('no rows are shipped')
    const last = index % 2 ? 'Sharma' : nameOf(index * 7)
    return {
      ...like,
      DoctorId: 10_000 + index,
      DoctorName: `Dr ${nameOf(index)} ${last}`,
      slug: `doctor-${index}`,
      hindi: 'डॉ',
      cityid: city.cityid,
    }
  })
}
