import { fieldOf } from '@/model/fieldOf'
import type { FormField, FormShape } from './formShape'
import { dayFrom, numberFrom, timeFrom } from './spellings'

/*
 * A row as what a plain form sends, and back. A field is named by its path (`cost.breakdown.0.label`); a list of texts is one
 * field, a line an item. What fits no codec comes back as it was typed, so that it can be refused at its field.
 */

/** What a form may send at most: no row of the catalogue comes near it. */
export const MOST_FIELDS = 4000
const MOST_ITEMS = 300

/** The beginning of the names of a row's fields, beside which a form has others. */
export const ROW = 'row'

/** Element id of the list of what is wrong with a draft. */
export const FAULTS_ID = 'faults'

/** Normalised text: one kind of line break, trimmed, no control characters. */
const cleaned = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a list is one field of text: each item is a line. */
export const isLines = (item: FormShape, value: unknown): boolean =>
  (item.type === 'text' || item.type === 'choice') &&
  (!Array.isArray(value) || !value.some((text) => String(text).includes('\n')))

function indexesOf(form: URLSearchParams, path: string): readonly number[] {
  const found = new Set<number>()
  for (const name of form.keys()) {
    if (!name.startsWith(`${path}.`)) continue
    const [index = ''] = name.slice(path.length + 1).split('.', 1)
    if (/^\d{1,3}$/.test(index) && Number(index) < MOST_ITEMS) found.add(Number(index))
  }
  return [...found].sort((one, other) => one - other)
}

/** Whether nothing was filled in. */
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.values(value).every(isBlank))

function valueOf(shape: FormShape, form: URLSearchParams, path: string, before: unknown): unknown {
  if (shape.type === 'fixed') return before
  if (shape.type === 'object') return objectOf(shape.fields, form, path, before)
  if (shape.type === 'list') {
    const lines = form.get(path)
    if (lines !== null)
      return cleaned(lines)
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    return indexesOf(form, path)
      .map((index) =>
        valueOf(shape.item, form, `${path}.${index}`, Array.isArray(before) ? before[index] : undefined),
      )
      .filter((item) => !isBlank(item))
  }
  const text = cleaned(form.get(path) ?? '')
  if (text === '') return undefined
  switch (shape.type) {
    case 'number':
      return numberFrom(text) ?? text
    case 'boolean':
      return text === 'yes' ? true : text === 'no' ? false : text
    case 'choice':
      return shape.choices.find((choice) => String(choice) === text) ?? text
    case 'day':
      return dayFrom(text) ?? text
    case 'time':
      return timeFrom(text) ?? text
    case 'text':
    case 'reference':
      return text
  }
}

function objectOf(
  fields: readonly FormField[],
  form: URLSearchParams,
  path: string,
  before: unknown,
): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {}
  for (const { name, shape, isRequired, isEmptyText } of fields) {
    const value = valueOf(shape, form, `${path}.${name}`, fieldOf(before, name))
    if (value === undefined && isRequired && isEmptyText) row[name] = ''
    else if (value !== undefined && (isRequired || !isBlank(value))) row[name] = value
  }
  return row
}

/**
 * The row that a form describes.
 * @param before the row that the form was made of: what is fixed stays
 */
export const rowFromForm = (
  fields: readonly FormField[],
  form: URLSearchParams,
  before: object | undefined,
): Readonly<Record<string, unknown>> => objectOf(fields, form, ROW, before)

/** A single value as its field shows it. */
export function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return isObject(value) ? JSON.stringify(value) : String(value)
}
