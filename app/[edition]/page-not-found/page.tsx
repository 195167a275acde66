import type { Metadata } from 'next'
import { type EditionParams, languageOf, publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { PageLink } from '@/components/ui/PageLink'
import { errorPageCopy } from '@/content/copy/errorPages'
import { departmentTileCopy, homeCopy } from '@/content/copy/home'

export async function generateMetadata(props: EditionParams): Promise<Metadata> {
  const { title, description } = errorPageCopy[await languageOf(props)].head
  return { title, description, robots: { index: false } }
}

/**
 * What the edge sends, with status 404 or 410, wherever there is no page (server/edge): a search, ways to go on, and
 * the form.
 */
export default async function PageNotFound(props: EditionParams) {
  const language = await languageOf(props)
  const page = publicPage({ pageType: 'Error', pageName: 'Page not found', path: '/not-found', language })
  const { notFound } = errorPageCopy[language]
  const home = homeCopy[language]
  return (
    <PublicPage page={page}>
      <PageOpening title={notFound.title} lead={notFound.body}>
        <SearchForm language={language} />
        <p>
          <PageLink href="/" language={language} className="button">
            {notFound.home}
          </PageLink>
        </p>
        <h2>{notFound.treatments}</h2>
        <CommonTreatments language={language} />
        <h2>{departmentTileCopy[language].title}</h2>
        <DepartmentTiles language={language} />
      </PageOpening>
      <PageHero form={<LeadForm page={page} />}>
        <h2>{home.howTitle}</h2>
        <HowItWorks language={language} isNarrow />
      </PageHero>
    </PublicPage>
  )
}
