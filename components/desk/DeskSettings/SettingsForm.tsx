import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { PostForm, Card, FormField, type FormFieldProps } from '@/components/forms/PostForm'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { deskSettingsCopy as copy } from '@/content/copy/deskSettings'
import { interpolate } from '@/content/copy/interpolate'
import type { RowFault } from '@/model/catalogue/primitives'
import { ROW, textOf } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'
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

type FieldProps = Pick<FormFieldProps, 'label' | 'isLabelUnseen' | 'hint'> & {
  readonly place: string
  readonly faults: readonly RowFault[]
  readonly value: unknown
  /** Lines of a field for longer text. */
  readonly lines?: number
  readonly isNumber?: boolean
}

/** One field, known by the place of its value. */
const Field = ({ place, faults, value, lines, isNumber, ...field }: FieldProps) => (
  <FormField
    {...field}
    id={idOfPlace(place)}
    problem={messagesAt(faults, place).join('; ')}
    control={(attributes) =>
      lines === undefined ? (
        <input
          type="text"
          name={`${ROW}.${place}`}
          defaultValue={textOf(value)}
          inputMode={isNumber ? 'numeric' : undefined}
          autoComplete="off"
          {...attributes}
        />
      ) : (
        <textarea name={`${ROW}.${place}`} defaultValue={textOf(value)} rows={lines} {...attributes} />
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

/** The settings as a plain form: it works without JavaScript, and the server alone checks it. */
export function SettingsForm({ version, shown, faults, catalogueHours }: SettingsFormProps) {
  const [hours, rules] = [fieldOf(shown, 'openingHours'), fieldOf(shown, 'assignRules')]
  const idOf = (place: string, row: unknown) => ({ [`${ROW}.${place}.id`]: textOf(fieldOf(row, 'id')) })
  return (
    <PostForm action="/desk/settings/save" hidden={{ version: String(version) }}>
      <Card title={copy.limitsTitle}>
        <div className="limits">
          {LIMITS.map((name) => (
            <Field
              key={name}
              place={name}
              label={copy.names[name]}
              hint={copy.limitHints[name]}
              faults={faults}
              value={fieldOf(shown, name)}
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
      </Card>
      <Card title={copy.assignTitle}>
        <Field
          place="assignRules"
          label={copy.names.assignRules}
          hint={copy.assignHint}
          faults={faults}
          value={Array.isArray(rules) ? rules.map(textOf).join('\n') : ''}
          lines={3}
        />
      </Card>
      {REASON_LISTS.map((name) => (
        <section key={name} className="card">
          <Rows name={name} faults={faults} hint={`${copy.reasonHints[name]} ${copy.rowsHint}`}>
            {rowsOf(shown, name, NEW_REASONS).map((row, at) => (
              <Fragment key={at}>
                <HiddenFields values={idOf(`${name}.${at}`, row)} />
                <Field
                  place={`${name}.${at}.label`}
                  label={interpolate(copy.reason, { list: copy.names[name], number: String(at + 1) })}
                  isLabelUnseen
                  faults={faults}
                  value={fieldOf(row, 'label')}
                />
              </Fragment>
            ))}
          </Rows>
        </section>
      ))}
      <section className="card">
        <Rows name="templates" faults={faults} hint={copy.templatesHint}>
          {rowsOf(shown, 'templates', NEW_TEMPLATES).map((row, at) => (
            <fieldset key={at}>
              <legend>
                {row === undefined
                  ? copy.newTemplate
                  : interpolate(copy.template, { number: String(at + 1) })}
              </legend>
              <HiddenFields values={idOf(`templates.${at}`, row)} />
              <Field
                place={`templates.${at}.label`}
                label={copy.templateName}
                faults={faults}
                value={fieldOf(row, 'label')}
              />
              <Field
                place={`templates.${at}.text`}
                label={copy.templateText}
                faults={faults}
                value={fieldOf(row, 'text')}
                lines={3}
              />
              <Field
                place={`templates.${at}.textHi`}
                label={copy.templateTextHi}
                faults={faults}
                value={fieldOf(row, 'textHi')}
                lines={3}
              />
            </fieldset>
          ))}
        </Rows>
      </section>
      <button type="submit">{copy.save}</button>
    </PostForm>
  )
}

/** The form of the desk's settings: limits side by side where there is room, lists of reasons as lines. */
export const DeskSettingsRoot = styled.div`
  display: grid;
  gap: 24px;

  form,
  .card,
  fieldset {
    min-width: 0;
  }
  fieldset {
    display: grid;
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset fieldset {
    gap: 12px;
    margin-top: 12px;
  }
  fieldset:focus {
    outline: 3px solid var(--green);
    outline-offset: 4px;
  }
  legend {
    float: left;
    width: 100%;
    font-size: 1.0625rem;
  }
  textarea {
    field-sizing: content;
    max-height: 24rem;
  }
  .limits {
    display: grid;
    gap: 20px 24px;
    align-items: start;
  }
  .limits input {
    max-width: 10rem;
  }
  .error {
    color: var(--error);
    font-weight: 600;
  }
  .differences {
    display: grid;
    gap: 4px;
    margin-top: 8px;
    padding-left: 20px;
    color: var(--ink);
    font-weight: 400;
    overflow-wrap: anywhere;
  }

  @media (min-width: 768px) {
    .limits {
      grid-template-columns: 1fr 1fr;
    }
  }
`
