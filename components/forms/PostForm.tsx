import type { FormHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { preventDefaultThen } from '@/components/ui/preventDefaultThen'
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

type PostFormProps = Pick<FormHTMLAttributes<HTMLFormElement>, 'id' | 'aria-busy' | 'onKeyDown'> & {
  /** Where the form is posted. */
  readonly action: string
  /** Called in place of posting, where a machine has taken the form over. */
  readonly onSubmit?: () => void
  /** Undefined at the desk, which has one language. */
  readonly language?: Language
  readonly labelledBy?: string
  /** What is sent beside what is typed. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** A form that the server checks and answers with a page, unless its machine takes it over. */
export const PostForm = ({
  language,
  labelledBy,
  hidden,
  onSubmit,
  children,
  ...attributes
}: PostFormProps) => (
  <form
    {...attributes}
    method="post"
    noValidate
    aria-labelledby={labelledBy}
    onSubmit={onSubmit && preventDefaultThen(onSubmit)}
  >
    <HiddenFields values={{ ...(language && { language }), ...hidden }} />
    {children}
  </form>
)

type OneButtonFormProps = Omit<PostFormProps, 'labelledBy'> & {
  /** Filled where none is named. */
  readonly look?: 'quiet' | 'text'
  /** The button's accessible name, where its text is the same beside several things. */
  readonly label?: string
}

/** A form of one button. */
export const OneButtonForm = ({ look, label, children, ...form }: OneButtonFormProps) => (
  <PostForm {...form}>
    <button type="submit" className={look} aria-label={label}>
      {children}
    </button>
  </PostForm>
)

export type FormFieldProps = {
  readonly id: string
  readonly label: string
  /** Label for screen readers only. */
  readonly isLabelUnseen?: boolean
  readonly hint?: string
  /** What is wrong with it; empty when nothing is. */
  readonly problem?: string
  /** Announces the problem, which may come while the focus is elsewhere. */
  readonly isProblemAlert?: boolean
  /** Id of a further description. */
  readonly describedBy?: string
  /** The control is several inputs: a group named by the label, in which only the problem describes each. */
  readonly isGroup?: boolean
  /** The control, which takes these attributes. */
  readonly control: (attributes: {
    readonly id: string
    readonly 'aria-invalid': boolean | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with its label above, its hint and what is wrong below. */
export function FormField({
  id,
  label,
  isLabelUnseen,
  hint,
  problem,
  isProblemAlert,
  describedBy: further,
  isGroup = false,
  control,
}: FormFieldProps) {
  const errorId = problem && `${id}-error`
  const below = describedBy(further, hint && `${id}-hint`, errorId)
  const [Box, Label] = isGroup ? (['fieldset', 'legend'] as const) : (['div', 'label'] as const)
  return (
    <Box className="field" data-invalid={Boolean(problem)} aria-describedby={isGroup ? below : undefined}>
      <Label htmlFor={isGroup ? undefined : id} className={isLabelUnseen ? 'out-of-sight' : undefined}>
        {label}
      </Label>
      {control({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': isGroup ? errorId : below,
      })}
      {hint && (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      )}
      {problem && (
        <p id={errorId} className="error" role={isProblemAlert ? 'alert' : undefined}>
          {problem}
        </p>
      )}
    </Box>
  )
}

type TextFieldProps = Omit<FormFieldProps, 'control' | 'describedBy' | 'isGroup'> &
  InputHTMLAttributes<HTMLInputElement>

/** A field of one line. */
export const TextField = ({
  id,
  label,
  isLabelUnseen,
  hint,
  problem,
  isProblemAlert,
  ...input
}: TextFieldProps) => (
  <FormField
    {...{ id, label, isLabelUnseen, hint, problem, isProblemAlert }}
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

type FailureNoticeProps = {
  readonly language: Language
  readonly text: string
  readonly hasFailed: boolean
}

/** Announces that a form could not be sent, where its machine has taken it over. */
export const FailureNotice = ({ language, text, hasFailed }: FailureNoticeProps) => (
  <>
    <div className="notice" role="status">
      {hasFailed && <p className="failed">{text}</p>}
    </div>
    {hasFailed && <ProblemLink language={language} />}
  </>
)
