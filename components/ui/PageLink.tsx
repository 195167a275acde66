import type { AnchorHTMLAttributes } from 'react'
import { linkIn } from '@/content/links/linkIn'
import type { Language } from '@/model/page/language'

type PageLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'hrefLang'> & {
  /** The English page. */
  readonly href: string
  /** The language of the page that the link stands on. */
  readonly language?: Language
}

/** A link to a page of the site, in the language of the page it stands on where there is one (content/links/linkIn.ts). */
export function PageLink({ href, language = 'en', children, ...rest }: PageLinkProps) {
  const placed = linkIn(language, { href, name: '' })
  return (
    <a {...rest} href={placed.href} hrefLang={placed.hrefLang}>
      {children}
      {placed.name}
    </a>
  )
}
