import { deskContentCopy as copy } from '@/content/copy/deskContent'
import { wordDiff } from '@/model/desk/wordDiff'
import { fieldLabel } from '@/content/copy/catalogueFields'
import { textOf } from '@/model/catalogue/rowForm'

interface TextDiffProps {
  readonly before: object | undefined
  readonly after: object | undefined
}

const ELEMENT_OF = { removed: 'del', added: 'ins', same: 'span' } as const

/** What of a row changed, field by field and word by word. */
export function TextDiff({ before, after }: TextDiffProps) {
  const changes = changedFields(before, after)
  if (changes.length === 0) return <p className="hint">{copy.noChanges}</p>
  return (
    <dl className="diff">
      {changes.map((change) => (
        <div key={change.field}>
          <dt>{change.field}</dt>
          <dd>
            {wordDiff(change.before, change.after).map(({ kind, text }, at) => {
              const Element = ELEMENT_OF[kind]
              return <Element key={at}>{text}</Element>
            })}
          </dd>
        </div>
      ))}
    </dl>
  )
}

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
function changedFields(
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
