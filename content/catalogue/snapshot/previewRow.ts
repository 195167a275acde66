import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf } from '@/model/catalogue/kinds'
import { processWide } from '@/model/processWide'

/** A draft shown in place of the public row, in one rendering only. */
export interface PreviewRow {
  readonly kind: Kind
  readonly key: string
  readonly row: CatalogueRow[Kind]
}

const previewing = (processWide<AsyncLocalStorage<PreviewRow>>('previewRow').value ??=
  new AsyncLocalStorage())

/** Runs a rendering whose reads find the draft; nothing else of this process does. */
export const withPreview = <Result>(preview: PreviewRow, render: () => Promise<Result>): Promise<Result> =>
  previewing.run(preview, render)

/** The draft of the rendering that is going on. */
export const previewRow = (): PreviewRow | undefined => previewing.getStore()

/** Rows of a kind, with the draft in place of its row, or behind all others where it is new. @param isWhole all rows there are */
export function withPreviewed<K extends Kind>(
  kind: K,
  rows: readonly CatalogueRow[K][],
  isWhole: boolean,
): readonly CatalogueRow[K][] {
  const preview = previewRow()
  if (preview?.kind !== kind) return rows
  const { keyOf } = descriptorOf(kind)
  // It is of this very kind.
  const row = preview.row as CatalogueRow[K]
  const isThere = rows.some((one) => keyOf(one) === preview.key)
  if (!isThere) return isWhole ? [...rows, row] : rows
  return rows.map((one) => (keyOf(one) === preview.key ? row : one))
}
