import type { CSSProperties } from 'react'
import styled from 'styled-components'
import { ratingInWords } from '@/components/ui/ratingInWords'
import { type RatingCount, ratingOf } from '@/model/page/listFacts'
import { cityById, treatmentBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { cityName } from '@/model/catalogue/city'
import type { Language } from '@/model/page/language'
import { listCopy } from '@/content/copy/lists'
import type { PatientReview } from '@/model/catalogue/patientReview'
import { monthInWords } from '@/content/copy/inWords'
import { PageLink } from '@/components/ui/PageLink'
import { cardsWithNote } from '@/components/ui/theme/linkCard'
import { sheet, touchLink } from '@/components/ui/theme/surfaces'
import { treatmentName } from '@/model/catalogue/treatment'
import { langAttributeOf } from '@/content/copy/otherLanguage'

const ReviewCardsRoot = styled.div`
  ${cardsWithNote}

  > ul > li {
    ${sheet}
    display: grid;
    gap: 8px;
    align-content: start;
  }
  .spread ul {
    display: grid;
    gap: 4px;
    max-width: 24rem;
    margin-block: 8px;
    list-style: none;
  }
  .spread li {
    padding: 2px 10px;
    border-radius: 4px;
    background: linear-gradient(var(--line), var(--line)) 0 / var(--share, 0%) 100% no-repeat var(--sand);
    font-size: 0.9375rem;
    line-height: 1.5;
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

const MARKS = 5
const MARKS_DOWN = [5, 4, 3, 2, 1]

/** Circles beside each other, from one mark to another, as one path: a page has many of them. */
const circles = (from: number, to: number): string =>
  Array.from(
    { length: to - from },
    (_, at) => `M${(from + at) * 19 + 2} 8a6 6 0 1 0 12 0a6 6 0 1 0-12 0`,
  ).join('')

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
    <path d={circles(0, rating)} />
    {rating < MARKS && <path d={circles(rating, MARKS)} className="empty" />}
  </svg>
)

/** The average, and how many patients gave each rating. */
const RatingSpread = ({ ratings, language }: Pick<Required<ReviewCardsProps>, 'ratings' | 'language'>) => {
  const rating = ratingOf(ratings)
  return (
    <div className="spread numbers">
      <p>
        <strong>{ratingInWords(rating, language)}</strong>
      </p>
      <ul>
        {MARKS_DOWN.map((mark) => {
          const count = ratings.find((one) => one.rating === mark)?.count ?? 0
          return (
            <li key={mark} style={{ '--share': `${(100 * count) / (rating?.count ?? 1)}%` } as CSSProperties}>
              {interpolate(listCopy[language].review.given, { rating: mark, count })}
            </li>
          )
        })}
      </ul>
      <p className="note">{listCopy[language].review.how}</p>
    </div>
  )
}

type ReviewCardsProps = {
  /** How many patients gave each rating, where the cards are of one doctor or hospital. */
  readonly ratings?: readonly RatingCount[]
  readonly reviews: readonly PatientReview[]
  readonly language: Language
}

/** Patients' reviews, each with its treatment. */
export function ReviewCards({ ratings, reviews, language }: ReviewCardsProps) {
  const copy = listCopy[language].review
  return (
    <ReviewCardsRoot>
      {ratings && ratings.length > 0 && <RatingSpread ratings={ratings} language={language} />}
      <ul>
        {reviews.map(({ ReviewId, by, cityid, rating, month, title, text, treatmentSlug }) => {
          const treatment = treatmentBySlug(treatmentSlug)
          const city = cityById(cityid)
          // Patients are quoted in the language in which they wrote.
          const lang = langAttributeOf(language, text)
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
    </ReviewCardsRoot>
  )
}
