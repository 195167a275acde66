import { fieldLabel } from '@/content/copy/catalogueFields'
import { textOf } from '@/model/catalogue/rowForm'

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A value as people read it: items and inner fields a line each. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map((item) => plainText(item)).join('\n')
  if (!isObject(value)) return textOf(value)
  return Object.entries(value)
    .map(([name, inner]) => `${fieldLabel(name)}: ${plainText(inner)}`)
    .join('\n')
}

/** The fields in which two rows differ, the fields of a field each by itself, as texts. */
export function changedFields(
  before: object | undefined,
  after: object | undefined,
): readonly { readonly field: string; readonly before: string; readonly after: string }[] {
  const names = [...new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})])]
  return names.flatMap((name) => {
    const [was, is] = [before, after].map((row): unknown => row && Reflect.get(row, name))
    const isDeep = [was, is].every((one) => one === undefined || (isObject(one) && !Array.isArray(one)))
    if (isDeep && (isObject(was) || isObject(is)))
      return changedFields(isObject(was) ? was : undefined, isObject(is) ? is : undefined).map((change) => ({
        ...change,
        field: `${fieldLabel(name)}: ${change.field}`,
      }))
    const [old, now] = [plainText(was), plainText(is)]
    return old === now ? [] : [{ field: fieldLabel(name), before: old, after: now }]
  })
}
