import { FactsTable } from '@/components/ui/FactsTable'
import type { Treatment } from '@/model/catalogue/treatment'
import { treatmentCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'

/** Facts shown for every treatment, in this order. */
export const TREATMENT_FACTS = ['type', 'anaesthesia', 'duration', 'hospitalStay', 'recovery'] as const

/** A treatment at a glance. */
export function TreatmentFacts({
  facts,
  language,
}: {
  readonly facts: Treatment['facts']
  readonly language: Language
}) {
  const copy = treatmentCopy[language]
  return (
    <FactsTable
      title={copy.factsTitle}
      facts={TREATMENT_FACTS.map((key) => ({ name: copy.facts[key], value: facts[key] }))}
    />
  )
}
