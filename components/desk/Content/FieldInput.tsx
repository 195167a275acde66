import { describedBy } from '@/components/ui/describedBy'
import { deskContentCopy as copy } from '@/content/copy/deskContent'
import { fieldLabel } from '@/content/copy/catalogueFields'
import type { FormField, FormShape } from '@/model/catalogue/formShape'
import type { Kind } from '@/model/catalogue/kind'
import { isLines, textOf } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'
import type { RowFault } from '@/model/catalogue/primitives'

interface FieldInputProps {
  readonly shape: FormShape
  /** Its name in the form, such as `row.cost.breakdown.0.label`. */
  readonly path: string
  readonly label: string
  readonly value: unknown
  readonly isRequired?: boolean
  readonly help?: string
  readonly faults: readonly RowFault[]
  readonly lang?: string
}

/** The name of a field as faults have it: without the beginning of the form's names. */
const placeOf = (path: string): string => path.slice(path.indexOf('.') + 1)

/** From so many letters on a text has several lines. */
const LINE_LETTERS = 60
const PROSE = /summary|about|body|answer|text|insurance|delayed|what|meaning|message|tagline|address/i

/** The id of the list of names that a reference offers. */
export const namesId = (kind: Kind): string => `names-${kind}`

type AboutProps = { readonly path: string; readonly help?: string; readonly own: readonly RowFault[] }

/** A field's help, and what is wrong with it. */
const About = ({ path, help, own }: AboutProps) => (
  <>
    {help && (
      <p className="hint" id={`${path}-help`}>
        {help}
      </p>
    )}
    {own.length > 0 && (
      <p className="error" id={`${path}-error`}>
        {own.map(({ message }) => message).join('; ')}
      </p>
    )}
  </>
)

/** The ids of both. */
const aboutOf = ({ path, help, own }: AboutProps): string | undefined =>
  describedBy(help && `${path}-help`, own.length > 0 && `${path}-error`)

/** One value: label, help, what is wrong, and a control that works without JavaScript. */
function SingleInput({ shape, path, label, value, isRequired, help, faults, lang }: FieldInputProps) {
  const own = faults.filter(({ field }) => field === placeOf(path))
  const text = textOf(value)
  const control = {
    id: path,
    name: path,
    lang,
    'aria-invalid': own.length > 0 || undefined,
    'aria-describedby': aboutOf({ path, help, own }),
  }
  return (
    <div className="field">
      <label htmlFor={path}>
        {label}
        {!isRequired && <span className="hint"> {copy.optional}</span>}
      </label>
      <About path={path} help={help} own={own} />
      <Control shape={shape} path={path} text={text} control={control} />
    </div>
  )
}

/** How a value is written, where people write it in several ways. */
const PLACEHOLDERS: Readonly<Partial<Record<FormShape['type'], string>>> = {
  day: '2027-11-21',
  time: '09:30',
}

type ControlProps = {
  readonly shape: FormShape
  readonly path: string
  readonly text: string
  readonly control: Readonly<Record<string, string | boolean | undefined>>
}

function Control({ shape, path, text, control }: ControlProps) {
  if (shape.type === 'boolean' || shape.type === 'choice') {
    const choices = shape.type === 'choice' ? shape.choices.map(String) : [copy.yes, copy.no]
    return (
      <select {...control} defaultValue={text}>
        <option value="">{copy.notSet}</option>
        {[...choices, ...(text === '' || choices.includes(text) ? [] : [text])].map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
    )
  }
  if (shape.type === 'reference')
    return <input {...control} defaultValue={text} list={namesId(shape.kind)} autoComplete="off" />
  const isLong = text.length > LINE_LETTERS || text.includes('\n') || PROSE.test(path)
  if (shape.type === 'list' || (shape.type === 'text' && isLong))
    return (
      <textarea
        {...control}
        rows={Math.min(12, Math.max(2, Math.ceil(text.length / 70)))}
        defaultValue={text}
      />
    )
  return (
    <input
      {...control}
      defaultValue={text}
      inputMode={shape.type === 'number' ? 'decimal' : undefined}
      placeholder={PLACEHOLDERS[shape.type]}
      autoComplete="off"
    />
  )
}

/** The items of a list, and an empty one. */
function ListInput(props: FieldInputProps & { readonly item: FormShape }) {
  const { item, path, label, value, help, faults, lang } = props
  const items = Array.isArray(value) ? (value as readonly unknown[]) : []
  const own = faults.filter(({ field }) => field === placeOf(path))
  return (
    <fieldset id={path} aria-describedby={aboutOf({ path, help, own })}>
      <legend>{label}</legend>
      <About path={path} help={help} own={own} />
      {[...items, undefined].map((one, at) => (
        <FieldInput
          key={at}
          shape={item}
          path={`${path}.${at}`}
          label={at < items.length ? copy.item(at + 1) : copy.newItem}
          value={one}
          isRequired
          faults={faults}
          lang={lang}
        />
      ))}
      <p className="hint">{copy.blank}</p>
    </fieldset>
  )
}

/** How a value of any shape is asked for. */
export function FieldInput(props: FieldInputProps) {
  const { shape, path, label, value, help, faults, lang } = props
  if (shape.type === 'fixed')
    return textOf(value) === '' ? null : (
      <div className="field" id={path}>
        <p>
          <b>{label}</b> <span className="hint">{copy.fixed}</span>
        </p>
        <p className="fixed">{textOf(value)}</p>
      </div>
    )
  if (shape.type === 'object')
    return (
      <fieldset id={path} aria-describedby={aboutOf({ path, help, own: [] })}>
        <legend>{label}</legend>
        <About path={path} help={help} own={[]} />
        <FieldInputs fields={shape.fields} path={path} value={value} faults={faults} lang={lang} />
      </fieldset>
    )
  if (shape.type !== 'list') return <SingleInput {...props} />
  const { item } = shape
  if (!isLines(item, value)) return <ListInput {...props} item={item} />
  const lines = Array.isArray(value) ? value.map(String).join('\n') : textOf(value)
  const ownFaults = faults.map((fault) =>
    fault.field.startsWith(`${placeOf(path)}.`) ? { ...fault, field: placeOf(path) } : fault,
  )
  return (
    <SingleInput
      {...props}
      faults={ownFaults}
      value={lines}
      help={[help, copy.lines].filter(Boolean).join('. ')}
      isRequired
    />
  )
}

type FieldInputsProps = Pick<FieldInputProps, 'path' | 'value' | 'faults' | 'lang'> & {
  readonly fields: readonly FormField[]
}

/** The fields of an object, one below the other. */
const FieldInputs = ({ fields, path, value, faults, lang }: FieldInputsProps) => (
  <>
    {fields.map(({ name, shape, isRequired }) => (
      <FieldInput
        key={name}
        shape={shape}
        path={`${path}.${name}`}
        label={fieldLabel(name)}
        value={fieldOf(value, name)}
        isRequired={isRequired}
        faults={faults}
        lang={name === 'hi' || name.toLowerCase().includes('hindi') ? 'hi' : lang}
      />
    ))}
  </>
)
