import styled from 'styled-components'
import { cityById, treatmentBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { cityName } from '@/model/catalogue/city'
import type { Language } from '@/model/page/language'
import { listCopy } from '@/content/copy/lists'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { monthInWords } from '@/content/copy/inWords'
import { PageLink } from '@/components/ui/PageLink'
import { cardsWithNote } from '@/components/ui/theme/linkCard'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'
import { DemoNote } from '@/components/ui/DemoNote'
import { treatmentName } from '@/model/catalogue/treatment'
import { foreignIn } from '@/content/copy/otherLanguage'

const ReviewCardsRoot = styled.div`
  ${cardsWithNote}

  > ul > li {
    ${sheet}
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .rating {
    display: flex;
    gap: 8px;
    align-items: center;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.4;
  }
  .rating .empty {
    fill: none;
  }
  .text {
    max-width: var(--measure);
    font-size: 1rem;
    line-height: 1.6;
  }
  .by {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .about a {
    ${touchLink}
    font-size: 0.9375rem;
    line-height: 1.4;
  }
`

const MARKS = [1, 2, 3, 4, 5] as const

/** A rating as five marks; the words beside it say it to those who do not see them. */
const Marks = ({ rating }: { readonly rating: number }) => (
  <svg
    width="92"
    height="16"
    viewBox="0 0 92 16"
    aria-hidden="true"
    fill="var(--green)"
    stroke="var(--green)"
    strokeWidth="1.5"
  >
    {MARKS.map((mark) => (
      <circle key={mark} cx={mark * 19 - 11} cy="8" r="6" className={mark > rating ? 'empty' : undefined} />
    ))}
  </svg>
)

type ReviewCardsProps = {
  readonly reviews: readonly PatientReview[]
  readonly language: Language
}

/** What patients say, each with its treatment. */
export function ReviewCards({ reviews, language }: ReviewCardsProps) {
  const copy = listCopy[language].review
  return (
    <ReviewCardsRoot>
      <ul>
        {reviews.map(({ ReviewId, by, cityid, rating, month, title, text, treatmentSlug }) => {
          const treatment = treatmentBySlug(treatmentSlug)
          const city = cityById(cityid)
          // Patients are quoted in the language in which they wrote.
          const lang = foreignIn(language, text)
          return (
            <li key={ReviewId}>
              <p className="rating">
                <Marks rating={rating} />
                {interpolate(copy.rating, { rating })}
              </p>
              <h3 lang={lang}>{title}</h3>
              <p className="text" lang={lang}>
                {text}
              </p>
              <p className="by">
                {[by, city && cityName(city, language), monthInWords(month, language)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {treatment && (
                <p className="about">
                  <PageLink href={`/treatment/${treatmentSlug}`} language={language}>
                    {treatmentName(treatment, language)}
                  </PageLink>
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <DemoNote copy={copy} shown={reviews} />
    </ReviewCardsRoot>
  )
}
