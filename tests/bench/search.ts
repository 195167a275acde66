/**
 * How long a search takes with few and with very many doctors, on the database of DATABASE_URL or the embedded one:
 * prints a table and fails when the slowest hundredth takes more than three times as long with many.
 */
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { createTestDatabase } from '@/tests/support/testDatabase'
import { indexRows } from '@/server/search/site/indexRows'
import { searchQuality } from '@/tests/support/searchQueries'
import { indexShipped } from '@/tests/support/testSearch'
import { generatedDoctors } from './generatedRows'
import { searchTimes } from './searchTimes'
import { percentile, printTable } from './table.mjs'

const DOCTORS = 100_000
const AIM = 3

async function main(): Promise<void> {
  const { database, drop } = await createTestDatabase()
  try {
    await indexShipped(database)
    const { requested, wrongFirst, missedCalls, needlessCalls, answeredNonsense } =
      await searchQuality(database)
    console.log(
      `${requested} queries: first result right for ${requested - wrongFirst.length}; calls for help missed ${missedCalls.length}, needless ${needlessCalls.length}; nonsense answered ${answeredNonsense.length}`,
    )
    const few = await searchTimes(database)
    const doctors = [...generatedDoctors(DOCTORS, shippedRows('cities'))]
    const start = performance.now()
    await database.transaction((executeSql) => indexRows(executeSql, 'doctors', doctors))
    const seconds = (performance.now() - start) / 1000
    const many = await searchTimes(database)
    const row = (name: string, times: readonly number[]) => [
      name,
      ...[0.5, 0.9, 0.99].map((share) => percentile(times, share).toFixed(1)),
    ]
    printTable(
      [`${database.kind}, ms`, 'p50', 'p90', 'p99'],
      [row('shipped doctors', few), row(`${DOCTORS} more`, many)],
    )
    const times = percentile(many, 0.99) / percentile(few, 0.99)
    console.log(
      `indexed in ${seconds.toFixed(1)} s; p99 ${times.toFixed(1)} times as long (aim: at most ${AIM})`,
    )
    if (times > AIM) process.exitCode = 1
  } finally {
    await drop()
  }
}

void main()
