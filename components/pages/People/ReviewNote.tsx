import { authorBySlug, reviewerBySlug } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import type { Person } from '@/model/catalogue/person'
import type { MedicalReview } from '@/model/catalogue/medicalReview'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** A calendar day such as 2026-11-21 in words. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

const PersonLink = ({
  person,
  folder,
  language,
}: {
  readonly person: Person | undefined
  readonly folder: 'authors' | 'reviewers'
  readonly language: Language
}) =>
  person && <a href={`/${folder}/${person.slug}`}>{language === 'hi' ? person.hindi : person.PersonName}</a>

/** Who wrote and who reviews a medical text, and when; said plainly where nobody has reviewed it. */
export function ReviewNote({
  review,
  language,
}: {
  readonly review: MedicalReview
  readonly language: Language
}) {
  const copy = treatmentCopy[language]
  const lastDay = dayInWords(review.lastReview, language)
  const rows = [
    [
      copy.writer,
      <PersonLink person={authorBySlug(review.writerSlug)} folder="authors" language={language} />,
    ],
    [
      review.isReviewed ? copy.reviewer : copy.futureReviewer,
      <PersonLink person={reviewerBySlug(review.reviewerSlug)} folder="reviewers" language={language} />,
    ],
    [
      copy.lastReview,
      review.isReviewed ? (
        <time dateTime={review.lastReview}>{lastDay}</time>
      ) : (
        interpolate(copy.notYet, { day: lastDay })
      ),
    ],
    [copy.nextReview, <time dateTime={review.nextReview}>{dayInWords(review.nextReview, language)}</time>],
  ] as const
  return (
    <div className="review">
      {!review.isReviewed && <p>{copy.unreviewed}</p>}
      <dl>
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
