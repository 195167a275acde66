import type { ReactNode } from 'react'
import { FormField, type FormFieldProps, PostForm } from '@/components/forms/PostForm'
import { accountCopy } from '@/content/copy/account'
import { interpolate } from '@/content/copy/interpolate'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { CODE_FIELD } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'

/** The field of a code, by its key in the table of form fields. */
export const CodeInput = (attributes: Parameters<FormFieldProps['control']>[0]) => (
  <div className="code">
    <input
      {...attributes}
      name={CODE_FIELD}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  </div>
)

const resendFormId = (id: string): string => `${id}-resend`

type CodeFieldsProps = {
  readonly language: Language
  /** Id of the code's field. */
  readonly id: string
  readonly problem?: string
  /** Id of the sentence that says where the code went. */
  readonly describedBy?: string
  /** Seconds until another code may be requested, in a posted form; 0 or less: now. */
  readonly waitSeconds?: number
  /** Whether a machine counts these seconds down: until then the button cannot be pressed. */
  readonly isCounting?: boolean
  /** The machine's replacements of the single input and of the line below it. */
  readonly live?: { readonly boxes: FormFieldProps['control']; readonly resend: ReactNode }
}

/** The code that was sent, and the way to another one: of the login, of re-verification and of a booking. */
export function CodeFields({
  language,
  id,
  problem,
  waitSeconds = 0,
  isCounting = false,
  live,
  describedBy,
}: CodeFieldsProps) {
  const copy = otpLoginCopy[language]
  return (
    <>
      <FormField
        {...{ id, problem, describedBy }}
        label={copy.otp}
        hint={accountCopy[language].login.otpHint}
        isGroup={Boolean(live)}
        isProblemAlert={Boolean(live)}
        control={live?.boxes ?? CodeInput}
      />
      {live?.resend ?? (
        <div className="beside">
          <span className="hint">{copy.notReceived}</span>
          <button
            type="submit"
            form={resendFormId(id)}
            className="text"
            disabled={isCounting && waitSeconds > 0}
          >
            {copy.resend}
          </button>
          {waitSeconds > 0 && (
            <span className="hint numbers">
              {interpolate(copy.resendIn, { seconds: String(waitSeconds) })}
            </span>
          )}
        </div>
      )}
    </>
  )
}

type ResendFormProps = {
  readonly language: Language
  /** Id of the code's field. */
  readonly id: string
  readonly action: string
  readonly hidden?: Readonly<Record<string, string>>
}

/** The form of the resend button. It comes after the code's form, since forms cannot be nested. */
export const ResendForm = ({ id, ...form }: ResendFormProps) => <PostForm id={resendFormId(id)} {...form} />
