/** Which rows of the lead form's table are walked together: on one form, with one press of its button. */
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { DataRow } from './dataRow'
import { LEAD_FORM_ROWS } from './leadFormData'

/** With the page's script, or without JavaScript. */
export const MODES = ['live', 'plain'] as const
export type Mode = (typeof MODES)[number]

type RowBatch = {
  readonly rows: readonly DataRow[]
  /** What is filled in; an empty one stays as it is on a fresh form. */
  readonly values: FormValues
}

/** All that a row says of the form. */
export const answersOf = (row: DataRow): FormValues => ({ ...row.with, [row.field]: row.value })

const contradicts = (values: FormValues, row: DataRow): boolean =>
  Object.entries(answersOf(row)).some(([key, value]) => (values[key as FieldKey] ?? value) !== value)

/** Batches of rows that say nothing against each other, each row in the first one that it fits. */
export function rowBatches(rows: readonly DataRow[]): readonly RowBatch[] {
  const batches: { rows: DataRow[]; values: FormValues }[] = []
  for (const row of rows) {
    const found = batches.find(({ values }) => !contradicts(values, row))
    if (found) {
      found.rows.push(row)
      Object.assign(found.values, answersOf(row))
    } else batches.push({ rows: [row], values: answersOf(row) })
  }
  return batches
}

/** The rows that a press of the button judges in a mode. */
export const judgedRows = (mode: Mode): readonly DataRow[] =>
  LEAD_FORM_ROWS.filter(({ expects, only = mode }) => only === mode && !('holds' in expects))

/** The rows that say what a field holds while it is filled in. */
export const HELD_ROWS: readonly DataRow[] = LEAD_FORM_ROWS.filter(({ expects }) => 'holds' in expects)

/** How many batches are walked in English every day and in Hindi one day in five; with TEST_ALL=1 all. The first three say every message. */
export const DAILY_BATCHES = { en: 5, hi: 3 } as const

/** The rows of the tier table that are walked every day in English: one of each of its lines and of the insurance's rule. */
export const DAILY_TIERS: readonly string[] = [
  'other-condition-3',
  'other-treatment-city-3',
  'other-blog-2',
  'other-condition-2',
  'other-home-3',
  'city-condition-2',
  'private-other-condition-3',
  'government-city-condition-2',
]

/** When a browser walks a row in a mode: every day, with TEST_ALL=1 alone, or never, because its mode is the other one. */
export function walkedWhen(row: DataRow, mode: Mode): 'every day' | 'TEST_ALL=1' | '' {
  if (mode === 'live' && HELD_ROWS.includes(row)) return 'every day'
  const at = rowBatches(judgedRows(mode)).findIndex(({ rows }) => rows.includes(row))
  if (at < 0) return ''
  return at < DAILY_BATCHES.en ? 'every day' : 'TEST_ALL=1'
}
