import { FactsTable } from '@/components/FactsTable/FactsTable'
import type { Treatment } from '@/model/catalogue/treatment'
import { type Language, messagesFor } from '@/content/messages/messagesFor'

const KEYS = ['type', 'anaesthesia', 'duration', 'hospitalStay', 'recovery'] as const

/** A treatment at a glance. */
export function TreatmentFacts({
  facts,
  language,
}: {
  readonly facts: Treatment['facts']
  readonly language: Language
}) {
  const words = messagesFor(language).treatment
  return (
    <FactsTable
      title={words.factsTitle}
      facts={KEYS.map((key) => ({ name: words.facts[key], value: facts[key] }))}
    />
  )
}
