import type { ReactNode } from 'react'
import { PlainField } from '@/components/account/AccountPages/AccountForm'
import { deskSettingsCopy as copy } from '@/content/copy/deskSettings'
import { interpolate } from '@/content/copy/interpolate'
import type { RowFault } from '@/model/catalogue/primitives'
import { fieldOf, ROW, textOf } from '@/model/catalogue/rowForm'
import { LIMITS, REASON_LISTS, type TypedSettings } from '@/model/desk/settingsForm'
import { idOfPlace, messagesAt } from './settingFaults'

type SettingsFormProps = {
  /** The version that is changed. */
  readonly version: number
  readonly shown: TypedSettings
  readonly faults: readonly RowFault[]
  /** What holds where no hours are typed; empty: always open. */
  readonly catalogueHours: readonly string[]
}

const NEW_REASONS = 2
const NEW_TEMPLATES = 1

const rowsOf = (shown: TypedSettings, name: string, empty: number): readonly unknown[] => {
  const rows = fieldOf(shown, name)
  return [
    ...(Array.isArray(rows) ? (rows as readonly unknown[]) : []),
    ...Array.from({ length: empty }, () => undefined),
  ]
}

type FieldProps = {
  readonly place: string
  readonly label: string
  readonly hint?: string
  readonly faults: readonly RowFault[]
  readonly value: string
  /** Lines of a field for longer text. */
  readonly lines?: number
  readonly isNumber?: boolean
}

/** One field, known by the place of its value. */
const Field = ({ place, label, hint, faults, value, lines, isNumber }: FieldProps) => (
  <PlainField
    id={idOfPlace(place)}
    label={label}
    hint={hint}
    problem={messagesAt(faults, place).join('; ')}
    control={(attributes) =>
      lines === undefined ? (
        <input
          type="text"
          name={`${ROW}.${place}`}
          defaultValue={value}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          {...attributes}
        />
      ) : (
        <textarea name={`${ROW}.${place}`} defaultValue={value} rows={lines} {...attributes} />
      )
    }
  />
)

/** A list with its name, where the fault of the list as a whole is said. */
function Rows({
  name,
  faults,
  hint,
  children,
}: {
  readonly name: (typeof REASON_LISTS)[number] | 'templates'
  readonly faults: readonly RowFault[]
  readonly hint: string
  readonly children: ReactNode
}) {
  const id = idOfPlace(name)
  const messages = messagesAt(faults, name)
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={messages.length > 0 ? `${id}-error ${id}-hint` : `${id}-hint`}
    >
      <legend>{copy.names[name]}</legend>
      <p id={`${id}-hint`} className="hint">
        {hint}
      </p>
      {messages.length > 0 && (
        <p id={`${id}-error`} className="error">
          {messages.join('; ')}
        </p>
      )}
      {children}
    </fieldset>
  )
}

/** A reason: its label alone is seen. */
function Reason({
  place,
  label,
  row,
  faults,
}: {
  readonly place: string
  readonly label: string
  readonly row: unknown
  readonly faults: readonly RowFault[]
}) {
  const id = idOfPlace(`${place}.label`)
  const messages = messagesAt(faults, `${place}.label`)
  return (
    <div className="field" data-invalid={messages.length > 0}>
      <input type="hidden" name={`${ROW}.${place}.id`} value={textOf(fieldOf(row, 'id'))} />
      <label htmlFor={id} className="out-of-sight">
        {label}
      </label>
      <input
        id={id}
        type="text"
        name={`${ROW}.${place}.label`}
        defaultValue={textOf(fieldOf(row, 'label'))}
        autoComplete="off"
        aria-invalid={messages.length > 0 || undefined}
        aria-describedby={messages.length > 0 ? `${id}-error` : undefined}
      />
      {messages.length > 0 && (
        <p id={`${id}-error`} className="error">
          {messages.join('; ')}
        </p>
      )}
    </div>
  )
}

/** The settings as a plain form: it works without JavaScript, and the server alone checks it. */
export function SettingsForm({ version, shown, faults, catalogueHours }: SettingsFormProps) {
  const hours = fieldOf(shown, 'openingHours')
  const templates = rowsOf(shown, 'templates', NEW_TEMPLATES)
  return (
    <form method="post" action="/desk/settings/save" noValidate>
      <input type="hidden" name="version" value={version} />
      <section className="card">
        <h2>{copy.limitsTitle}</h2>
        <div className="limits">
          {LIMITS.map((name) => (
            <Field
              key={name}
              place={name}
              label={copy.names[name]}
              hint={copy.limitHints[name]}
              faults={faults}
              value={textOf(fieldOf(shown, name))}
              isNumber
            />
          ))}
        </div>
        <Field
          place="openingHours"
          label={copy.names.openingHours}
          hint={[
            copy.hoursHint,
            catalogueHours.length > 0
              ? interpolate(copy.hoursOfCatalogue, { hours: catalogueHours.join(', ') })
              : copy.alwaysOpen,
          ].join(' ')}
          faults={faults}
          value={Array.isArray(hours) ? hours.map(textOf).join('\n') : ''}
          lines={3}
        />
      </section>
      {REASON_LISTS.map((name) => (
        <section key={name} className="card">
          <Rows name={name} faults={faults} hint={`${copy.reasonHints[name]} ${copy.rowsHint}`}>
            {rowsOf(shown, name, NEW_REASONS).map((row, at) => (
              <Reason
                key={at}
                place={`${name}.${at}`}
                label={interpolate(copy.reason, { list: copy.names[name], number: String(at + 1) })}
                row={row}
                faults={faults}
              />
            ))}
          </Rows>
        </section>
      ))}
      <section className="card">
        <Rows name="templates" faults={faults} hint={copy.templatesHint}>
          {templates.map((row, at) => (
            <fieldset key={at}>
              <legend>
                {row === undefined
                  ? copy.newTemplate
                  : interpolate(copy.template, { number: String(at + 1) })}
              </legend>
              <input type="hidden" name={`${ROW}.templates.${at}.id`} value={textOf(fieldOf(row, 'id'))} />
              <Field
                place={`templates.${at}.label`}
                label={copy.templateName}
                faults={faults}
                value={textOf(fieldOf(row, 'label'))}
              />
              <Field
                place={`templates.${at}.text`}
                label={copy.templateText}
                faults={faults}
                value={textOf(fieldOf(row, 'text'))}
                lines={3}
              />
            </fieldset>
          ))}
        </Rows>
      </section>
      <button type="submit">{copy.save}</button>
    </form>
  )
}
