import styled from 'styled-components'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { type PlaceLink, PlaceLinks } from '@/components/ui/PlaceLinks'
import { MailText } from '@/components/ui/MailText'
import { TableHead } from '@/components/ui/FiguresTable'
import { NamedTexts, Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { treatmentBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { reviewCopy } from '@/content/copy/reviews'
import { treatmentName } from '@/model/catalogue/treatment'
import { type Language, languageTag, pathIn } from '@/model/page/language'
import { listHref, plainList } from '@/model/page/listQuery'

const RATINGS = [5, 4, 3, 2, 1] as const

const RatingSpreadRoot = styled.table`
  width: 100%;
  max-width: var(--measure);
  border-collapse: collapse;
  line-height: 1.4;

  th,
  td {
    padding: 0;
    text-align: left;
  }
  thead th {
    padding-bottom: 6px;
    color: var(--muted);
    font-size: 0.9375rem;
    font-weight: 400;
  }
  tbody th {
    width: 7.5rem;
    font-weight: 400;
    white-space: nowrap;
  }
  a,
  .nobody {
    display: flex;
    align-items: center;
    min-height: 44px;
  }
  .bar {
    display: grid;
    grid-template-columns: 1fr 2.5rem;
    gap: 12px;
    align-items: center;
  }
  .count {
    font-weight: 600;
    text-align: right;
  }
`

/** One rating's share of all, as a bar; the number beside it says the same. */
const Bar = ({ share }: { readonly share: number }) => (
  <svg width="100%" height="12" aria-hidden="true">
    <rect width="100%" height="12" rx="6" fill="var(--sand)" />
    {share > 0 && <rect width={`${Math.round(share * 1000) / 10}%`} height="12" rx="6" fill="var(--green)" />}
  </svg>
)

type RatingSpreadProps = {
  readonly language: Language
  readonly ratings: readonly { readonly rating: number; readonly count: number }[]
}

/** Number of reviews per rating, including zeros; each links to its reviews. */
export function RatingSpread({ ratings, language }: RatingSpreadProps) {
  const copy = reviewCopy[language].spread
  const counts = new Map(ratings.map(({ rating, count }) => [rating, count]))
  const all = ratings.reduce((sum, { count }) => sum + count, 0)
  const hrefOf = (rating: number) =>
    listHref(pathIn(language, '/reviews'), 'reviews', {
      ...plainList('reviews'),
      filters: { rating: String(rating) },
    })
  return (
    <RatingSpreadRoot className="numbers">
      <TableHead names={[copy.rating, copy.count]} />
      <tbody>
        {RATINGS.map((rating) => {
          const count = counts.get(rating) ?? 0
          const name = interpolate(copy.value, { rating })
          return (
            <tr key={rating}>
              <th scope="row">
                {count > 0 ? <a href={hrefOf(rating)}>{name}</a> : <span className="nobody">{name}</span>}
              </th>
              <td>
                <span className="bar">
                  <Bar share={all === 0 ? 0 : count / all} />
                  <span className="count">{count}</span>
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </RatingSpreadRoot>
  )
}

const ReviewSectionsRoot = styled.div`
  dl {
    display: grid;
    gap: 20px 40px;
  }
  dt {
    font-weight: 700;
  }
  dd,
  .texts {
    max-width: var(--measure);
  }
  dd {
    color: var(--muted);
  }
  .texts {
    display: grid;
    gap: 12px;
  }

  @media (min-width: 768px) {
    dl {
      grid-template-columns: 1fr 1fr;
    }
  }
`

type Place = { readonly treatmentSlug: string; readonly count: number }

/** The treatments that have reviews, by name, each leading to its own. */
function treatmentLinks(places: readonly Place[], language: Language): readonly PlaceLink[] {
  const counts = new Map<string, number>()
  for (const { treatmentSlug, count } of places)
    counts.set(treatmentSlug, (counts.get(treatmentSlug) ?? 0) + count)
  return [...counts]
    .flatMap(([slug, count]) => {
      const treatment = treatmentBySlug(slug)
      return treatment ? [{ slug, count, name: treatmentName(treatment, language) }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, languageTag(language)))
    .map(({ slug, count, name }) => ({
      href: listHref('/reviews', 'reviews', { ...plainList('reviews'), filters: { treatment: slug } }),
      name: `${name} (${count})`,
    }))
}

type ReviewSectionsProps = {
  readonly language: Language
  readonly places: readonly Place[]
  readonly ratings: readonly { readonly rating: number; readonly count: number }[]
}

/** Below the reviews: how ratings are spread, how reviews come about and which are kept, and the treatments. */
export function ReviewSections({ places, ratings, language }: ReviewSectionsProps) {
  const { spread, collected, kept, treatments, write } = reviewCopy[language]
  const links = treatmentLinks(places, language)
  return (
    <ReviewSectionsRoot>
      <PageSections>
        <PageSection id="spread" title={spread.title} intro={spread.intro}>
          <RatingSpread ratings={ratings} language={language} />
        </PageSection>
        <PageSection id="collected" title={collected.title} intro={collected.intro}>
          <NamedTexts items={collected.steps} />
        </PageSection>
        <PageSection id="kept" title={kept.title}>
          <div className="texts">
            <Paragraphs texts={kept.texts} />
          </div>
        </PageSection>
        {links.length > 0 && (
          <PageSection id="treatments" title={treatments.title} intro={treatments.intro}>
            <PlaceLinks links={links} language={language} />
          </PageSection>
        )}
        <PageSection id="write" title={write.title}>
          <p className="texts">
            <span>
              <MailText text={write.text} />
            </span>
          </p>
        </PageSection>
      </PageSections>
    </ReviewSectionsRoot>
  )
}
