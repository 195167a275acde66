import 'server-only'
import type { Kind } from '@/model/catalogue/kind'
import { type CatalogueRow, descriptorOf } from '@/model/catalogue/kinds'
import { fieldsOf } from '@/model/catalogue/fields'
import type { RowsByKind } from './storeRows'

/*
 * What a catalogue's texts lack that no rule demands: a source for their figures, an address of a source, a review in time.
 * `npm run catalogue -- check` names it; an import does not.
 */

/** Fields with figures of another kind: what a row is known by, and its own figures with notes of their own. */
const NO_STATEMENTS = new Set(['sources', 'slug', 'aliases', 'picture', 'cost', 'hindi'])

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Whether a text states a figure: with a numeral in Latin or Devanagari digits; a date or an id states none. */
const hasFigure = (value: unknown): boolean =>
  textsIn(value).some((text) => /[\d\u0966-\u096f]/.test(text) && !/^\d{4}-\d{2}(-\d{2})?$/.test(text))

interface Sourced {
  readonly sources?: readonly { readonly title: string; readonly url?: string }[]
  readonly nextReview?: string
}

/** @param today `YYYY-MM-DD` */
export function sourceNotesOf<K extends Kind>(
  kind: K,
  row: CatalogueRow[K],
  today: string,
): readonly string[] {
  const { codec, keyOf } = descriptorOf(kind)
  if (!Object.hasOwn(fieldsOf(codec), 'sources')) return []
  const { sources = [], nextReview } = row as Sourced
  const figures = Object.entries(row)
    .filter(([field, value]) => !NO_STATEMENTS.has(field) && hasFigure(value))
    .map(([field]) => field)
  const unaddressed = sources.filter(({ url }) => url === undefined).map(({ title }) => `'${title}'`)
  const name = `${kind}/${keyOf(row)}`
  return [
    ...(sources.length === 0 && figures.length > 0
      ? [`${name}: figures and no source: ${figures.join(', ')}`]
      : []),
    ...(unaddressed.length > 0 ? [`${name}: sources without an address: ${unaddressed.join(', ')}`] : []),
    ...(nextReview !== undefined && nextReview <= today
      ? [`${name}: was to be reviewed by ${nextReview}`]
      : []),
  ]
}

/** The notes on all rows of checked files. @param today `YYYY-MM-DD` */
export async function sourceNotes(rows: RowsByKind, today: string): Promise<readonly string[]> {
  const notes: string[] = []
  for (const [kind, source] of Object.entries(rows) as [Kind, AsyncIterable<CatalogueRow[Kind]>][])
    for await (const row of source) notes.push(...sourceNotesOf(kind, row, today))
  return notes
}
