import { BookingLink } from '@/components/BookingLink/BookingLink'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { SellingPoints, hasSellingPoints } from '@/components/SellingPoints/SellingPoints'
import { treatmentsInDepartment } from '@/content/catalogue'
import type { Treatment } from '@/content/catalogueCodecs'
import { messagesFor } from '@/content/messages/messagesFor'
import { pageWordsFor } from '@/content/pageWords/pageWordsFor'
import { TreatmentArticleFrame } from './TreatmentArticleFrame'
import { type TreatmentSection, treatmentSections } from './treatmentSections'

const Contents = ({ sections }: { readonly sections: readonly TreatmentSection[] }) => (
  <ol>
    {sections.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
  </ol>
)

type TreatmentArticleProps = { readonly treatment: Treatment; readonly page: LeadFormPage }

/** The article of a treatment's page below its hero: contents, sections, a way to talk, and the department's others. */
export function TreatmentArticle({ treatment, page }: TreatmentArticleProps) {
  const { treatment: words, form, home } = messagesFor(page.language)
  const own = pageWordsFor(page.language).treatment
  const sections = treatmentSections(treatment, page.language)
  const others = treatmentsInDepartment(treatment.departmentid).filter(({ slug }) => slug !== treatment.slug)
  return (
    <TreatmentArticleFrame className="wrap">
      <details className="contents">
        <summary>{own.onThisPage}</summary>
        <Contents sections={sections} />
      </details>
      <article>
        {hasSellingPoints(treatment.departmentid) && <SellingPoints language={page.language} />}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} className="section">
            <h2>{title}</h2>
            {body}
          </section>
        ))}
        <nav className="section" aria-label={words.otherTreatments}>
          <h2>{words.otherTreatments}</h2>
          <ul className="others">
            {others.map(({ slug, ProcedureName, hindi }) => (
              <li key={slug}>
                <a href={`/treatment/${slug}`}>{page.language === 'hi' ? hindi : ProcedureName}</a>
              </li>
            ))}
            <li>
              <a href="/treatment">{home.allTreatments}</a>
            </li>
          </ul>
        </nav>
      </article>
      <aside>
        <nav aria-label={own.onThisPage}>
          <h2>{own.onThisPage}</h2>
          <Contents sections={sections} />
        </nav>
        <div className="talk">
          <h2>{own.talkTitle}</h2>
          <p>{own.talkBody}</p>
          <BookingLink page={page} className="button">
            {form.title}
          </BookingLink>
        </div>
      </aside>
    </TreatmentArticleFrame>
  )
}
