import type { ActionPage } from '@/components/ui/ActionButtons/ActionButtons'
import { pathInOtherLanguage } from '@/content/links/languagePairs'
import { headerCopy } from '@/content/copy/header'

/** The same page in the other language, named in that language, where it exists in both. */
export function LanguageSwitch({ page }: { readonly page: Pick<ActionPage, 'path' | 'language'> }) {
  const href = pathInOtherLanguage(page.path, page.language)
  if (!href) return null
  const other = page.language === 'hi' ? 'en' : 'hi'
  return (
    <a href={href} className="language" lang={other} hrefLang={other}>
      {headerCopy[page.language].languageSwitch}
    </a>
  )
}
