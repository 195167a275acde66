import type { ReactNode } from 'react'
import { Faqs } from '@/components/Faqs/Faqs'
import { conditionsOfTreatment } from '@/content/catalogue'
import type { Treatment } from '@/content/catalogueCodecs'
import { type Language, messagesFor } from '@/content/messages/messagesFor'
import { CostByCity } from './CostByCity'
import { RecoveryTimeline } from './RecoveryTimeline'
import { ReviewNote } from './ReviewNote'

export type TreatmentSection = { readonly id: string; readonly title: string; readonly body: ReactNode }

const List = ({
  items,
  ordered = false,
}: {
  readonly items: readonly string[]
  readonly ordered?: boolean
}) => {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={ordered ? 'steps' : 'dots'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  )
}

const Sources = ({ sources }: { readonly sources: Treatment['sources'] }) => (
  <ul className="dots">
    {sources.map(({ publisher, title, url }) => (
      <li key={publisher + title}>
        {publisher}: {url ? <a href={url}>{title}</a> : title}
      </li>
    ))}
  </ul>
)

/** Everything that a treatment's page tells, section by section, in reading order. */
export function treatmentSections(treatment: Treatment, language: Language): readonly TreatmentSection[] {
  const words = messagesFor(language).treatment
  const name = language === 'hi' ? treatment.hindi : treatment.ProcedureName
  return [
    {
      id: 'what-it-is',
      title: words.whatItIs,
      body: treatment.whatItIs.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
    },
    {
      id: 'conditions',
      title: words.conditions,
      body: (
        <dl className="named">
          {conditionsOfTreatment(treatment).map(({ slug, DiseaseName, hindi, summary }) => (
            <div key={slug}>
              <dt>{language === 'hi' ? hindi : DiseaseName}</dt>
              <dd>{summary}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    { id: 'who-needs-it', title: words.whoNeedsIt, body: <List items={treatment.whoNeedsIt} /> },
    { id: 'how-it-is-done', title: words.howItIsDone, body: <List items={treatment.howItIsDone} ordered /> },
    { id: 'if-delayed', title: words.ifDelayed, body: <p>{treatment.ifDelayed}</p> },
    { id: 'risks', title: words.risks, body: <List items={treatment.risks} /> },
    { id: 'recovery', title: words.recovery, body: <RecoveryTimeline steps={treatment.recoveryTimeline} /> },
    {
      id: 'alternatives',
      title: words.alternatives,
      body: (
        <dl className="named">
          {treatment.alternatives.map(({ name: alternative, text }) => (
            <div key={alternative}>
              <dt>{alternative}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ),
    },
    {
      id: 'cost',
      title: words.cost,
      body: <CostByCity treatment={treatment} name={name} language={language} />,
    },
    { id: 'cost-drivers', title: words.costDrivers, body: <List items={treatment.cost.drivers} /> },
    { id: 'insurance', title: words.insurance, body: <p>{treatment.insurance}</p> },
    { id: 'questions', title: words.faqs, body: <Faqs faqs={treatment.faqs} /> },
    {
      id: 'sources',
      title: words.sources,
      body: (
        <>
          <Sources sources={treatment.sources} />
          <ReviewNote treatment={treatment} language={language} />
        </>
      ),
    },
  ]
}
