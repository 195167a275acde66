import styled from 'styled-components'
import { ArticleCards } from '@/components/pages/Blog/ArticleCards'
import { DepartmentIllustration } from '@/components/pages/Department/DepartmentIllustration'
import { Icon } from '@/components/ui/Icon'
import {
  HEXA_TREATMENT_SLUGS,
  articles,
  departments,
  firstServedCities,
  treatmentBySlug,
} from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { departmentTileCopy, homeCopy, homeListCopy } from '@/content/copy/home'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;

  a {
    ${touchLink}
    font-weight: 600;
  }
`

const Tiles = styled.ul`
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

/** The way to each department. */
export const DepartmentTiles = ({ language = 'en' }: { readonly language?: Language }) => (
  <>
    <Tiles>
      {departments().map(({ slug, DepartmentName, hindi }) => (
        <li key={slug}>
          <a href={`/department/${slug}`}>
            <DepartmentIllustration departmentSlug={slug} size={40} />
            {language === 'hi' ? hindi : DepartmentName}
          </a>
        </li>
      ))}
    </Tiles>
    <More>
      <a href="/departments">{departmentTileCopy[language].all}</a>
    </More>
  </>
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
      {HEXA_TREATMENT_SLUGS.flatMap((slug) => treatmentBySlug(slug) ?? []).map(
        ({ slug, ProcedureName, hindi }) => (
          <li key={slug}>
            <a href={`/treatment/${slug}`}>
              {language === 'hi' ? hindi : ProcedureName}
              <Icon name="arrow" size={18} />
            </a>
          </li>
        ),
      )}
    </Lines>
    <More>
      <a href="/treatment">{homeCopy[language].allTreatments}</a>
    </More>
  </>
)

/** The newest articles, and the way to all of them. */
export const NewestArticles = () => (
  <>
    <ArticleCards articles={articles('en').slice(0, 3)} headingLevel={3} />
    <More>
      <a href="/blog">{homeListCopy.allArticles}</a>
    </More>
  </>
)

/** Where appointments can be arranged, each city leading to its doctors. */
export const CityLinks = () => (
  <>
    <Tiles>
      {firstServedCities().map(({ slug, cityname }) => (
        <li key={slug}>
          <a href={`/doctors?city=${slug}`}>
            <Icon name="pin" size={18} />
            {interpolate(homeListCopy.doctorsIn, { city: cityname })}
          </a>
        </li>
      ))}
    </Tiles>
    <More>
      <a href="/doctors">{homeListCopy.allDoctors}</a>
      <a href="/hospitals">{homeListCopy.allHospitals}</a>
    </More>
  </>
)
