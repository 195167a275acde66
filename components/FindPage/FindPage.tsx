import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { CommonTreatments, DepartmentTiles } from '@/components/HomeLists/HomeLists'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LandingFrame } from '@/components/LandingFrame/LandingFrame'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageSection, PageSections } from '@/components/PageSections/PageSections'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import { SearchForm } from '@/components/SearchResults/SearchForm'
import { firstServedCities } from '@/content/catalogue'
import type { ContactNumbers } from '@/content/contactNumbers'
import { fillGaps } from '@/content/messages/messagesFor'
import { landingWords } from '@/content/words/landing'

const { find: words } = landingWords

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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
              {words[kind]}
              <span className="out-of-sight"> {fillGaps(words.inCity, { city: cityname })}</span>
            </span>
          </a>
        ))}
      </li>
    ))}
  </Cities>
)

type FindPageProps = {
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly form: ReactNode
}

/** One calm page that leads from what somebody knows to the doctors and hospitals; the form is the other way. */
export const FindPage = ({ page, numbers, form }: FindPageProps) => (
  <LandingFrame page={page} numbers={numbers}>
    <div className="stage">
      <PageHero form={form} below={<HowItWorks language={page.language} isNarrow />}>
        <h1>{words.heading}</h1>
        <p className="lead">{words.lead}</p>
        <SearchForm language="en" />
        <nav aria-label={words.startTitle}>
          <PlaceLinks links={words.start} />
        </nav>
        <ActionButtons section="v2" page={page} numbers={numbers} isQuiet />
      </PageHero>
    </div>
    <Room>
      <PageSections>
        <PageSection id="by-treatment" title={words.treatmentsTitle} intro={words.treatmentsIntro}>
          <CommonTreatments />
        </PageSection>
        <PageSection id="by-department" title={words.departmentsTitle} intro={words.departmentsIntro}>
          <DepartmentTiles />
        </PageSection>
        <PageSection id="by-city" title={words.citiesTitle} intro={words.citiesIntro}>
          <CityList />
        </PageSection>
      </PageSections>
    </Room>
  </LandingFrame>
)
