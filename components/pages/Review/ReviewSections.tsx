import styled from 'styled-components'
import { PageSection, PageSections } from '@/components/ui/PageSections'
import { type PlaceLink, PlaceLinks } from '@/components/ui/PlaceLinks'
import { MailText } from '@/components/ui/MailText'
import { treatmentBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { reviewCopy } from '@/content/copy/reviews'
import { listHref, plainList } from '@/model/page/listQuery'
import { RatingSpread } from './RatingSpread'

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
function treatmentLinks(places: readonly Place[]): readonly PlaceLink[] {
  const counts = new Map<string, number>()
  for (const { treatmentSlug, count } of places)
    counts.set(treatmentSlug, (counts.get(treatmentSlug) ?? 0) + count)
  return [...counts]
    .flatMap(([slug, count]) => {
      const treatment = treatmentBySlug(slug)
      return treatment ? [{ slug, count, name: treatment.ProcedureName }] : []
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ slug, count, name }) => ({
      href: listHref('/reviews', 'reviews', { ...plainList('reviews'), filters: { treatment: slug } }),
      name: interpolate(reviewCopy.treatments.link, { name, count }),
    }))
}

type ReviewSectionsProps = {
  readonly places: readonly Place[]
  readonly ratings: readonly { readonly rating: number; readonly count: number }[]
}

/** Below the reviews: how ratings are spread, how reviews come about and which are kept, and the treatments. */
export function ReviewSections({ places, ratings }: ReviewSectionsProps) {
  const { spread, collected, kept, treatments, write } = reviewCopy
  const links = treatmentLinks(places)
  return (
    <ReviewSectionsRoot>
      <PageSections>
        <PageSection id="spread" title={spread.title} intro={spread.intro}>
          <RatingSpread ratings={ratings} />
        </PageSection>
        <PageSection id="collected" title={collected.title} intro={collected.intro}>
          <dl>
            {collected.steps.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </PageSection>
        <PageSection id="kept" title={kept.title}>
          <div className="texts">
            {kept.texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </PageSection>
        {links.length > 0 && (
          <PageSection id="treatments" title={treatments.title} intro={treatments.intro}>
            <PlaceLinks links={links} />
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
