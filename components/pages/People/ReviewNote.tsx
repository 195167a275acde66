import type { PersonRole } from './PersonCards'
import { PageLink } from '@/components/ui/PageLink'
import { dayInWords, sourceDateInWords } from '@/content/copy/inWords'
import { authorBySlug, reviewerBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { type Person, personName } from '@/model/catalogue/person'
import type { MedicalReview, Source } from '@/model/catalogue/medicalReview'
import { withDemoNote } from '@/content/copy/demoNote'
import { foreignTo } from '@/content/copy/otherLanguage'

export type PersonLinkProps = {
  readonly person: Person
  readonly folder: PersonRole
  readonly language: Language
}

/** A person's name, which leads to the person's page. */
export const PersonLink = ({ person, folder, language }: PersonLinkProps) => (
  <PageLink href={`/${folder}/${person.slug}`} language={language}>
    {personName(person, language)}
  </PageLink>
)

/** Author, reviewer and dates of a medical text; says so if unreviewed. */
export function ReviewNote({
  review,
  language,
}: {
  readonly review: MedicalReview
  readonly language: Language
}) {
  const copy = treatmentCopy[language]
  const lastDay = dayInWords(review.lastReview, language)
  const writer = authorBySlug(review.writerSlug)
  const reviewer = reviewerBySlug(review.reviewerSlug)
  // A fictional reviewer's name is hidden until the text is reviewed.
  const isNamed = review.isReviewed || reviewer?.isFictional === false
  const rows = [
    [copy.writer, writer && <PersonLink person={writer} folder="authors" language={language} />],
    [
      review.isReviewed ? copy.reviewer : copy.futureReviewer,
      reviewer &&
        (isNamed ? (
          <PersonLink person={reviewer} folder="reviewers" language={language} />
        ) : (
          copy.reviewPending
        )),
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
      {!review.isReviewed && <p>{withDemoNote(copy.unreviewed.text, copy.unreviewed, [writer, reviewer])}</p>}
      <dl>
        {/* The site's own texts name people whom a clinic's catalogue need not have. */}
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

/** A source with an English title says so, for who hears a Hindi page read out. */
const SourceList = ({
  sources,
  language,
}: {
  readonly sources: readonly Source[]
  readonly language: Language
}) => (
  <ul className="dots">
    {sources.map(({ publisher, title, url, date }) => (
      <li key={publisher + title} lang={foreignTo(title)}>
        {publisher}: {url ? <a href={url}>{title}</a> : title}
        {date && <span lang={language}>, {sourceDateInWords(date, language)}</span>}
      </li>
    ))}
  </ul>
)

/** Checked sources, separate from further reading; says so without any. */
export function Sources({
  sources,
  language,
}: {
  readonly sources: readonly Source[]
  readonly language: Language
}) {
  const copy = treatmentCopy[language]
  // Texts of one page may share a source.
  const named = new Map(sources.map((source) => [source.url ?? source.publisher + source.title, source]))
  const checked = [...named.values()].filter(({ isChecked }) => isChecked)
  const further = [...named.values()].filter(({ isChecked }) => !isChecked)
  return (
    <>
      {checked.length > 0 ? <SourceList sources={checked} language={language} /> : <p>{copy.noSources}</p>}
      {further.length > 0 && (
        <>
          <p>{copy.furtherReading}</p>
          <SourceList sources={further} language={language} />
        </>
      )}
    </>
  )
}
