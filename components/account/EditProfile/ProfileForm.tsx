import { FailureNotice, PostForm, TextField } from '@/components/forms/PostForm'
import { editProfileCopy } from '@/content/copy/editProfile'
import { MAX_NAME_LENGTH } from '@/model/account/account'
import { PROFILE_FIELDS, type ProfileField, type ProfileValues } from '@/model/account/profile'
import type { Language } from '@/model/page/language'

const ATTRIBUTES = {
  name: { type: 'text', autoComplete: 'name', maxLength: MAX_NAME_LENGTH },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
} as const satisfies Record<ProfileField, object>

/** Id of a field; the dialog may be open on the page, so each has its own prefix. */
export const profileFieldId = (prefix: 'account' | 'profile', field: ProfileField): string =>
  `${prefix}-${field}`

type ProfileFormProps = {
  readonly language: Language
  readonly idPrefix: 'account' | 'profile'
  readonly labelledBy?: string
  /** The fields' initial values; the fields are uncontrolled. */
  readonly values: ProfileValues
  /** Error messages by field. */
  readonly problems: Readonly<Partial<Record<ProfileField, string>>>
  /** The machine that has taken the form over; without one it is posted. */
  readonly live?: {
    readonly button: 'save' | 'saving' | 'updated'
    readonly hasFailed: boolean
    readonly onChange: (field: ProfileField, value: string) => void
    readonly onSubmit: () => void
  }
}

/** Name and e-mail address of the logged-in user (specification, sections 4 and 5). */
export function ProfileForm({ language, idPrefix, labelledBy, values, problems, live }: ProfileFormProps) {
  const copy = editProfileCopy[language]
  const button = live?.button ?? 'save'
  return (
    <PostForm action="/profile/save" language={language} labelledBy={labelledBy} onSubmit={live?.onSubmit}>
      {PROFILE_FIELDS.map((field) => (
        <TextField
          key={field}
          id={profileFieldId(idPrefix, field)}
          name={field}
          {...ATTRIBUTES[field]}
          label={copy[field]}
          problem={problems[field]}
          required
          readOnly={button !== 'save'}
          defaultValue={values[field]}
          onChange={live && ((event) => live.onChange(field, event.target.value))}
        />
      ))}
      {live && <FailureNotice language={language} text={copy.failed} hasFailed={live.hasFailed} />}
      <button
        type="submit"
        aria-disabled={button !== 'save' || undefined}
        data-done={button === 'updated' || undefined}
      >
        {copy[button]}
      </button>
    </PostForm>
  )
}
