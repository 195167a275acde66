import type { MedicalProcedure } from 'schema-dts'
import type { Department } from '@/model/catalogue/department'
import type { Treatment } from '@/model/catalogue/treatment'
import type { JsonLdThing } from './JsonLd'
import { medicalPageJsonLd } from './medicalPageJsonLd'

type CostPage = {
  readonly treatment: Treatment
  readonly department: Department
  /** What the page is called. */
  readonly name: string
  /** The page's whole address. */
  readonly url: string
}

/** A page of a treatment's prices: it is about the treatment; the prices are estimates, and no markup states them as offers. */
export function costJsonLd({ treatment, department, name, url }: CostPage): JsonLdThing {
  const about: MedicalProcedure = {
    '@type': 'MedicalProcedure',
    name: treatment.ProcedureName,
    url: new URL(`/treatment/${treatment.slug}`, url).href,
  }
  return medicalPageJsonLd({ name, url, language: 'en', about, department })
}
