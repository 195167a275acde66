import type { InputHTMLAttributes, ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { HiddenFields } from '@/components/ui/HiddenFields'
import type { Language } from '@/model/page/language'

type CardProps = {
  readonly id?: string
  readonly title: string
  /** Close below the title. */
  readonly lead?: string
  readonly children: ReactNode
}

/** A sheet of a page; one with an id is a region named by its title. */
export const Card = ({ id, title, lead, children }: CardProps) => {
  const heading = <h2 id={id && `${id}-title`}>{title}</h2>
  return (
    <section className="card" id={id} aria-labelledby={id && `${id}-title`}>
      {lead === undefined ? (
        heading
      ) : (
        <div>
          {heading}
          <p className="hint">{lead}</p>
        </div>
      )}
      {children}
    </section>
  )
}

type AccountFormProps = {
  /** Where the form is posted. */
  readonly action: string
  /** Undefined at the desk, which has one language. */
  readonly language?: Language
  readonly labelledBy?: string
  /** What is sent beside what is typed. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children: ReactNode
}

/** A form that is posted without JavaScript; the server checks it and shows the page again. */
export const AccountForm = ({ action, language, labelledBy, hidden, children }: AccountFormProps) => (
  <form method="post" action={action} noValidate aria-labelledby={labelledBy}>
    <HiddenFields values={{ ...(language && { language }), ...hidden }} />
    {children}
  </form>
)

type OneButtonFormProps = Omit<AccountFormProps, 'labelledBy'> & {
  readonly look: 'quiet' | 'text'
  /** The button's accessible name, where its text is the same beside several things. */
  readonly label?: string
}

/** A form of one button. */
export const OneButtonForm = ({ look, label, children, ...form }: OneButtonFormProps) => (
  <AccountForm {...form}>
    <button type="submit" className={look} aria-label={label}>
      {children}
    </button>
  </AccountForm>
)

export type PlainFieldProps = {
  readonly id: string
  readonly label: string
  /** The label is for who does not see what stands around the field. */
  readonly isLabelUnseen?: boolean
  readonly hint?: string
  /** What is wrong with it; empty when nothing is. */
  readonly problem?: string
  /** The control, which takes these attributes. */
  readonly control: (attributes: {
    readonly id: string
    readonly 'aria-invalid': boolean | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with its label above, its hint and what is wrong below. */
export function PlainField({ id, label, isLabelUnseen, hint, problem, control }: PlainFieldProps) {
  const below = describedBy(hint && `${id}-hint`, problem && `${id}-error`)
  return (
    <div className="field" data-invalid={Boolean(problem)}>
      <label htmlFor={id} className={isLabelUnseen ? 'out-of-sight' : undefined}>
        {label}
      </label>
      {control({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': below })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={`${id}-error`} className="error">
          {problem}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<PlainFieldProps, 'control'> & InputHTMLAttributes<HTMLInputElement>

/** A field of one line. */
export const TextField = ({ id, label, isLabelUnseen, hint, problem, ...input }: TextFieldProps) => (
  <PlainField
    {...{ id, label, isLabelUnseen, hint, problem }}
    control={(attributes) => <input {...attributes} type="text" {...input} />}
  />
)

/** What is wrong, at the top, where `#problem` in the address brings the focus; each word leads to its field. */
export const ProblemNotice = ({
  notice,
  fields = [],
}: {
  readonly notice: string
  readonly fields?: readonly { readonly id: string; readonly text: string }[]
}) => (
  <div id="problem" className="problem" role="alert" tabIndex={-1}>
    {fields.length === 0 && notice}
    {fields.map(({ id, text }) => (
      <div key={id}>
        <a href={`#${id}`}>{text}</a>
      </div>
    ))}
  </div>
)
