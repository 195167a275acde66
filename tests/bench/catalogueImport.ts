/** Files of a large catalogue, and their way into a database by the clinic's own command. */
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { run } from '@/scripts/process.mjs'
import { generatedCities, generatedDoctors, generatedHospitals } from './generatedRows'

interface CatalogueSize {
  readonly cities: number
  readonly hospitals: number
  readonly doctors: number
}

/** One row a line, as export writes them; never all of them in memory. */
function* jsonText(rows: Iterable<object>): Generator<string> {
  let before = '[\n'
  for (const row of rows) {
    yield before + JSON.stringify(row)
    before = ',\n'
  }
  yield '\n]\n'
}

const writeRows = (folder: string, kind: string, rows: Iterable<object>): Promise<void> =>
  pipeline(Readable.from(jsonText(rows)), createWriteStream(join(folder, `${kind}.json`)))

/** Notes the slugs of each city's hospitals while they pass. */
function* notingHospitals(
  count: number,
  cities: ReturnType<typeof generatedCities>,
  slugsIn: Map<number, string[]>,
) {
  for (const hospital of generatedHospitals(count, cities)) {
    const slugs = slugsIn.get(hospital.cityid) ?? []
    slugs.push(hospital.slug)
    slugsIn.set(hospital.cityid, slugs)
    yield hospital
  }
}

/** Writes the files of a catalogue of this size. */
export async function writeCatalogue(folder: string, size: CatalogueSize): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const cities = generatedCities(size.cities)
  const slugsIn = new Map<number, string[]>()
  await writeRows(folder, 'cities', cities)
  await writeRows(folder, 'hospitals', notingHospitals(size.hospitals, cities, slugsIn))
  await writeRows(folder, 'doctors', generatedDoctors(size.doctors, cities, slugsIn))
}

export interface ImportCost {
  readonly seconds: number
  readonly peakBytes: number
}

/**
 * Imports a file or folder as `npm run catalogue -- import` does, in a process of its own.
 * @throws when the command refuses it
 */
export async function importFiles(path: string, databaseUrl: string, folder: string): Promise<ImportCost> {
  const peakFile = join(folder, 'peak-memory')
  const start = performance.now()
  const code = await run(
    process.execPath,
    [
      ...['--conditions=react-server', '--import', 'tsx', '--import', './tests/bench/peakMemory.mjs'],
      ...['scripts/catalogue.ts', 'import', path],
    ],
    { env: { DATABASE_URL: databaseUrl, PEAK_MEMORY_FILE: peakFile }, quiet: true },
  )
  if (code !== 0) throw new Error(`the import of ${path} failed: npm run catalogue -- import ${path}`)
  return { seconds: (performance.now() - start) / 1000, peakBytes: Number(readFileSync(peakFile, 'utf8')) }
}
