import type { AnchorHTMLAttributes } from 'react'
import { linkIn } from '@/content/catalogue/links/linkIn'
import type { Language } from '@/model/page/language'

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'hrefLang'> & {
  /** The English page. */
  readonly href: string
  /** Language of the current page. */
  readonly language?: Language
}

/** Link to a page of the site, in the current language if available (content/links/linkIn.ts). */
export function PageLink({ href, language = 'en', children, ...rest }: PageLinkProps) {
  const placed = linkIn(language, { href, name: '' })
  return (
    <a {...rest} href={placed.href} hrefLang={placed.hrefLang}>
      {children}
      {placed.name}
    </a>
  )
}
