import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHIPPED_FOLDER, shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { kindOfFile } from './catalogueFiles'
import { checkFiles } from './checkFiles'
import { faultLine } from './fileFaults'
import { CSV_FORM, cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { KINDS, keyOf } from '@/model/catalogue/kinds'
import { columnsOf } from '@/server/catalogue/export/exportCatalogue'
import { withNames } from './references'
import { type KnownRows, namedRow, namesFor } from './rowNames'
import { rowLike } from '@/tests/support/testCatalogue'
import { stringify } from 'csv-stringify/sync'

const folder = mkdtempSync(join(tmpdir(), 'shalya-rows-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, text)
  return path
}
/** As if the database contained all shipped rows. */
const everythingKnown: KnownRows = async (kind) =>
  shippedRows(kind).map((row) => namedRow(kind, keyOf(kind, row), row))
const nothingKnown: KnownRows = async () => []
const faultsOf = async (path: string, known = everythingKnown) =>
  (await checkFiles([path], { known })).faults.map(faultLine).map((line) => line.replace(`${folder}/`, ''))

test('the shipped catalogue is right as a whole: every row, every name of another row', async () => {
  const { faults, count } = await checkFiles([SHIPPED_FOLDER], { known: nothingKnown })
  expect(faults.map(faultLine)).toEqual([])
  expect(count).toBeGreaterThan(1000)
})

test('rows that are to be replaced may not be named by the new ones any more', async () => {
  const own = join(folder, 'own')
  const [first, ...others] = shippedRows('departments')
  file('own/departments.json', JSON.stringify(others))
  file('own/treatments.json', JSON.stringify([rowLike('treatments')]))
  const replaced = await checkFiles([own], { known: everythingKnown, replaces: true })
  expect(replaced.faults.map(faultLine).join()).toMatch(
    new RegExp(`treatments\\.json:1: departmentid: '${first?.DepartmentId}' is not among the departments`),
  )
  const added = await checkFiles([own], { known: everythingKnown })
  expect(added.faults).toEqual([])
})

test('a file is read once, unless it has too many rows to be kept', async () => {
  const rowsAfterRemoval = async (count: number) => {
    const path = file('cities.json', JSON.stringify(Array.from({ length: count }, (_, at) => city(at))))
    const { rows, faults } = await checkFiles([path], { known: everythingKnown })
    expect(faults).toEqual([])
    rmSync(path)
    let read = 0
    for await (const row of rows.cities ?? []) read += row.slug === '' ? 0 : 1
    return read
  }
  const city = (at: number) =>
    rowLike('cities', { slug: `town-${at}`, cityid: 100_000 + at, cityname: `Town ${at}`, aliasSlugs: [] })
  expect(await rowsAfterRemoval(1_000)).toBe(1_000)
  await expect(rowsAfterRemoval(10_001)).rejects.toThrow('cannot be read')
})

describe('a fault is told by file, line and field', () => {
  test('in JSON: the line at which the row begins', async () => {
    const rows = [
      rowLike('doctors'),
      { ...rowLike('doctors', {}, 1), consultationFee: -5, gender: 'unknown' },
    ]
    const lines = await faultsOf(
      file('doctors.json', `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`),
    )
    expect(lines).toContain('doctors.json:3: consultationFee: expected a whole number such as 1200')
    expect(lines.some((line) => line.startsWith('doctors.json:3: gender: expected'))).toBe(true)
    expect(lines).toHaveLength(2)
  })

  test('in CSV: the record’s own line', async () => {
    const path = file(
      'costs.csv',
      'treatment,city,minimum,average,maximum\npiles,pune,1,2,3\npiles,delhi,9,5,7\n',
    )
    expect(await faultsOf(path)).toEqual([
      'costs.csv:3: cell D3, average: expected minimum, average and maximum in this order',
    ])
  })

  test.each([
    ['broken.json', '[{"slug": ', /^doctors\/broken\.json:\d+: not JSON$/],
    ['head.md', 'no front matter', /^doctors\/head\.md:1: expected front matter/],
    [
      'long.csv',
      'slug,hindi\na,b\na,b,3\n',
      /^doctors\/long\.csv:3: cell C3: '3' stands in a column without a heading$/m,
    ],
    ['quote.csv', 'a,b\n"x,1\n', /^doctors\/quote\.csv:2: a quotation mark opens a cell/m],
  ])('%s that cannot be read at all', async (name, text, expected) => {
    expect((await faultsOf(file(`doctors/${name}`, text))).join('\n')).toMatch(expected)
  })

  test('a field that is missing, deep inside too', async () => {
    const { cost, ...row } = rowLike('treatments')
    const { drivers: _, ...less } = cost
    const path = file('treatments/one.json', JSON.stringify({ ...row, cost: less }))
    expect(await faultsOf(path)).toEqual([
      'treatments/one.json:1: cost.drivers: is missing, expected a list of texts with at least one',
    ])
  })

  test('a row that stands twice, and one that names what does not exist', async () => {
    const [insurer, hospital] = [rowLike('insurers'), rowLike('hospitals', { insurerSlugs: ['nobody'] })]
    expect(await faultsOf(file('insurers.json', JSON.stringify([insurer, insurer])))).toEqual([
      expect.stringMatching(
        new RegExp(`^insurers.json:1: ${insurer.slug} stands already in .*insurers.json:1$`),
      ),
      expect.stringContaining(`${insurer.InsurerId} stands already`),
    ])
    expect(await faultsOf(file('hospitals.json', JSON.stringify([hospital])))).toEqual([
      expect.stringMatching(
        /^hospitals.json:1: insurerSlugs: 'nobody' is not among the insurers, expected a name such as /,
      ),
    ])
  })

  test('a file whose kind nobody can tell', async () => {
    expect((await faultsOf(file('things.json', '[]')))[0]).toMatch(/^things\.json:1: expected a kind/)
  })
})

test('the kind of a file is told by its name or its folder', () => {
  expect(kindOfFile('/x/doctors.csv')).toBe('doctors')
  expect(kindOfFile('/x/articles/hi/piles.md')).toBe('articles')
  expect(kindOfFile('/x/y.json')).toBeUndefined()
})

/** A kind's rows as an export writes them. */
async function sheet(kind: Kind, rows: readonly object[]): Promise<string> {
  const names = await namesFor([kind], everythingKnown)
  const cells = rows.map((row) => cellsOfRow(KINDS[kind].codec, withNames(kind, row, names)))
  const columns = columnsOf(kind, new Set(cells.flatMap((row) => Object.keys(row))))
  return stringify(cells, { ...CSV_FORM, header: true, columns: [...columns] })
}

async function rowsIn(path: string, known = everythingKnown): Promise<readonly unknown[]> {
  const { rows, faults } = await checkFiles([path], { known })
  expect(faults.map(faultLine)).toEqual([])
  const back: unknown[] = []
  for (const source of Object.values(rows)) for await (const row of source) back.push(row)
  return back
}

test.each(KIND_NAMES)('%s go into a CSV file with names, and come back as they were', async (kind) => {
  const rows = shippedRows(kind)
  expect(await rowsIn(file(`back/${kind}.csv`, await sheet(kind, rows)))).toEqual(rows)
})

describe('a file names rows as people do', () => {
  const doctor = rowLike('doctors')
  const doctorWith = (changes: object) =>
    file('named/doctors.json', JSON.stringify([{ ...doctor, ...changes }]))
  const cities = shippedRows('cities')
  const idOf = (name: string) => cities.find(({ cityname }) => cityname === name)?.cityid

  test('an export has names, the most telling columns first and the ids last', async () => {
    const [head = '', first = ''] = (await sheet('doctors', [doctor])).split('\n')
    expect(head).toMatch(
      /^DoctorName,hindi,departmentid,cityid,hospitalSlugs,consultationFee,.*,slug,DoctorId$/,
    )
    const city = cities.find(({ cityid }) => cityid === doctor.cityid)
    const department = shippedRows('departments').find(
      ({ DepartmentId }) => DepartmentId === doctor.departmentid,
    )
    expect(first).toContain(
      `${doctor.DoctorName},${doctor.hindi},${department?.DepartmentName},${city?.cityname},`,
    )
  })

  test.each([['Pune'], ['  pune '], ['Poona'], [idOf('Pune')], [String(idOf('Pune'))]])(
    'the city %j is Pune',
    async (city) => {
      expect(await rowsIn(doctorWith({ cityid: city }))).toEqual([{ ...doctor, cityid: idOf('Pune') }])
    },
  )

  test('lists may mix names, slugs and ids', async () => {
    const [one, two, three] = shippedRows('treatments')
    const treatmentSlugs = [one!.ProcedureName, two!.slug, three!.ProcedureId]
    expect(await rowsIn(doctorWith({ treatmentSlugs }))).toEqual([
      { ...doctor, treatmentSlugs: [one!.slug, two!.slug, three!.slug] },
    ])
  })

  test('a name that is near is proposed', async () => {
    expect(await faultsOf(doctorWith({ cityid: 'Puna', treatmentSlugs: ['Pyles'] }))).toEqual([
      "named/doctors.json:1: cityid: 'Puna' is not among the cities, did you mean Pune?",
      "named/doctors.json:1: treatmentSlugs: 'Pyles' is not among the treatments, did you mean Piles Treatment?",
    ])
  })

  const hospital = rowLike('hospitals')
  const twin = { ...hospital, HospitalId: 9001, slug: 'a-twin' }
  const twins: KnownRows = async (kind) =>
    [...shippedRows(kind), ...(kind === 'hospitals' ? [twin] : [])].map((row) =>
      namedRow(kind, Reflect.get(row, 'slug') as string, row),
    )

  test('a name that several rows have is a fault, and no export writes it', async () => {
    expect(await faultsOf(doctorWith({ hospitalSlugs: [hospital.HospitalName] }), twins)).toEqual([
      `named/doctors.json:1: hospitalSlugs: '${hospital.HospitalName}' is the name of several hospitals, write which: ` +
        `${hospital.slug} (${hospital.HospitalId}), a-twin (9001)`,
    ])
    const names = await namesFor(['doctors'], twins)
    expect(withNames('doctors', { ...doctor, hospitalSlugs: ['a-twin'] }, names)).toMatchObject({
      hospitalSlugs: ['a-twin'],
    })
  })

  test('a row that the same files bring or rename is known by its new name, and still by the old one', async () => {
    const [city] = cities
    const renamed = { ...city!, cityname: 'Newtown' }
    file('both/cities.json', JSON.stringify([renamed]))
    for (const cityid of ['Newtown', city!.cityname]) {
      file('both/doctors.json', JSON.stringify([{ ...doctor, cityid }]))
      expect(await rowsIn(join(folder, 'both'))).toEqual([renamed, { ...doctor, cityid: city!.cityid }])
    }
  })
})
