import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import type { Database } from '@/server/database/database'
import { type Runtime, setRuntime } from '@/server/runtime'
import { cachedAggregates } from './aggregateCache'
import { CatalogueWatch } from '@/server/catalogue/changes/catalogueWatch'
import { doctorPlaces } from './doctors'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { Conditions, countRows } from './rowQuery'
import { rowLike } from '@/tests/support/testCatalogue'

const countDoctors = ({ cityId }: { readonly cityId?: number }) =>
  countRows('doctors', new Conditions().add('city_id = ?', cityId))
const countHospitals = () => countRows('hospitals', new Conditions())

let own: TestDatabase
let queries = 0
let isAway = false

/** Counts the questions that reach the database. */
const executeSql: Database['executeSql'] = async (text, values) => {
  queries += 1
  if (isAway) throw new Error('away')
  return own.database.executeSql(text, values)
}

beforeEach(async () => {
  own = await createTestDatabase()
  queries = 0
  isAway = false
  await importCatalogue(own.database, {
    doctors: [rowLike('doctors', { slug: 'one', DoctorId: 1, cityid: 514 })],
    hospitals: [rowLike('hospitals')],
  })
  setRuntime({ database: { ...own.database, executeSql } } as unknown as Runtime)
})
afterEach(async () => {
  setRuntime(undefined)
  await own.drop()
})

const second = rowLike('doctors', { slug: 'two', DoctorId: 2, cityid: 514 })

test('numbers are asked once, and again when rows of their kind have changed', async () => {
  const watch = await CatalogueWatch.start(own.database, { askEveryMs: 60_000 })
  try {
    expect(await countDoctors({ cityId: 514 })).toBe(1)
    expect(await countDoctors({ cityId: 514 })).toBe(1)
    expect(queries).toBe(1)
    expect(await countDoctors({ cityId: 93 })).toBe(0)
    await doctorPlaces()
    await countHospitals()
    expect(queries).toBe(4)
    await importCatalogue(own.database, { doctors: [second] })
    await watch.ask()
    expect(await countDoctors({ cityId: 514 })).toBe(2)
    expect((await doctorPlaces()).reduce((sum, { count }) => sum + count, 0)).toBe(2)
    expect(queries).toBe(6)
    await countHospitals()
    expect(queries).toBe(6)
  } finally {
    await watch.stop()
  }
})

test('an answer about two kinds goes when either has changed', async () => {
  const watch = await CatalogueWatch.start(own.database, { askEveryMs: 60_000 })
  const ask = () => cachedAggregates(['doctors', 'hospitals'], 'select 1 as one')
  try {
    await ask()
    await ask()
    expect(queries).toBe(1)
    await importCatalogue(own.database, { doctors: [second] })
    await watch.ask()
    await ask()
    expect(queries).toBe(2)
    await importCatalogue(own.database, { hospitals: [rowLike('hospitals', { slug: 'two', HospitalId: 2 })] })
    await watch.ask()
    await ask()
    expect(queries).toBe(3)
  } finally {
    await watch.stop()
  }
})

test('an error is not kept', async () => {
  const watch = await CatalogueWatch.start(own.database, { askEveryMs: 60_000 })
  try {
    isAway = true
    await expect(countDoctors({})).rejects.toThrow('away')
    isAway = false
    expect(await countDoctors({})).toBe(1)
  } finally {
    await watch.stop()
  }
})

test('where nobody watches the catalogue nothing is kept', async () => {
  expect(await countDoctors({})).toBe(1)
  await importCatalogue(own.database, { doctors: [second] })
  expect(await countDoctors({})).toBe(2)
})
