import { PostForm } from '@/components/forms/PostForm'
import { logoutCopy } from '@/content/copy/logout'
import { accountPath } from '@/model/account/accountPaths'
import type { Language } from '@/model/page/language'

type LogoutFormProps = {
  readonly language: Language
  /** The machine that has taken the form over; without one it is posted, and Cancel leads to the profile. */
  readonly live?: {
    readonly isBusy: boolean
    readonly hasFailed: boolean
    readonly onConfirm: () => void
    readonly onCancel: () => void
  }
}

/** The logout confirmation (specification, section 2, modals). */
export function LogoutForm({ language, live }: LogoutFormProps) {
  const copy = logoutCopy[language]
  const isBusy = live?.isBusy || undefined
  return (
    <PostForm action="/profile/leave" language={language} onSubmit={live?.onConfirm}>
      <p className="question">{copy.question}</p>
      {live && (
        <div className="notice" role="alert">
          {live.hasFailed && <p className="failed">{copy.failed}</p>}
        </div>
      )}
      <div className="actions">
        {live ? (
          <button type="button" className="button" aria-disabled={isBusy} onClick={live.onCancel}>
            {copy.cancel}
          </button>
        ) : (
          <a className="button" href={accountPath('profile', language)}>
            {copy.cancel}
          </a>
        )}
        <button type="submit" aria-disabled={isBusy} aria-busy={isBusy}>
          {copy.confirm}
        </button>
      </div>
    </PostForm>
  )
}
