import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, keyOf } from '@/model/catalogue/kinds'
import { checkFiles } from '@/server/catalogue/import/checkFiles'
import { faultLine } from '@/server/catalogue/import/fileFaults'
import { withNames } from '@/server/catalogue/import/references'
import { type KnownRows, namedRow, namesFor } from '@/server/catalogue/import/rowNames'

const folder = mkdtempSync(join(tmpdir(), 'shalya-spreadsheets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As if the database contained all shipped rows. */
const known: KnownRows = async (kind) => shippedRows(kind).map((row) => namedRow(kind, keyOf(kind, row), row))

/** What an import reads in a file: its rows where nothing is wrong, else what is. */
export async function readRows(name: string, content: string | Uint8Array) {
  const path = join(folder, name)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, content)
  const { rows, faults, notes, count } = await checkFiles([path], { known })
  const found: unknown[] = []
  if (faults.length === 0)
    for (const source of Object.values(rows)) for await (const row of source) found.push(row)
  const lines = faults.map(faultLine).map((line) => line.replace(`${folder}/`, ''))
  return { rows: found, faults: lines, count, notes: notes.map((note) => note.replace(`${folder}/`, '')) }
}

/** Rows of a kind as cells with names, under the headings that are given. */
export async function tableOf(kind: Kind, rows: readonly object[]) {
  const names = await namesFor([kind], known)
  const cells = rows.map((row) => cellsOfRow(KINDS[kind].codec, withNames(kind, row, names)))
  const columns = [...new Set(cells.flatMap((row) => Object.keys(row)))]
  return { columns, lines: cells.map((row) => columns.map((column) => row[column] ?? '')) }
}
