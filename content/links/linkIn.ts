import 'server-only'
import { inEnglish } from '@/content/copy/otherLanguage'
import type { Language } from '@/model/page/language'
import { pathInOtherLanguage } from './languagePairs'

/** Pages of the site; what is no page (calls, files, other sites, parts of a page) has no language. */
const PAGE = /^(\/(?!hi(?:[/?#]|$))[a-z0-9/-]*)([?#].*)?$/

type PlacedLink = { readonly href: string; readonly name: string; readonly hrefLang?: Language }

/**
 * A link to an English page as it stands on a page of a language: on a Hindi one it leads to the Hindi page, and where
 * there is none it says that it leads to an English one. Nobody who chose Hindi is put back to English without being told.
 */
export function linkIn<Link extends { readonly href: string; readonly name: string }>(
  language: Language,
  link: Link,
): Link & PlacedLink {
  const [, path, rest = ''] = (language === 'hi' && PAGE.exec(link.href)) || []
  if (path === undefined) return link
  const hindi = pathInOtherLanguage(path, 'en')
  return hindi === undefined
    ? { ...link, name: `${link.name} ${inEnglish}`, hrefLang: 'en' }
    : { ...link, href: hindi + rest }
}
