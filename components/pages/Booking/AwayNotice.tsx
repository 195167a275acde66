import { bookPageCopy } from '@/content/copy/bookPage'
import { telephoneLink } from '@/model/page/contactLinks'
import type { Language } from '@/model/page/language'

type AwayNoticeProps = {
  readonly language: Language
  readonly text: string
  /** None where the page offers no calls. */
  readonly phone: string | undefined
}

/** Notice while appointments are unavailable, with the number to call. */
export const AwayNotice = ({ language, text, phone }: AwayNoticeProps) => (
  <div className="problem" role="alert">
    <p>{text}</p>
    {phone && <a href={telephoneLink(phone)}>{bookPageCopy[language].call}</a>}
  </div>
)
