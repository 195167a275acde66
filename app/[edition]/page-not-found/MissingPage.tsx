import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { Scene } from '@/components/ui/Scene'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { PageLink } from '@/components/ui/PageLink'
import { errorPageCopy } from '@/content/copy/errorPages'
import { departmentTileCopy, homeCopy } from '@/content/copy/home'
import type { Language } from '@/model/page/language'

type MissingPageProps = {
  readonly language: Language
  /** Whether there was a page once. */
  readonly isGone?: boolean
}

/** In place of a page that is not there: why, a search, links, and the form. */
export function MissingPage({ language, isGone = false }: MissingPageProps) {
  const page = publicPage({ pageType: 'Error', pageName: 'Page not found', path: '/not-found', language })
  const { notFound, gone } = errorPageCopy[language]
  const home = homeCopy[language]
  const { title, body } = isGone ? gone : notFound
  return (
    <PublicPage page={page}>
      <PageOpening title={title} lead={body}>
        <Scene name={isGone ? 'gone' : 'lost'} isOpening />
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
