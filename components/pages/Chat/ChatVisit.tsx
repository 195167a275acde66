'use client'

import { nameOnPage, useVisitContext } from '@/components/layout/VisitContext/visitSignal'
import { askCopy } from '@/content/copy/askCatalogue'
import { interpolate } from '@/content/copy/interpolate'
import { visitContextCopy, visitSentence } from '@/content/copy/visitContext'
import type { Language } from '@/model/page/language'
import type { VisitThing, VisitTopic } from '@/model/page/visitContext'

type ChatVisitProps = {
  readonly language: Language
  /** The chat's page, which answers. */
  readonly path: string
  /** The form in which the visit is changed. */
  readonly formId: string
}

/**
 * The visit's topics with a way to change them, and a question about them, after hydration; before it, reserved
 * space. Names come from the page's own form, so a Hindi page shows Hindi names.
 */
export function ChatVisit({ language, path, formId }: ChatVisitProps) {
  const { treatment, condition, city } = useVisitContext().topics
  // A thing without an entry in the Hindi page's forms is known by its English name only.
  const english = (thing: VisitThing | undefined) =>
    language === 'en' ? (thing?.name ?? thing?.value) : undefined
  const named = (topic: VisitTopic, thing: VisitThing | undefined) => thing && nameOnPage(topic, thing)
  const ofCondition = named('condition', condition)
  const ofTreatment = named('treatment', treatment)
  const subject = ofCondition ?? ofTreatment ?? english(condition) ?? english(treatment)
  const place = named('city', city) ?? english(city)
  const copy = askCopy[language]
  const isTreatment = subject !== undefined && subject === (ofTreatment ?? english(treatment))
  const template = !isTreatment
    ? copy.visitSymptoms
    : place === undefined
      ? copy.visitCost
      : copy.visitCostInCity
  const question = subject && interpolate(template, { subject, city: place ?? '' })
  const sentence = visitSentence({ subject, city: place }, language)
  return (
    <p className="visit">
      {sentence !== '' && (
        <>
          <strong>{sentence}</strong> <a href={`#${formId}`}>{visitContextCopy[language].change}</a>
        </>
      )}
      {question !== undefined && (
        <>
          {' '}
          <a href={`${path}?${new URLSearchParams({ q: question })}#answer`} rel="nofollow">
            {question}
          </a>
        </>
      )}
    </p>
  )
}
