import { homeCopy } from '@/content/copy/home'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { publicPage } from '@/app/_document/edition'
import { PublicPage } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import styled from 'styled-components'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { CommonTreatments, DepartmentTiles } from '@/components/pages/Home/HomeLists'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { PageHero } from '@/components/ui/PageHero'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { SearchForm } from '@/components/pages/Search/SearchForm'
import { firstServedCities } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { landingCopy } from '@/content/copy/landing'
import { touchLink } from '@/components/ui/theme/surfaces'

const { find: copy } = landingCopy

const PAGE = publicPage({
  pageType: 'Home',
  pageName: copy.pageName,
  path: '/find-hospital-doctor-for-surgery',
})

/** It shows once more what the home page leads to, so search engines are shown that one only. */
export const metadata = pageMetadata(PAGE, {
  title: copy.title,
  description: copy.description,
  isListed: false,
})

const Room = styled.div`
  padding-top: 48px;

  @media (min-width: 768px) {
    padding-top: 64px;
  }
`

const Cities = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 0 32px;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: 20px;
    min-height: 52px;
    border-top: 1px solid var(--line);
  }
  .city {
    flex: 1;
    font-weight: 600;
    line-height: 1.35;
  }
  a {
    ${touchLink}
    font-size: 0.9375rem;
  }
`

/** The served cities, each with its doctors and its hospitals. */
const CityList = () => (
  <Cities>
    {firstServedCities().map(({ slug, cityname }) => (
      <li key={slug}>
        <span className="city">{cityname}</span>
        {(['doctors', 'hospitals'] as const).map((kind) => (
          <a key={kind} href={`/${kind}?city=${slug}`}>
            <span>
              {copy[kind]}
              <span className="out-of-sight"> {interpolate(copy.inCity, { city: cityname })}</span>
            </span>
          </a>
        ))}
      </li>
    ))}
  </Cities>
)

/** Guides visitors to doctors and hospitals; the form is the alternative. */
export default async function FindHospitalOrDoctorPage() {
  return (
    <PublicPage page={PAGE}>
      <LandingShell page={PAGE}>
        <div className="stage">
          <PageHero
            form={<LeadForm page={PAGE} heading={copy.formTitle} description={copy.formLead} />}
            below={
              <>
                <h2>{homeCopy[PAGE.language].howTitle}</h2>
                <HowItWorks language={PAGE.language} isNarrow />
              </>
            }
          >
            <h1>{copy.heading}</h1>
            <p className="lead">{copy.lead}</p>
            <SearchForm language="en" />
            <nav aria-label={copy.startTitle}>
              <PlaceLinks links={copy.start} />
            </nav>
            <ActionButtons section="v2" page={PAGE} isQuiet />
          </PageHero>
        </div>
        <Room>
          <PageSections>
            <PageSection id="by-treatment" title={copy.treatmentsTitle} intro={copy.treatmentsIntro}>
              <CommonTreatments />
            </PageSection>
            <PageSection id="by-department" title={copy.departmentsTitle} intro={copy.departmentsIntro}>
              <DepartmentTiles />
            </PageSection>
            <PageSection id="by-city" title={copy.citiesTitle} intro={copy.citiesIntro}>
              <CityList />
            </PageSection>
          </PageSections>
        </Room>
      </LandingShell>
    </PublicPage>
  )
}
