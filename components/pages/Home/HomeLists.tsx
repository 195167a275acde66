import styled, { css } from 'styled-components'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { CostChart } from '@/components/pages/Cost/CostChart'
import { overallCost } from '@/components/pages/Cost/costScale'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { departmentDrawing } from '@/content/catalogue/drawingOf'
import { PageLink } from '@/components/ui/PageLink'
import { Icon } from '@/components/ui/Icon'
import { articles, departments, firstServedCities, treatmentsBySlugs } from '@/content/catalogue/catalogue'
import { hexaTreatments } from '@/content/catalogue/options/treatmentChoices'
import { demoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { departmentInPlainWords, departmentName } from '@/model/catalogue/department'
import { departmentTileCopy, homeCopy, homeListCopy } from '@/content/copy/home'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'
import { treatmentName } from '@/model/catalogue/treatment'
import { cityName } from '@/model/catalogue/city'

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;

  a {
    ${touchLink}
    font-weight: 600;
  }
`

/** In both lists of tiles: a component of its own each, since a page that has one and its extension lets the base win. */
const tiles = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.75rem), 1fr));
  gap: 8px;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: 10px;
    height: 100%;
    min-height: 56px;
    padding: 8px 12px;
    ${sheet}
    font-size: 0.9375rem;
    font-weight: 600;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--green);
  }
  /* A long word in a fallback font would be wider than its tile. */
  span {
    min-width: 0;
    overflow-wrap: break-word;
  }
  small {
    display: block;
    color: var(--muted);
    font-size: 0.8125rem;
    font-weight: 400;
  }
  .illustration {
    display: none;
  }

  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fill, minmax(12.5rem, 1fr));
    gap: 12px;

    .illustration {
      display: block;
    }
  }
`

const Tiles = styled.ul`
  ${tiles}
`

/** Below a list that shows a part, the way to the whole. */
export const MoreLink = (props: {
  readonly href: string
  readonly language: Language
  readonly children: string
}) => (
  <More>
    <PageLink {...props} />
  </More>
)

/** The way to each department. */
export const DepartmentTiles = ({ language = 'en' }: { readonly language?: Language }) => (
  <>
    <Tiles>
      {departments().map((department) => (
        <li key={department.slug}>
          <PageLink href={`/department/${department.slug}`} language={language}>
            <Illustration name={departmentDrawing(department)} size={40} />
            <span>
              {departmentName(department, language)}{' '}
              <small>{departmentInPlainWords(department, language)}</small>
            </span>
          </PageLink>
        </li>
      ))}
    </Tiles>
    <More>
      <PageLink href="/departments" language={language}>
        {departmentTileCopy[language].all}
      </PageLink>
    </More>
  </>
)

const DoorsRoot = styled.ul`
  ${tiles}
  /* Three beside each other, unless the text is so large that its words would be cut. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));

  a {
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-start;
    gap: 2px;
  }
  svg {
    color: var(--green);
  }

  @media (max-width: 767px) {
    small {
      display: none;
    }
  }
  @media (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 6rem), 1fr));
  }
`

/** What people come with: a complaint, an operation that was advised, or the wish to see a doctor. */
const DOORS = [
  { name: 'complaint', href: '/condition', icon: 'person' },
  { name: 'treatment', href: '/treatment', icon: 'check' },
  { name: 'doctor', href: '/doctors?sort=soonest', icon: 'pin' },
] as const

/** The three ways into the site. */
export const Doors = ({ language }: { readonly language: Language }) => (
  <DoorsRoot>
    {DOORS.map(({ name, href, icon }) => (
      <li key={name}>
        <PageLink href={href} language={language}>
          <Icon name={icon} size={20} />
          <span>
            {homeCopy[language].doors[name].title} <small>{homeCopy[language].doors[name].note}</small>
          </span>
        </PageLink>
      </li>
    ))}
  </DoorsRoot>
)

const Lines = styled.ul`
  display: grid;
  gap: 0 32px;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 52px;
    border-top: 1px solid var(--line);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    color: var(--green);
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
  }
`

/** The operations that people ask about most, and the way to all of them. */
export const CommonTreatments = ({ language = 'en' }: { readonly language?: Language }) => (
  <>
    <Lines>
      {hexaTreatments().map((treatment) => (
        <li key={treatment.slug}>
          <PageLink href={`/treatment/${treatment.slug}`} language={language}>
            {treatmentName(treatment, language)}
            <Icon name="arrow" size={18} />
          </PageLink>
        </li>
      ))}
    </Lines>
    <More>
      <PageLink href="/treatment" language={language}>
        {homeCopy[language].allTreatments}
      </PageLink>
    </More>
  </>
)

/** The newest articles, and the way to all of them. */
export const NewestArticles = ({ language }: { readonly language: Language }) => (
  <>
    <ArticleCards articles={articles(language).slice(0, 3)} headingLevel={3} />
    <More>
      <PageLink href="/blog" language={language}>
        {homeListCopy[language].allArticles}
      </PageLink>
    </More>
  </>
)

/** Where appointments can be arranged, each city leading to its doctors. */
export const CityLinks = ({ language }: { readonly language: Language }) => (
  <>
    <Tiles data-cities="">
      {firstServedCities().map((city) => (
        <li key={city.slug}>
          <PageLink href={`/doctors?city=${city.slug}`} language={language}>
            <Icon name="pin" size={18} />
            {interpolate(homeListCopy[language].doctorsIn, { city: cityName(city, language) })}
          </PageLink>
        </li>
      ))}
    </Tiles>
    <More>
      <PageLink href="/doctors" language={language}>
        {homeListCopy[language].allDoctors}
      </PageLink>
      <PageLink href="/hospitals" language={language}>
        {homeListCopy[language].allHospitals}
      </PageLink>
    </More>
  </>
)

/** Treatments with prices comparable on one scale. */
const SHOWN_SLUGS = ['cataract', 'piles', 'kidney-stones', 'inguinal-hernia', 'gallstones']

/** Costs of common treatments over all cities. */
export function CostOverview({ language }: { readonly language: Language }) {
  const home = homeCopy[language]
  const treatments = treatmentsBySlugs(SHOWN_SLUGS)
  const rows = treatments.flatMap((treatment) => overallCost(treatment, language) ?? [])
  return (
    <CostChart
      rows={rows}
      title={home.costTitle}
      label={home.costChart}
      note={demoNote(treatmentCopy[language].costs, treatments)}
      language={language}
    />
  )
}
