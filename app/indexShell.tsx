import 'server-only'
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs'
import { CatalogueIndex } from '@/components/CatalogueIndex/CatalogueIndex'
import { itemListJsonLd } from '@/components/JsonLd/itemListJsonLd'
import { JsonLd } from '@/components/JsonLd/JsonLd'
import { breadcrumbsJsonLd } from '@/components/JsonLd/pageJsonLd'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { config } from '@/server/config'
import { pageNumbers } from './pageNumbers'

type IndexProps = ComponentProps<typeof CatalogueIndex>
type IndexShellProps = Pick<IndexProps, 'entries' | 'note'> & {
  readonly page: LeadFormPage
  readonly words: IndexProps['words'] & { readonly crumb: string }
}

/** The page of everything of one kind, from A to Z and by department, as a whole. */
export function IndexShell({ page, words, entries, note }: IndexShellProps) {
  const numbers = pageNumbers(page)
  const { siteUrl } = config()
  const crumbs = [
    { name: pageWordsFor(page.language).shell.home, path: '/' },
    { name: words.crumb, path: page.path },
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
        words={words}
        form={<LeadForm page={page} {...numbers} />}
        note={note}
      />
      <JsonLd things={[breadcrumbsJsonLd(crumbs, siteUrl), itemListJsonLd(list, siteUrl)]} />
    </SiteShell>
  )
}
