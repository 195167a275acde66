/** Response times of pages: rendered (cold), and from the page cache. */
import { KIND_NAMES } from '@/model/catalogue/kind'
import type { Database } from '@/server/database/database'
import { pause } from '@/tests/support/until'

/** Each round empties the page cache and requests every address; the first one warms up. */
const ROUNDS = 5
const CACHED_ASKS = 5
/**
 * A server notices a change within two seconds, and invalidates its pages again two seconds later
 * (catalogueWatch.ts).
 */
const NOTICE_MS = 5000

export interface PageTimes {
  /** Milliseconds. */
  readonly cold: readonly number[]
  readonly cached: readonly number[]
  /** Of one page, on average. */
  readonly bytes: number
}

type Addresses = Readonly<Record<string, readonly string[]>>

const EACH = 12

/** Addresses spread over the rows of a question, which has one column. */
async function spread({ executeSql }: Database, sql: string): Promise<readonly string[]> {
  const { rows } = await executeSql<{ path: string }>(
    `with found as (${sql}), numbered as (select path, row_number() over () - 1 as at, count(*) over () as total from found)
     select path from numbered where at % greatest(1, total / ${EACH}) = 0 order by at limit ${EACH}`,
  )
  return rows.map(({ path }) => path)
}

/** The addresses of each type of page, as they are in this catalogue. */
export async function pageAddresses(database: Database): Promise<Addresses> {
  const last = await database.executeSql<{ page: number }>(
    'select ceil(count(*) / 12.0)::integer as page from catalogue_doctors',
  )
  const pages = Math.min(9999, last.rows[0]?.page ?? 1)
  const of = (sql: string) => spread(database, sql)
  return {
    '/': ['/'],
    '/doctors': ['/doctors'],
    '/doctors, deep page': [2, 4].map((part) => `/doctors?page=${Math.ceil((pages * part) / 4)}`),
    '/doctors?city=': await of(
      `select '/doctors?city=' || (row->>'slug') as path from catalogue_cities
       where (row->>'cityid')::integer in (select city_id from catalogue_doctors) order by position`,
    ),
    '/{city}/doctors/{speciality}': await of(
      `select '/' || (city.row->>'slug') || '/doctors/' || (department.row->>'specialitySlug') as path
       from catalogue_doctors doctor
       join catalogue_cities city on (city.row->>'cityid')::integer = doctor.city_id
       join catalogue_departments department on (department.row->>'DepartmentId')::integer = doctor.department_id
       group by 1 order by count(*) desc, 1`,
    ),
    '/doctor/{slug}': await of(`select '/doctor/' || key as path from catalogue_doctors order by position`),
    '/hospitals': ['/hospitals'],
    '/{city}/hospitals/{department}': await of(
      `select '/' || (city.row->>'slug') || '/hospitals/' || (department.row->>'slug') as path
       from catalogue_hospitals hospital
       join catalogue_cities city on (city.row->>'cityid')::integer = hospital.city_id
       join catalogue_departments department on hospital.row->'departmentIds' @> (department.row->'DepartmentId')
       group by 1 order by count(*) desc, 1`,
    ),
    '/hospital/{slug}': await of(
      `select '/hospital/' || key as path from catalogue_hospitals order by position`,
    ),
    '/treatment/{slug}': await of(
      `select '/treatment/' || key as path from catalogue_treatments order by position`,
    ),
    '/department/{slug}': await of(
      `select '/department/' || key as path from catalogue_departments order by position`,
    ),
  }
}

/** @throws when the page is not there */
async function ask(url: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const start = performance.now()
  const answer = await fetch(url)
  const { byteLength } = await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
  return { ms: performance.now() - start, bytes: byteLength }
}

/** The types whose first address is a page of the site. */
async function typesThere(siteUrl: string, addresses: Addresses): Promise<readonly string[]> {
  const there: string[] = []
  for (const [type, [path]] of Object.entries(addresses))
    if (path !== undefined && (await fetch(siteUrl + path)).ok) there.push(type)
    else console.log(`not measured: ${type} (no page at ${path ?? 'any address'})`)
  return there
}

/** Notes a change of every kind: the server invalidates every page. */
async function letGoOfPages({ executeSql }: Database): Promise<void> {
  await executeSql(`insert into catalogue_change (kinds, tags) values ('[]'::jsonb, $1::jsonb)`, [
    JSON.stringify([...KIND_NAMES, 'options']),
  ])
  await pause(NOTICE_MS)
}

/** Asks a running site for pages of every type that it has. @throws when one of a type is not there */
export async function pageTimes(
  database: Database,
  siteUrl: string,
  addresses: Addresses,
): Promise<ReadonlyMap<string, PageTimes>> {
  const types = await typesThere(siteUrl, addresses)
  const found = new Map(
    types.map((type) => [type, { cold: [] as number[], cached: [] as number[], bytes: [] as number[] }]),
  )
  for (let round = 0; round <= ROUNDS; round += 1) {
    await letGoOfPages(database)
    for (const [type, times] of found) {
      const paths = addresses[type] ?? []
      for (const path of paths) {
        const { ms, bytes } = await ask(siteUrl + path)
        if (round === 0) continue
        times.cold.push(ms)
        times.bytes.push(bytes)
      }
      // The same addresses once more, now kept.
      for (let again = 0; again < CACHED_ASKS; again += 1)
        for (const path of paths) {
          const { ms } = await ask(siteUrl + path)
          if (round > 0) times.cached.push(ms)
        }
    }
  }
  return new Map(
    [...found].map(([type, { cold, cached, bytes }]) => [
      type,
      { cold, cached, bytes: bytes.reduce((sum, one) => sum + one, 0) / Math.max(1, bytes.length) },
    ]),
  )
}
