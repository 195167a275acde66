import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { type FileRow, WHOLE_BYTES, readRowFile, streamRowFile } from './rowFiles'

const folder = mkdtempSync(join(tmpdir(), 'shalya-stream-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
/** A file that is too large to be read as a whole. */
function largeFile(name: string, text: string): string {
  expect(Buffer.byteLength(text)).toBeGreaterThan(WHOLE_BYTES)
  return file(name, text)
}
async function streamed(path: string): Promise<readonly FileRow[]> {
  const rows: FileRow[] = []
  for await (const row of streamRowFile(path)) rows.push(row)
  return rows
}

/** Texts with special characters of JSON and CSV, and multibyte letters; enough of them to be read in chunks. */
const ROWS = Array.from({ length: 500 }, (_, at) => ({
  slug: `row-${at}`,
  text: `कमरा ${at} "quoted" [1, {2}] \\ back, comma; “and” so on `.repeat(30),
  list: [at, [at, { deep: `}]${at}` }]],
  yes: at % 2 === 0,
}))

describe('a large file gives the rows that it gives when it is read as a whole', () => {
  test.each([
    ['one row a line', `[\n${ROWS.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`],
    ['spread over lines', JSON.stringify(ROWS, null, 2)],
    ['all in one line', `  ${JSON.stringify(ROWS)}  `],
    ['with rows that are no objects', JSON.stringify([...ROWS, 1, 'two', null, []])],
  ])('JSON, %s', async (_, text) => {
    const path = largeFile('rows.json', text)
    expect(await streamed(path)).toEqual(readRowFile(path))
  })

  test('CSV', async () => {
    const cells = ROWS.map(({ list, yes, ...row }) => ({
      ...row,
      list: JSON.stringify(list),
      yes: String(yes),
    }))
    const path = largeFile('rows.csv', stringify(cells, { header: true }))
    expect(await streamed(path)).toEqual(readRowFile(path))
  })
})

const BULK = ROWS.map((row) => JSON.stringify(row)).join(',\n')
describe('a large file that is no list is refused with its line', () => {
  test.each([
    ['that does not end', `[\n${BULK}`, ROWS.length + 1],
    ['with something after it', `[\n${BULK}\n] more`, ROWS.length + 1],
    ['with a comma too many', `[\n${BULK},\n]`, ROWS.length + 2],
    ['with a broken row', `[\n${BULK},\n{"slug": }\n]`, ROWS.length + 2],
    ['of objects without a list', BULK, 1],
  ])('%s', async (_, text, line) => {
    const path = largeFile('broken.json', text)
    await expect(streamed(path)).rejects.toThrow(new RegExp(`broken\\.json:(${line}|${line - 1}): not JSON`))
  })

  test('a CSV file with an open quotation mark', async () => {
    const path = largeFile('broken.csv', `a,b\n${`${'x'.repeat(300)},y\n`.repeat(4_000)}"x,1\n`)
    await expect(streamed(path)).rejects.toThrow(
      /broken\.csv:4002: a quotation mark opens a cell and none closes it/,
    )
  })
})

test('a small file is read too, and a missing one is told', async () => {
  expect(await streamed(file('small.json', '[{"a":1}]'))).toEqual([
    { file: join(folder, 'small.json'), line: 1, row: { a: 1 } },
  ])
  await expect(streamed(join(folder, 'nowhere.json'))).rejects.toThrow('cannot be read')
})
