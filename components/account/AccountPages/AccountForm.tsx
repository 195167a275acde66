import type { ReactNode } from 'react'
import type { Language } from '@/model/page/language'
import { accountCopy } from '@/content/copy/account'
import { modalCopy } from '@/content/copy/modals'
import { accountPath } from '@/model/account/accountPaths'

type AccountFormProps = {
  /** Where the form is posted. */
  readonly action: string
  readonly language: Language
  readonly labelledBy?: string
  readonly children: ReactNode
}

/** A form that is posted without JavaScript; the server checks it and shows the page again. */
export const AccountForm = ({ action, language, labelledBy, children }: AccountFormProps) => (
  <form method="post" action={action} noValidate aria-labelledby={labelledBy}>
    <input type="hidden" name="language" value={language} />
    {children}
  </form>
)

type OneButtonFormProps = Pick<AccountFormProps, 'action' | 'language'> & {
  readonly look: 'quiet' | 'text'
  /** What the button sends beside itself. */
  readonly hidden?: Readonly<Record<string, string>>
  /** The button's accessible name, where its text is the same beside several things. */
  readonly label?: string
  readonly children: ReactNode
}

/** A form of one button. */
export const OneButtonForm = ({ look, hidden = {}, label, children, ...form }: OneButtonFormProps) => (
  <AccountForm {...form}>
    {Object.entries(hidden).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className={look} aria-label={label}>
      {children}
    </button>
  </AccountForm>
)

export type PlainFieldProps = {
  readonly id: string
  readonly label: string
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
export function PlainField({ id, label, hint, problem, control }: PlainFieldProps) {
  const below = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field" data-invalid={Boolean(problem)}>
      <label htmlFor={id}>{label}</label>
      {control({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': below || undefined })}
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

/** A page of the account's for who is not logged in, or while nobody can say. */
export function SignedOut({ language, isAway }: { readonly language: Language; readonly isAway: boolean }) {
  const { profile, problems } = accountCopy[language]
  if (isAway) return <p role="status">{problems.away}</p>
  return (
    <div className="head">
      <p>{profile.signedOut}</p>
      <p className="hint">{profile.signedOutLead}</p>
      <p className="actions">
        <a className="button button-primary" href={accountPath('login', language)} data-opens="login">
          {modalCopy[language].titles.login}
        </a>
      </p>
    </div>
  )
}
