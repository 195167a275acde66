import type { Treatment } from '@/content/catalogueCodecs'
import { type Language, messagesFor } from '@/content/messages/messagesFor'

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }

/** A calendar day such as 2026-11-21 in words. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Who wrote and who reviewed the page, and when; said plainly where nobody has reviewed it. */
export function ReviewNote({
  treatment,
  language,
}: {
  readonly treatment: Treatment
  readonly language: Language
}) {
  const words = messagesFor(language).treatment
  const rows = [
    [words.writer, treatment.writer],
    [words.reviewer, treatment.reviewer],
    [
      words.lastReview,
      <time dateTime={treatment.lastReview}>{dayInWords(treatment.lastReview, language)}</time>,
    ],
    [
      words.nextReview,
      <time dateTime={treatment.nextReview}>{dayInWords(treatment.nextReview, language)}</time>,
    ],
  ] as const
  return (
    <div className="review">
      {!treatment.isReviewed && <p>{words.unreviewed}</p>}
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
