import type { FormHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { describedBy } from '@/components/ui/describedBy'
import { HiddenFields } from '@/components/ui/HiddenFields'
import { ProblemLink } from '@/components/ui/ProblemLink'
import { preventDefaultThen } from '@/components/ui/preventDefaultThen'
import type { Language } from '@/model/page/language'

type CardProps = {
  readonly id?: string
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A card; with an id it is a region named by its title. */
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
  readonly action: string
  /** Replaces posting once a machine runs. */
  readonly onSubmit?: () => void
  /** Undefined at the desk, which is English only. */
  readonly language?: Language
  readonly labelledBy?: string
  /** Hidden fields. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly children?: ReactNode
}

/** A form that the server validates and answers with a page, unless a machine takes it over. */
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
  /** Default: filled. */
  readonly look?: 'quiet' | 'text'
  /** Accessible name, where several buttons have the same text. */
  readonly label?: string
}

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
  /** Empty without a problem. */
  readonly problem?: string
  /** Announces the problem, for when the focus is elsewhere. */
  readonly isProblemAlert?: boolean
  /** Id of a further description. */
  readonly describedBy?: string
  /** Several inputs: a group named by the label; only the problem describes each. */
  readonly isGroup?: boolean
  /** Renders the control with these attributes. */
  readonly control: (attributes: {
    readonly id: string
    readonly 'aria-invalid': boolean | undefined
    readonly 'aria-describedby': string | undefined
  }) => ReactNode
}

/** A field with label, hint and problem. */
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

/** Problems at the top, where `#problem` moves the focus, linked to their fields. */
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

/** Announces that sending failed, once a machine runs. */
export const FailureNotice = ({ language, text, hasFailed }: FailureNoticeProps) => (
  <>
    <div className="notice" role="status">
      {hasFailed && <p className="failed">{text}</p>}
    </div>
    {hasFailed && <ProblemLink language={language} />}
  </>
)
