import 'server-only'
import { cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { KIND_NAMES, type Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, KINDS, descriptorOf } from '@/model/catalogue/kinds'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import type { RowChange } from '@/server/catalogue/changes/changeTags'
import { columnsOf, pagesOf } from '@/server/catalogue/export/exportCatalogue'
import type { ImportOptions, ImportResult } from './importCatalogue'
import { withNames } from './references'
import { type NamesByKind, namedRow } from './rowNames'
import { type RowSource, type RowsByKind, batchesOf, isSameJson, storedRows } from './storeRows'

/**
 * The changes an import would make, without writing anything.
 * @param onChange called with every row that would be added, changed or removed
 */
export async function previewImport(
  executeSql: ExecuteSql,
  rows: RowsByKind,
  { replaces = false, onProgress }: Pick<ImportOptions, 'replaces' | 'onProgress'>,
  onChange: (change: RowChange<Kind>) => void,
): Promise<ImportResult> {
  const count = { added: 0, changed: 0, removed: 0, unchanged: 0 }
  for (const kind of KIND_NAMES) {
    const source: RowSource<CatalogueRow[Kind]> | undefined = rows[kind]
    if (source === undefined) continue
    const given = new Set<string>()
    for await (const batch of batchesOf(source)) {
      const keys = batch.map(descriptorOf(kind).keyOf)
      const before = await storedRows(executeSql, kind, keys)
      for (const [at, after] of batch.entries()) {
        const key = keys[at] ?? ''
        const old = before.get(key)?.row
        given.add(key)
        const sort = old === undefined ? 'added' : isSameJson(old, after) ? 'unchanged' : 'changed'
        count[sort] += 1
        if (sort !== 'unchanged') onChange({ kind, key, before: old, after })
      }
      onProgress?.(count.added + count.changed + count.unchanged)
    }
    if (!replaces) continue
    for await (const page of pagesOf(executeSql, kind))
      for (const { key, row } of page)
        if (!given.has(key)) {
          count.removed += 1
          onChange({ kind, key, before: row })
        }
  }
  return count
}

const SHOWN_LETTERS = 70
/** Letters of context shown before a difference. */
const LEADING_LETTERS = 20

/** Two texts from shortly before where they differ. */
function around(one: string, other: string): readonly [string, string] {
  const texts = [one, other].map((text) => text.replace(/\s+/g, ' '))
  const [a = '', b = ''] = texts
  let same = 0
  while (same < a.length && a[same] === b[same]) same += 1
  const isLong = Math.max(a.length, b.length) > SHOWN_LETTERS
  const start = isLong && same > LEADING_LETTERS ? same - LEADING_LETTERS : 0
  const cut = (text: string) =>
    (start > 0 ? '…' : '') +
    text.slice(start, start + SHOWN_LETTERS) +
    (text.length > start + SHOWN_LETTERS ? '…' : '')
  return [cut(a), cut(b)]
}

/**
 * A change in lines for people: `+ doctors/asha-rao  Dr Asha Rao`, and of a changed row each column `old → new`, with names in
 * place of codes as in a table.
 */
export function changeLines(
  { kind, key, before, after }: RowChange<Kind>,
  names: NamesByKind,
): readonly string[] {
  const { name } = namedRow(kind, key, after ?? before ?? {})
  const title = name === undefined ? `${kind}/${key}` : `${kind}/${key}  ${name}`
  if (before === undefined) return [`+ ${title}`]
  if (after === undefined) return [`- ${title}`]
  const [old, now] = [before, after].map((row) => cellsOfRow(KINDS[kind].codec, withNames(kind, row, names)))
  const columns = columnsOf(kind, new Set(Object.keys({ ...old, ...now })))
  return [
    `~ ${title}`,
    ...columns.flatMap((column) => {
      const [from, to] = [old?.[column] ?? '', now?.[column] ?? '']
      if (from === to) return []
      const [one, other] = around(from, to)
      return [`    ${column}: ${one || '(empty)'} → ${other || '(empty)'}`]
    }),
  ]
}
