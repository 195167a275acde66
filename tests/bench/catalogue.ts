/**
 * How the site grows with its catalogue: the shipped one beside 100,000 doctors, 20,000 hospitals and 500 cities, on
 * PostgreSQL. Prints what an import, a search and each type of page take; fails when a search's slowest hundredth takes
 * more than three times as long, or kept pages take noticeably longer.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { SHIPPED_FOLDER } from '@/content/catalogue/snapshot/shippedCatalogue'
import { readSmallCatalogue } from '@/server/catalogue/reads/rowQuery'
import { openDatabase } from '@/server/database/database'
import '@/tests/support/testDataKeys'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { type ImportCost, importFiles, writeCatalogue } from './catalogueImport'
import { type PageTimes, pageAddresses, pageTimes } from './cataloguePages'
import { searchTimes } from './searchTimes'
import { startSite } from './server.mjs'
import { median, percentile, printTable } from './table.mjs'

const LARGE = { cities: 500, hospitals: 20_000, doctors: 100_000 }
const SEARCH_AIM = 3
/** 'The same': what a busy machine makes of equal work. */
const CACHED_AIM = 1.5

interface Found {
  readonly cost: ImportCost
  readonly search: readonly number[]
  readonly pages: ReadonlyMap<string, PageTimes>
}

/** Imports files into a new database, one after the other, and measures the last import and what comes after it. */
async function measure(paths: readonly string[], folder: string): Promise<Found> {
  const test: TestDatabase = await createTestDatabase()
  const { databaseUrl = '' } = test
  // What the benchmark itself looks for may take longer than a visitor is made to wait.
  const database = await openDatabase({ databaseUrl, dataDir: '' }, { queryLimitMs: 0 })
  try {
    let cost: ImportCost = { seconds: 0, peakBytes: 0 }
    for (const path of paths) cost = await importFiles(path, databaseUrl, folder)
    await database.executeSql('vacuum analyze')
    setCatalogueSnapshot(await readSmallCatalogue(database.executeSql))
    const search = await searchTimes(database)
    const site = await startSite({ env: { DATABASE_URL: databaseUrl } })
    try {
      return {
        cost,
        search,
        pages: await pageTimes(database, site.url, await pageAddresses(database)),
      }
    } finally {
      await site.stop()
    }
  } finally {
    await database.close()
    await test.drop()
  }
}

const number = (value: number): string => value.toFixed(value < 100 ? 1 : 0)
const times = (few: number, many: number): string => (few > 0 ? (many / few).toFixed(1) : '–')
const compared = (few: number, many: number): readonly string[] => [
  number(few),
  number(many),
  times(few, many),
]

function printFound(few: Found, many: Found): void {
  const rows: (readonly string[])[] = [
    ['import, s', ...compared(few.cost.seconds, many.cost.seconds)],
    ['import, peak MB', ...compared(few.cost.peakBytes / 1e6, many.cost.peakBytes / 1e6)],
  ]
  for (const share of [0.5, 0.99])
    rows.push([
      `search p${share * 100}, ms`,
      ...compared(percentile(few.search, share), percentile(many.search, share)),
    ])
  printTable(['', 'shipped', 'large', 'times'], rows)
  console.log()
  const pageRows = [...few.pages].flatMap(([type, small]) => {
    const large = many.pages.get(type)
    if (!large) return []
    return [
      [
        type,
        ...[0.5, 0.99].flatMap((share) =>
          compared(percentile(small.cold, share), percentile(large.cold, share)),
        ),
        ...[0.5, 0.99].flatMap((share) =>
          compared(percentile(small.cached, share), percentile(large.cached, share)),
        ),
        ...compared(small.bytes / 1024, large.bytes / 1024),
      ],
    ]
  })
  const three = (name: string) => [name, 'large', 'times']
  printTable(
    [
      'page, ms',
      ...three('cold p50'),
      ...three('cold p99'),
      ...three('kept p50'),
      ...three('kept p99'),
      ...three('KB'),
    ],
    pageRows,
  )
}

/** What of the aims is missed, in words. */
function missedAims(few: Found, many: Found): readonly string[] {
  const searchTimes = percentile(many.search, 0.99) / percentile(few.search, 0.99)
  const sum = (found: Found) =>
    [...found.pages.values()].reduce((total, { cached }) => total + median(cached), 0)
  const cachedTimes = sum(many) / sum(few)
  return [
    ...(searchTimes > SEARCH_AIM
      ? [`search p99 ${searchTimes.toFixed(1)} times as long, aim ${SEARCH_AIM}`]
      : []),
    ...(cachedTimes > CACHED_AIM
      ? [`kept pages ${cachedTimes.toFixed(1)} times as long, aim ${CACHED_AIM}`]
      : []),
  ]
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-catalogue-'))
  const large = join(folder, 'large')
  try {
    await writeCatalogue(large, LARGE)
    const few = await measure([SHIPPED_FOLDER], folder)
    const many = await measure([SHIPPED_FOLDER, large], folder)
    printFound(few, many)
    const missed = missedAims(few, many)
    for (const aim of missed) console.log(`missed: ${aim}`)
    if (missed.length > 0) process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
