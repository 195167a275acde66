import type { MedicalCondition } from 'schema-dts'
import { testBySlug, treatmentBySlug } from '@/content/catalogue'
import type { Condition } from '@/model/catalogue/condition'
import type { Department } from '@/model/catalogue/department'
import type { JsonLdThing } from './JsonLd'
import { medicalPageJsonLd } from './medicalPageJsonLd'

const named = <Type extends string>(type: Type, names: readonly string[]) =>
  names.map((name) => ({ '@type': type, name }))

/** A condition and its page. @param url the page's whole address */
export function conditionJsonLd(condition: Condition, department: Department, url: string): JsonLdThing[] {
  const name = condition.DiseaseName
  const treatmentNames = condition.treatmentSlugs.flatMap(
    (slug) => treatmentBySlug(slug)?.ProcedureName ?? [],
  )
  const testNames = condition.testSlugs.flatMap((slug) => testBySlug('en', slug)?.TestName ?? [])
  const disease: MedicalCondition = {
    '@type': 'MedicalCondition',
    name,
    alternateName: [condition.hindi, ...condition.aliases],
    description: condition.summary,
    url,
    signOrSymptom: named('MedicalSymptom', condition.symptoms),
    cause: named('MedicalCause', condition.causes),
    riskFactor: named('MedicalRiskFactor', condition.riskFactors),
    possibleTreatment: named('MedicalTherapy', treatmentNames),
    typicalTest: named('MedicalTest', testNames),
  }
  const about: MedicalCondition = { '@type': 'MedicalCondition', name }
  return [disease, medicalPageJsonLd({ name, url, language: 'en', about, department, review: condition })]
}
