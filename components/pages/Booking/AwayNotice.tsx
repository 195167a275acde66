import { bookPageCopy } from '@/content/copy/bookPage'
import { telephoneLink } from '@/content/links/contactLinks'
import type { Language } from '@/model/page/language'

type AwayNoticeProps = {
  readonly language: Language
  readonly text: string
  /** None where the page offers no calls. */
  readonly phone: string | undefined
}

/** What is said while appointments cannot be read: who to call. */
export const AwayNotice = ({ language, text, phone }: AwayNoticeProps) => (
  <div className="problem" role="alert">
    <p>{text}</p>
    {phone && <a href={telephoneLink(phone)}>{bookPageCopy[language].call}</a>}
  </div>
)
