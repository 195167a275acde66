import type { Metadata } from 'next'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { Scene } from '@/components/ui/Scene'
import { PageHero } from '@/components/ui/PageHero'
import { PageLink } from '@/components/ui/PageLink'
import { PublicPage } from '@/app/_document/PublicPage'
import { readablePhone, telephoneLink } from '@/model/page/contactLinks'
import { errorPageCopy } from '@/content/copy/errorPages'
import { headerCopy } from '@/content/copy/header'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { callNumber } from '@/content/brand'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, body } = errorPageCopy[await languageOf(props)].problem
  return { title, description: body, robots: { index: false } }
}

/** Sent by the edge with status 500 (server/edge). Needs no database; its form still accepts leads. */
export default async function PageUnavailable(props: EditionParams) {
  const language = await languageOf(props)
  const page = publicPage({
    pageType: 'Error',
    pageName: 'Page unavailable',
    path: '/page-unavailable',
    language,
  })
  const { problem, notFound } = errorPageCopy[language]
  const header = headerCopy[language]
  const phone = callNumber(page)
  return (
    <PublicPage page={page}>
      <PageHero form={<LeadForm page={page} />}>
        <Scene name="mending" isOpening />
        <h1>{problem.title}</h1>
        <p className="lead">{problem.body}</p>
        <p className="actions">
          {phone && (
            <a href={telephoneLink(phone)} className="button button-primary">
              {header.call} {readablePhone(phone)}
            </a>
          )}
          <PageLink href="/" language={language} className="button">
            {notFound.home}
          </PageLink>
        </p>
      </PageHero>
    </PublicPage>
  )
}
