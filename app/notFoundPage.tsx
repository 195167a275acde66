import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageOpening } from '@/components/PageOpening/PageOpening'
import { CommonTreatments, DepartmentTiles } from '@/components/HomeLists/HomeLists'
import { SearchForm } from '@/components/SearchResults/SearchForm'
import { SiteShell } from '@/components/SiteShell/SiteShell'
import type { Language } from '@/content/messages/messages'
import { messagesFor } from '@/content/messages/messagesFor'
import { departmentTileWords } from '@/content/words/home'
import { pageNumbers } from './pageNumbers'

/** Where there is no page: a search, ways to go on, and the form. */
export function NotFoundPage({ language }: { readonly language: Language }) {
  const page: LeadFormPage = {
    pageType: 'Error',
    pageName: 'Page not found',
    path: '/not-found',
    tier: 3,
    language,
  }
  const { notFound, home } = messagesFor(language)
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
        <h2>{departmentTileWords[language].title}</h2>
        <DepartmentTiles language={language} />
      </PageOpening>
      <PageHero form={<LeadForm page={page} {...numbers} />}>
        <h2>{home.howTitle}</h2>
        <HowItWorks language={language} isNarrow />
      </PageHero>
    </SiteShell>
  )
}
