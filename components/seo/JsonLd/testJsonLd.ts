import type { MedicalTest as MedicalTestThing } from 'schema-dts'
import { conditionBySlug, departmentById } from '@/content/catalogue'
import type { Condition } from '@/model/catalogue/condition'
import type { MedicalTest } from '@/model/catalogue/medicalTest'
import type { JsonLdThing } from './JsonLd'
import { medicalPageJsonLd } from './medicalPageJsonLd'

const conditionName = ({ DiseaseName, hindi }: Condition, { language }: MedicalTest): string =>
  language === 'hi' ? hindi : DiseaseName

/** A medical test and its page, in the row's language. @param url the page's whole address */
export function testJsonLd(test: MedicalTest, url: string): JsonLdThing[] {
  const name = test.TestName
  const thing: MedicalTestThing = {
    '@type': 'MedicalTest',
    name,
    alternateName: [...test.aliases],
    description: test.summary,
    url,
    usedToDiagnose: test.conditionSlugs.flatMap((slug) => {
      const condition = conditionBySlug(slug)
      return condition ? [{ '@type': 'MedicalCondition' as const, name: conditionName(condition, test) }] : []
    }),
  }
  const about: MedicalTestThing = { '@type': 'MedicalTest', name }
  const department = departmentById(test.departmentid)
  return [thing, medicalPageJsonLd({ name, url, language: test.language, about, department, review: test })]
}
