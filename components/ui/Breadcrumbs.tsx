import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import type { Language } from '@/model/page/language'

/** One step of the way to a page; the last one is the page itself. */
export type Crumb = { readonly name: string; readonly path: string }

const BreadcrumbsRoot = styled.nav`
  padding-block: 8px 0;
  color: var(--muted);
  font-size: 0.9375rem;
  line-height: 1.5;

  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    align-items: baseline;
    list-style: none;
  }
  li:not(:last-of-type)::after {
    content: '/';
    margin-left: 8px;
    color: var(--field-line);
  }
  a {
    display: inline-block;
    padding-block: 11px;
  }
  li:last-of-type {
    overflow-wrap: anywhere;
  }
`

/** The way from the home page to this one. */
export function Breadcrumbs({
  crumbs,
  language,
}: {
  readonly crumbs: readonly Crumb[]
  readonly language: Language
}) {
  return (
    <BreadcrumbsRoot aria-label={breadcrumbCopy[language].label}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path} aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
            {at < crumbs.length - 1 ? (
              <PageLink href={path} language={language}>
                {name}
              </PageLink>
            ) : (
              name
            )}
          </li>
        ))}
      </ol>
    </BreadcrumbsRoot>
  )
}
