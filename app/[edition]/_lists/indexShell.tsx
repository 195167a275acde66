import 'server-only'
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { CatalogueIndex } from '@/components/pages/Index/CatalogueIndex'
import { itemListJsonLd } from '@/components/seo/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/seo/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/seo/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { breadcrumbCopy } from '@/content/copy/breadcrumbs'
import { config } from '@/server/config'
import { pageNumbers } from '@/app/_document/contactNumbers'

type IndexProps = ComponentProps<typeof CatalogueIndex>
type IndexShellProps = Pick<IndexProps, 'entries' | 'note'> & {
  readonly page: PageContext
  readonly copy: IndexProps['copy'] & { readonly crumb: string }
}

/** The page of everything of one kind, from A to Z and by department, as a whole. */
export function IndexShell({ page, copy, entries, note }: IndexShellProps) {
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: breadcrumbCopy[page.language].home, path: '/' },
    { name: copy.crumb, path: page.path },
  ]
  const list = entries.map(({ name, href }) => ({ name, path: href }))
  return (
    <SiteShell page={page} numbers={numbers}>
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} language={page.language} />
      </div>
      <CatalogueIndex
        entries={entries}
        language={page.language}
        copy={copy}
        form={<LeadForm page={page} {...numbers} />}
        note={note}
      />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
