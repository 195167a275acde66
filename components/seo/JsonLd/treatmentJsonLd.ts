import type { MedicalProcedure } from 'schema-dts'
import type { Department } from '@/model/catalogue/department'
import type { Treatment } from '@/model/catalogue/treatment'
import type { JsonLdThing } from './JsonLd'
import { medicalPageJsonLd } from './medicalPageJsonLd'

/** A treatment and its page. @param url the page's whole address */
export function treatmentJsonLd(treatment: Treatment, department: Department, url: string): JsonLdThing[] {
  const name = treatment.ProcedureName
  const procedure: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    name,
    alternateName: [treatment.hindi, ...treatment.aliases],
    description: treatment.summary,
    url,
    howPerformed: treatment.howItIsDone.join(' '),
    followup: treatment.recoveryTimeline.map(({ when, what }) => `${when}: ${what}`).join(' '),
  }
  const about: MedicalProcedure = { '@type': 'MedicalProcedure', name }
  return [procedure, medicalPageJsonLd({ name, url, language: 'en', about, department, review: treatment })]
}
