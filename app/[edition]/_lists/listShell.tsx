import 'server-only'
import type { ReactNode } from 'react'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { ChangeLocation, isCityList } from '@/components/account/Location/ChangeLocation'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { JsonLd, type JsonLdThing } from '@/components/seo/JsonLd/JsonLd'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { breadcrumbsJsonLd, faqJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { ListPage } from '@/components/ui/ListPage'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { listSection } from '@/content/buttonVariants'
import { type Question, pageWordsFor } from '@/content/copy/pages/pageCopyFor'
import { config } from '@/server/config'
import { pageNumbers } from '@/app/_document/contactNumbers'

type ListShellProps = {
  readonly page: PageContext
  /** The way here from the home page, this page included. */
  readonly crumbs: readonly Crumb[]
  readonly title: string
  readonly lead: string
  readonly facts?: ReactNode
  /** Filters, entries and pager. */
  readonly children: ReactNode
  /** What stands below the list and the form. */
  readonly below?: ReactNode
  /** For search engines: the entries of this page of the list, and the questions that it answers. */
  readonly entries?: readonly { readonly name: string; readonly path: string }[]
  readonly faqs?: readonly Question[]
}

/** A list's page as a whole: shell, breadcrumbs, the list beside its form, and what search engines read of it. */
export function ListShell({
  page,
  crumbs,
  title,
  lead,
  facts,
  children,
  below,
  entries = [],
  faqs = [],
}: ListShellProps) {
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const way = [{ name: pageWordsFor(page.language).shell.home, path: '/' }, ...crumbs]
  const things: JsonLdThing[] = [
    breadcrumbsJsonLd(way, siteUrl),
    ...(entries.length > 0 ? [itemListJsonLd(entries, siteUrl)] : []),
    ...(faqs.length > 0 ? [faqJsonLd(faqs)] : []),
  ]
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={way} language={page.language} />
      </div>
      <ListPage
        title={title}
        lead={lead}
        facts={
          <>
            {facts}
            {isCityList(page) && <ChangeLocation page={page} />}
            <ActionButtons
              section={listSection(page.pageType)}
              page={page}
              numbers={numbers}
              size="small"
              isQuiet
            />
          </>
        }
        form={<LeadForm page={page} {...numbers} />}
      >
        {children}
      </ListPage>
      {below}
      <JsonLd things={things} />
    </SiteShell>
  )
}
