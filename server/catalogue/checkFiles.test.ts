import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHIPPED_FOLDER, shippedRows } from '@/content/rows/shippedCatalogue'
import { checkFiles, faultLine, kindOfFile } from './checkFiles'
import { flatRow } from './exportCatalogue'
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
/** As if everything that is shipped stood in the database. */
const everythingKnown = async () => ({ has: () => true }) as unknown as ReadonlySet<string>
const nothingKnown = async () => new Set<string>()
const faultsOf = async (path: string, known = everythingKnown) =>
  (await checkFiles([path], { known })).faults.map(faultLine).map((line) => line.replace(`${folder}/`, ''))

test('the shipped catalogue is right as a whole: every row, every name of another row', async () => {
  const { faults, count } = await checkFiles([SHIPPED_FOLDER], { known: nothingKnown })
  expect(faults.map(faultLine)).toEqual([])
  expect(count).toBeGreaterThan(1000)
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
    expect(lines).toContain('doctors.json:3: consultationFee: expected a whole number')
    expect(lines.some((line) => line.startsWith('doctors.json:3: gender: expected'))).toBe(true)
    expect(lines).toHaveLength(2)
  })

  test('in CSV: the record’s own line', async () => {
    const path = file(
      'costs.csv',
      'treatment,city,minimum,average,maximum\npiles,pune,1,2,3\npiles,delhi,9,5,7\n',
    )
    expect(await faultsOf(path)).toEqual([
      'costs.csv:3: average: expected minimum, average and maximum in this order',
    ])
  })

  test.each([
    ['broken.json', '[{"slug": ', /^doctors\/broken\.json:\d+: not JSON$/],
    ['head.md', 'no front matter', /^doctors\/head\.md:1: expected front matter/],
    ['quote.csv', 'a,b\n"x,1\n', /^doctors\/quote\.csv:\d+: .*[Qq]uote/],
  ])('%s that cannot be read at all', async (name, text, expected) => {
    const [line] = await faultsOf(file(`doctors/${name}`, text))
    expect(line).toMatch(expected)
  })

  test('a field that is missing, deep inside too', async () => {
    const { cost, ...row } = rowLike('treatments')
    const { drivers: _, ...less } = cost
    const path = file('treatments/one.json', JSON.stringify({ ...row, cost: less }))
    expect(await faultsOf(path)).toEqual(['treatments/one.json:1: cost.drivers: is missing'])
  })

  test('a row that stands twice, and one that names what does not exist', async () => {
    const [insurer, hospital] = [rowLike('insurers'), rowLike('hospitals', { insurerSlugs: ['nobody'] })]
    expect(await faultsOf(file('insurers.json', JSON.stringify([insurer, insurer])))).toEqual([
      expect.stringMatching(
        new RegExp(`^insurers.json:1: ${insurer.slug} stands already in .*insurers.json:1$`),
      ),
      expect.stringContaining(`${insurer.InsurerId} stands already`),
    ])
    const known = async (kind: string) =>
      kind === 'insurers' ? new Set<string>() : (everythingKnown() as Promise<ReadonlySet<string>>)
    const path = file('hospitals.json', JSON.stringify([hospital]))
    const { faults } = await checkFiles([path], { known: known as typeof nothingKnown })
    expect(faults.map(({ field, message }) => `${field}: ${message}`)).toEqual([
      'insurerSlugs: insurers/nobody does not exist',
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

test.each(['doctors', 'hospitals', 'treatments', 'costs', 'reviews'] as const)(
  '%s go into a CSV file and come back as they were',
  async (kind) => {
    const rows = shippedRows(kind).slice(0, 20)
    const cells = rows.map((row) => flatRow(row))
    const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
    const path = file(`back/${kind}.csv`, stringify(cells, { header: true, columns }))
    const result = await checkFiles([path], { known: everythingKnown })
    expect(result.faults.map(faultLine)).toEqual([])
    const back: unknown[] = []
    for await (const row of result.rows[kind] ?? []) back.push(row)
    expect(back).toEqual(rows)
  },
)
