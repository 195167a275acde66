import { HowItWorks } from '@/components/ui/HowItWorks'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { PageLink } from '@/components/ui/PageLink'
import { PublicPage } from './PublicPage'
import { publicPage } from './edition'
import { errorPageCopy } from '@/content/copy/errorPages'
import type { Language } from '@/model/page/language'
import { departmentTileCopy, homeCopy } from '@/content/copy/home'

/** Where there is no page: a search, ways to go on, and the form. */
export function NotFoundPage({ language }: { readonly language: Language }) {
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
