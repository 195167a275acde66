import { headerCopy } from '@/content/copy/header'
import { pathInOtherLanguage } from '@/content/catalogue/links/languagePairs'
import { otherLanguage } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'

type LanguageSwitchProps = { readonly page: Pick<PageContext, 'path' | 'language' | 'query'> }

type OtherLanguageLinkProps = LanguageSwitchProps & {
  /** Said in the other language. */
  readonly text: string
  readonly className?: string
}

/** The way to the same page in the other language, where it exists in both. */
export function OtherLanguageLink({ page, text, className }: OtherLanguageLinkProps) {
  const href = pathInOtherLanguage(page.path, page.language)
  if (!href) return null
  const other = otherLanguage(page.language)
  return (
    <a href={href + (page.query ?? '')} className={className} hrefLang={other} lang={other}>
      {text}
    </a>
  )
}

/** The same, named by the language. */
export const LanguageSwitch = ({ page }: LanguageSwitchProps) => (
  <OtherLanguageLink page={page} text={headerCopy[page.language].languageSwitch} className="language" />
)
