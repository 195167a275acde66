import type { FormField, FormShape } from '@/model/catalogue/formShape'
import { ROW, isLines, textOf } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'

function* entriesOf(shape: FormShape, path: string, value: unknown): Generator<readonly [string, string]> {
  if (shape.type === 'fixed') return
  if (shape.type === 'object') {
    for (const { name, shape: own } of shape.fields)
      yield* entriesOf(own, `${path}.${name}`, fieldOf(value, name))
    return
  }
  if (shape.type !== 'list') {
    yield [path, textOf(value)]
    return
  }
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  if (isLines(shape.item, value)) yield [path, items.map(String).join('\n')]
  else for (const [index, item] of items.entries()) yield* entriesOf(shape.item, `${path}.${index}`, item)
}

/** What a form with this row sends when nothing is changed. */
export const formOfRow = (fields: readonly FormField[], row: object): URLSearchParams =>
  new URLSearchParams(
    [...entriesOf({ type: 'object', fields }, ROW, row)].map(([name, text]) => [name, text]),
  )
