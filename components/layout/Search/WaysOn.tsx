import type { HeaderSearchCopy } from '@/content/copy/headerSearch'
import { inEnglish } from '@/content/copy/otherLanguage'
import { type Language, pathIn } from '@/model/page/language'

type WaysOnProps = {
  readonly copy: HeaderSearchCopy
  readonly query: string
  readonly language: Language
}

/** Where to go when no page answers: the departments, the chat, the number that the header has. */
export function WaysOn({ copy, query, language }: WaysOnProps) {
  const phone = document.querySelector<HTMLAnchorElement>('header a[href^="tel:"]')?.href
  const question = new URLSearchParams({ q: query })
  return (
    <p className="ways">
      {/* By hand what content/links/linkIn.ts does on the server: the departments have no Hindi page. */}
      <a href="/departments" hrefLang={language === 'hi' ? 'en' : undefined}>
        {copy.departments}
        {language === 'hi' && ` ${inEnglish}`}
      </a>
      <a href={`${pathIn(language, '/chat/ai')}?${question}#answer`}>{copy.ask}</a>
      {phone !== undefined && <a href={phone}>{copy.call}</a>}
    </p>
  )
}
