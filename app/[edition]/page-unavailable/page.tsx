import type { Metadata } from 'next'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { telephoneLink } from '@/content/brand'
import { readablePhone } from '@/content/links/contactNumbers'
import { errorPageCopy } from '@/content/copy/errorPages'
import { headerCopy } from '@/content/copy/header'
import { type EditionParams, languageOf } from '@/app/_document/edition'
import { pageNumbers } from '@/app/_document/contactNumbers'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, body } = errorPageCopy[await languageOf(props)].problem
  return { title, description: body, robots: { index: false } }
}

/**
 * What the edge sends, with status 500, where a page could not be made (server/documents). It asks no database, and
 * its form takes a lead all the same.
 */
export default async function PageUnavailable(props: EditionParams) {
  const language = await languageOf(props)
  const page: PageContext = {
    pageType: 'Error',
    pageName: 'Page unavailable',
    path: '/page-unavailable',
    tier: 3,
    language,
  }
  const { problem, notFound } = errorPageCopy[language]
  const header = headerCopy[language]
  const numbers = pageNumbers(page)
  return (
    <SiteShell page={page} numbers={numbers}>
      <PageHero form={<LeadForm page={page} {...numbers} />}>
        <h1>{problem.title}</h1>
        <p className="lead">{problem.body}</p>
        <p className="actions">
          <a href={telephoneLink(numbers.phone)} className="button">
            {header.call} {readablePhone(numbers.phone)}
          </a>
          <a href="/" className="button">
            {notFound.home}
          </a>
        </p>
      </PageHero>
    </SiteShell>
  )
}
