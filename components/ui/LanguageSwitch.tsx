import { headerCopy } from '@/content/copy/header'
import { pathInOtherLanguage } from '@/content/links/languagePairs'
import { otherLanguage, type Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

type OtherLanguageLinkProps = {
  /** The page's address in the other language. */
  readonly href: string
  /** The language of the page that the link stands on. */
  readonly language: Language
  /** Said in the other language. */
  readonly text: string
}

/** The way to the same page in the other language. */
export const OtherLanguageLink = ({ href, language, text }: OtherLanguageLinkProps) => (
  <a href={href} hrefLang={otherLanguage(language)} lang={otherLanguage(language)}>
    {text}
  </a>
)

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
