import 'server-only'
import type { ReactNode } from 'react'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { JsonLd, type JsonLdThing } from '@/components/seo/JsonLd/JsonLd'
import {
  type ListEntry,
  breadcrumbsJsonLd,
  faqJsonLd,
  itemListJsonLd,
} from '@/components/seo/JsonLd/pageJsonLd'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import type { QuestionAndAnswer } from '@/model/catalogue/primitives'
import { pathIn } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { config } from '@/server/config/config'

type PublicPageProps = {
  readonly page: PageContext
  /** Breadcrumbs including this page; empty for a top-level page. */
  readonly crumbs?: readonly Crumb[]
  /** True where the content shows the way here itself. */
  readonly hasOwnBreadcrumbs?: boolean
  /** What search engines read of the page's subject; `url` is the page's whole address, `siteUrl` has no trailing slash. */
  readonly things?: (url: string, siteUrl: string) => readonly JsonLdThing[]
  /** The entries of a list's page, in their order. */
  readonly entries?: readonly ListEntry[]
  readonly faqs?: readonly QuestionAndAnswer[]
  readonly children: ReactNode
}

/** The breadcrumbs of a page: the home page, then its own way. */
export const crumbsFromHome = ({ language }: PageContext, crumbs: readonly Crumb[]): readonly Crumb[] => [
  { name: breadcrumbCopy[language].home, path: pathIn(language, '/') },
  ...crumbs,
]

/** A page as a whole: the shell of its path, the way here, its content, and its facts for search engines. */
export function PublicPage(props: PublicPageProps) {
  const { page, crumbs = [], hasOwnBreadcrumbs, things, entries = [], faqs = [], children } = props
  const { siteUrl } = config()
  const way = crumbs.length > 0 ? crumbsFromHome(page, crumbs) : []
  const facts: readonly JsonLdThing[] = [
    ...(things?.(siteUrl + page.path, siteUrl) ?? []),
    ...(way.length > 0 ? [breadcrumbsJsonLd(way, siteUrl)] : []),
    ...(entries.length > 0 ? [itemListJsonLd(entries, siteUrl)] : []),
    ...(faqs.length > 0 ? [faqJsonLd(faqs)] : []),
  ]
  return (
    <SiteShell page={page}>
      {way.length > 0 && !hasOwnBreadcrumbs && (
        <div className="wrap">
          <Breadcrumbs crumbs={way} language={page.language} />
        </div>
      )}
      {children}
      {facts.length > 0 && <JsonLd things={facts} />}
    </SiteShell>
  )
}
