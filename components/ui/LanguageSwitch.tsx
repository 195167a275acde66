import { headerCopy } from '@/content/copy/header'
import { pathInOtherLanguage } from '@/content/links/languagePairs'
import { otherLanguage } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

/** The same page in the other language, named in that language, where it exists in both. */
export function LanguageSwitch({
  page,
}: {
  readonly page: Pick<PageContext, 'path' | 'language' | 'query'>
}) {
  const href = pathInOtherLanguage(page.path, page.language)
  if (!href) return null
  const other = otherLanguage(page.language)
  return (
    <a href={href + (page.query ?? '')} className="language" lang={other} hrefLang={other}>
      {headerCopy[page.language].languageSwitch}
    </a>
  )
}
