import type { ReactNode } from 'react'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { deskContentCopy as copy } from '@/content/copy/deskContent'
import { fieldHelp, fieldLabel } from '@/content/copy/catalogueFields'
import type { FormField } from '@/model/catalogue/formShape'
import type { Kind } from '@/model/catalogue/kind'
import { KINDS, isMedical } from '@/model/catalogue/kinds'
import { ROW } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'
import type { RowFault } from '@/model/catalogue/primitives'
import { FaultList } from './FaultList'
import { FieldInput, namesId } from './FieldInput'
import { plainText } from './TextDiff'

interface TextFormProps {
  readonly kind: Kind
  /** '' of a new row. */
  readonly textKey: string
  readonly version: number
  readonly baseHash: string
  readonly fields: readonly FormField[]
  readonly values: object
  readonly choices: ReadonlyMap<Kind, readonly string[]>
  readonly faults: readonly RowFault[]
  /** By field, the rows that have another value for some pages. */
  readonly outranked?: Readonly<Record<string, readonly string[]>>
  /** The same subject in the other language, read only. */
  readonly other?: object
  /** Who is not sends every text for review. */
  readonly isPublisher: boolean
  readonly children?: ReactNode
}

/** Where a field's Hindi text is: in its own field, or in the Hindi page's part. */
function hindiOf(
  kind: Kind,
  fields: readonly FormField[],
  { name }: FormField,
): { readonly field: FormField; readonly path: readonly string[] } | undefined {
  const own = [
    name === KINDS[kind].nameField ? 'hindi' : '',
    `${name}Hindi`,
    `hindi${name[0]?.toUpperCase()}${name.slice(1)}`,
  ]
  const field = fields.find((one) => own.includes(one.name))
  if (field) return { field, path: [field.name] }
  const page = fields.find((one) => one.name === 'inHindi')
  const within =
    page?.shape.type === 'object' ? page.shape.fields.find((one) => one.name === name) : undefined
  return within && { field: within, path: ['inHindi', name] }
}

const at = (row: object, path: readonly string[]): unknown => path.reduce<unknown>(fieldOf, row)

/** The form of a row, made of its codec: both languages side by side. */
export function TextForm(props: TextFormProps) {
  const { kind, textKey, version, baseHash, fields, values, choices, faults, other, children } = props
  const helpOf = ({ name }: FormField): string | undefined => {
    const above = props.outranked?.[name] ?? []
    const help = [fieldHelp(kind, name), above.length > 0 && copy.outranked(above.join(', '))]
    return help.filter(Boolean).join(' ') || undefined
  }
  const pairs = fields.map((field) => ({ field, hindi: hindiOf(kind, fields, field) }))
  const asHindi = new Set(pairs.flatMap(({ hindi }) => (hindi ? [hindi.path[0]] : [])))
  const input = (field: FormField, path: readonly string[], lang?: string) => (
    <FieldInput
      shape={field.shape}
      path={[ROW, ...path].join('.')}
      label={path.length > 1 ? `${fieldLabel(field.name)} (${copy.hindi})` : fieldLabel(field.name)}
      value={at(values, path)}
      isRequired={field.isRequired}
      help={lang === 'hi' && path.length > 1 ? undefined : helpOf(field)}
      faults={faults}
      lang={lang}
    />
  )
  return (
    <form method="post" action="/desk/catalogue/save" autoComplete="off">
      <HiddenFields values={{ kind, key: textKey, version, base: baseHash }} />
      <FaultList fields={fields} values={values} faults={faults} />
      {pairs
        .filter(({ field }) => !asHindi.has(field.name))
        .map(({ field, hindi }) => (
          <div key={field.name} className={hindi || other ? 'pair' : undefined}>
            {input(field, [field.name])}
            {hindi && input(hindi.field, hindi.path, 'hi')}
            {!hindi && other && (
              <OtherText value={fieldOf(other, field.name)} label={fieldLabel(field.name)} />
            )}
          </div>
        ))}
      {[...choices].map(([named, names]) => (
        <datalist key={named} id={namesId(named)}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ))}
      <div className="bar">
        <button type="submit" className="main">
          {copy.save}
        </button>
        {(isMedical(kind) || !props.isPublisher) && (
          <button type="submit" name="then" value="request">
            {copy.saveAndRequest}
          </button>
        )}
        {!isMedical(kind) && props.isPublisher && (
          <button type="submit" name="then" value="publish">
            {copy.saveAndPublish}
          </button>
        )}
        {children}
      </div>
    </form>
  )
}

/** What the page in the other language has in a field. */
const OtherText = ({ value, label }: { readonly value: unknown; readonly label: string }) =>
  plainText(value) === '' ? (
    <div />
  ) : (
    <div className="field">
      <p className="hint">
        {label}: {copy.otherLanguage}
      </p>
      <p className="beside">{plainText(value)}</p>
    </div>
  )
