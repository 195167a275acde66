import 'server-only'
import { inEnglish } from '@/content/copy/otherLanguage'
import type { Language } from '@/model/page/language'
import { pathInOtherLanguage } from './languagePairs'

/** Pages of the site; other targets (calls, files, other sites, fragments) have no language. */
const PAGE = /^(\/(?!hi(?:[/?#]|$))[a-z0-9/-]*)([?#].*)?$/

type PlacedLink = { readonly href: string; readonly name: string; readonly hrefLang?: Language }

/**
 * A link to an English page for a page in a language: on a Hindi page it leads to the Hindi version, or, without one,
 * says that its target is in English.
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
