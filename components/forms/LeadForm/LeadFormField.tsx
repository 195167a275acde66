import type { ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { RadioGroup } from '@/components/ui/RadioGroup'
import { splitChoices } from '@/model/lead/severalChoices'
import { elementId, errorId, type FieldViewModel, type FieldOption } from './leadFormViewModel'

type FieldProps = {
  readonly formId: string
  readonly field: FieldViewModel
  readonly optionalHint: string
  readonly error?: string
}

/** Shared attributes for state and error. */
function controlAttributes({ formId, field, error }: FieldProps) {
  const id = elementId(formId, field.key)
  return {
    id,
    name: field.key,
    'aria-required': field.required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(!field.required && `${id}-optional`, error && errorId(formId, field.key)),
  } as const
}

type OptionsProps = { readonly options: readonly FieldOption[]; readonly chosen: string }

const Options = ({ options, chosen }: OptionsProps) =>
  options.map(({ value, label }) => (
    // An option without value submits its text. The preselected one has a value, for readers of the HTML.
    <option key={value} value={value === label && value !== chosen ? undefined : value}>
      {label}
    </option>
  ))

function Labelled({ children, ...props }: FieldProps & { readonly children: ReactNode }) {
  const { formId, field, error, optionalHint } = props
  const id = elementId(formId, field.key)
  return (
    <div className={`field field-${field.key}`} data-invalid={error ? 'true' : undefined}>
      <div className="label-line">
        <label htmlFor={id}>{field.label}</label>
        {!field.required && (
          <span className="optional" id={`${id}-optional`}>
            {optionalHint}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p className="error" id={errorId(formId, field.key)}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Two labelled controls with one error. */
function MobileControls(props: FieldProps & { readonly field: Extract<FieldViewModel, { kind: 'mobile' }> }) {
  const { field, formId } = props
  return (
    <div className="mobile">
      <select
        id={elementId(formId, 'countryCode')}
        name="countryCode"
        aria-label={field.countryLabel}
        defaultValue={field.countryCode}
        autoComplete="tel-country-code"
      >
        <Options options={field.options} chosen={field.countryCode} />
        {field.hint && <option disabled>{field.hint}</option>}
      </select>
      <input
        {...controlAttributes(props)}
        // HTML's autofill has the number without country code as text only.
        type="text"
        // A keyboard with +, for codes that the plain list lacks.
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={field.placeholder}
        defaultValue={field.value}
      />
    </div>
  )
}

function Control(props: FieldProps) {
  const { field } = props
  const shared = controlAttributes(props)
  switch (field.kind) {
    case 'mobile':
      return <MobileControls {...props} field={field} />
    case 'select':
      return (
        <select {...shared} defaultValue={field.value} autoComplete={field.autofill}>
          <option value="">{field.placeholder}</option>
          <Options options={field.options} chosen={field.value} />
        </select>
      )
    case 'textarea':
      return <textarea {...shared} rows={3} placeholder={field.placeholder} defaultValue={field.value} />
    case 'text':
    case 'email':
      return (
        <input
          {...shared}
          type={field.kind}
          inputMode={field.kind === 'email' ? 'email' : undefined}
          autoCapitalize={field.kind === 'email' ? 'none' : undefined}
          autoComplete={field.autofill}
          placeholder={field.placeholder}
          defaultValue={field.value}
        />
      )
    case 'radio':
    case 'checks':
      return null
  }
}

/** A field with label and error. No hooks, because the server renders it too. */
export function LeadFormField(props: FieldProps) {
  const { field, formId, error, optionalHint } = props
  if (field.kind === 'radio' || field.kind === 'checks')
    return (
      <RadioGroup
        id={elementId(formId, field.key)}
        title={field.label}
        question={field.question}
        several={field.kind === 'checks' ? field : undefined}
        name={field.key}
        options={field.options}
        required={field.required}
        optionalHint={optionalHint}
        error={error}
        selected={field.kind === 'checks' ? splitChoices(field.value) : field.value}
      />
    )
  return (
    <Labelled {...props}>
      <Control {...props} />
    </Labelled>
  )
}
