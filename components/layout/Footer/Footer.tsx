import styled from 'styled-components'
import { logoLook, touchLink } from '@/components/ui/theme/surfaces'
import { Logo } from '@/components/ui/Logo/Logo'
import { escaped, linkMarkup } from '@/components/ui/markup'
import { chevron } from '@/components/ui/theme/chevron'
import { brand } from '@/content/brand'
import { interpolate } from '@/content/copy/interpolate'
import { footerCopy } from '@/content/copy/footer'
import type { PageContext } from '@/model/page/pageContext'
import { shellFor } from '@/model/page/shell'
import { type FooterGroup, footerAccordions, footerColumns } from './footerLinks'

const FooterRoot = styled.footer`
  ${chevron}
  --chevron: var(--on-band);
  --focus: var(--on-band);
  padding-block: 40px 32px;
  background: var(--band);
  color: var(--on-band);
  font-size: 0.9375rem;
  line-height: 1.6;

  .columns {
    display: grid;
    grid-template-columns: repeat(2, 1fr);
    gap: 32px 16px;
  }
  .footer-lists {
    display: contents;
  }
  .about {
    display: grid;
    grid-column: 1 / -1;
    align-content: start;
    gap: 12px;
    max-width: 26rem;
  }
  .logo {
    ${logoLook}
  }
  .logo rect {
    stroke: var(--on-band);
  }
  h2 {
    margin-bottom: 4px;
    font-size: 1rem;
    letter-spacing: 0;
  }
  .links {
    display: grid;
    justify-items: start;
  }
  a {
    ${touchLink}
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  .accordions {
    margin-top: 32px;
    border-bottom: 1px solid color-mix(in srgb, var(--on-band) 20%, var(--band));
  }
  details {
    border-top: 1px solid color-mix(in srgb, var(--on-band) 20%, var(--band));
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 52px;
    padding-right: 8px;
    font-weight: 600;
  }
  details .links {
    gap: 0 24px;
    padding-bottom: 16px;
  }
  details a {
    line-height: 1.4;
  }
  .legal {
    display: grid;
    gap: 8px;
    margin-top: 32px;
    padding-top: 24px;
    border-top: 1px solid color-mix(in srgb, var(--on-band) 20%, var(--band));
  }

  @media (min-width: 768px) {
    padding-block: 56px 40px;

    .columns {
      grid-template-columns: repeat(4, 1fr);
      gap: 40px 24px;
    }
    a {
      min-height: 36px;
    }
    details .links {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (min-width: 1024px) {
    .columns {
      grid-template-columns: 1.4fr repeat(4, 1fr);
    }
    .about {
      grid-column: auto;
    }
    details .links {
      grid-template-columns: repeat(4, 1fr);
    }
  }
`

/** Text instead of list items, for the page's element budget (docs/decisions/0031). */
const links = (group: FooterGroup) => `<div class="links">${group.links.map(linkMarkup).join('')}</div>`

const column = (group: FooterGroup) =>
  `<nav aria-label="${escaped(group.title)}"><h2>${escaped(group.title)}</h2>${links(group)}</nav>`

const accordion = (group: FooterGroup) =>
  `<details><summary>${escaped(group.title)}</summary>${links(group)}</details>`

/** Links as HTML text, as in the menu (docs/decisions/0023). */
const Drawn = ({ html, className }: { readonly html: readonly string[]; readonly className: string }) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html.join('') }} />
)

const Accordions = ({ language }: Pick<PageContext, 'language'>) => (
  <Drawn html={footerAccordions(language).map(accordion)} className="accordions" />
)

/** The footer; only its second block if the page hides the rest (specification, section 2, shell rules). */
export function Footer({ page }: { readonly page: PageContext }) {
  const footer = footerCopy[page.language]
  const shell = shellFor(page.path)
  if (!shell.footer)
    return (
      <FooterRoot as="nav" aria-label={footer.more}>
        <div className="wrap">
          <Accordions language={page.language} />
        </div>
      </FooterRoot>
    )
  return (
    <FooterRoot>
      <div className="wrap">
        <div className="columns">
          <div className="about">
            <Logo />
            <p>{footer.purpose}</p>
            <p>{footer.emergency}</p>
          </div>
          <Drawn html={footerColumns(page.language).map(column)} className="footer-lists" />
        </div>
        {shell.extraFooter && <Accordions language={page.language} />}
        <div className="legal">
          <p>{interpolate(footer.copyright, { year: new Date().getFullYear(), name: brand().name })}</p>
        </div>
      </div>
    </FooterRoot>
  )
}
