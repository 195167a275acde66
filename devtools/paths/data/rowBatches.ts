/** Which rows of the lead form's table are walked together: on one form, with one press of its button. */
import type { FieldKey, FormValues } from '@/model/lead/formFields'
import type { DataRow } from './dataRow'
import { LEAD_FORM_ROWS } from './leadFormData'

/** With the page's script, or without JavaScript. */
export const MODES = ['live', 'plain'] as const
export type Mode = (typeof MODES)[number]

export type RowBatch = {
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
