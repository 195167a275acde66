import { HowItWorks } from '@/components/ui/HowItWorks'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { PageOpening } from '@/components/ui/PageOpening'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { SiteShell } from '@/components/layout/Shell/SiteShell'
import { errorPageCopy } from '@/content/copy/errorPages'
import type { Language } from '@/model/page/language'
import { departmentTileCopy, homeCopy } from '@/content/copy/home'
import { pageNumbers } from './contactNumbers'

/** Where there is no page: a search, ways to go on, and the form. */
export function NotFoundPage({ language }: { readonly language: Language }) {
  const page: PageContext = {
    pageType: 'Error',
    pageName: 'Page not found',
    path: '/not-found',
    tier: 3,
    language,
  }
  const { notFound } = errorPageCopy[language]
  const home = homeCopy[language]
  const numbers = pageNumbers(page)
  return (
    <SiteShell page={page} numbers={numbers}>
      <PageOpening title={notFound.title} lead={notFound.body}>
        <SearchForm language={language} />
        <p>
          <a href="/" className="button">
            {notFound.home}
          </a>
        </p>
        <h2>{notFound.treatments}</h2>
        <CommonTreatments language={language} />
        <h2>{departmentTileCopy[language].title}</h2>
        <DepartmentTiles language={language} />
      </PageOpening>
      <PageHero form={<LeadForm page={page} {...numbers} />}>
        <h2>{home.howTitle}</h2>
        <HowItWorks language={language} isNarrow />
      </PageHero>
    </SiteShell>
  )
}
