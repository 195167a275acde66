import { formOptions } from '@/components/forms/LeadForm/formOptions'
import { treatments } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { treatments as descriptor } from '@/model/catalogue/treatment'
import { treatmentDisplayLabel } from '@/model/lead/treatmentLabel'
import { treatmentOptions } from './catalogueOptions'
import {
  HEXA_PATH,
  hexaTreatments,
  limitedTreatmentNames,
  offeredTreatments,
  treatmentDepartments,
} from './treatmentChoices'

/** The sixteen as the project's decisions name them, in their order. */
const DECIDED = [
  'piles',
  'anal fistula',
  'anal fissure',
  'inguinal hernia',
  'umbilical hernia',
  'gallstones',
  'appendicitis',
  'kidney stones',
  'circumcision',
  'hydrocele',
  'varicose veins',
  'cataract',
  'LASIK',
  'knee replacement',
  'laser V tightening',
  'liver transplant',
]

/** Normalises a name of the list as the catalogue may write it; V means vaginal. */
const normalized = (name: string): string =>
  name.toLowerCase().replace(/ v /, ' vaginal ').replace(/s\b/g, '')

test('the page of the sixteen offers those of the list, in its order', () => {
  const names = hexaTreatments().map(({ slug, ProcedureName }) =>
    normalized(`${slug.replace(/-/g, ' ')} ${ProcedureName}`),
  )
  expect(names).toHaveLength(DECIDED.length)
  DECIDED.forEach((name, at) => expect(names[at]).toContain(normalized(name)))
})

test('it offers no others, and every other page offers all', () => {
  expect(offeredTreatments(HEXA_PATH)).toEqual(hexaTreatments())
  expect(limitedTreatmentNames(HEXA_PATH)).toEqual(hexaTreatments().map((row) => row.ProcedureName))
  for (const path of [undefined, '/', '/marketing/piles']) {
    expect(offeredTreatments(path)).toEqual(treatments())
    expect(limitedTreatmentNames(path ?? '')).toBeUndefined()
  }
})

test('every shipped treatment whose label by the rules would mislead has a display name', () => {
  const mislabelled = shippedRows('treatments').filter(
    ({ ProcedureName, displayName }) =>
      treatmentDisplayLabel({ ProcedureName }) !== ProcedureName && displayName === undefined,
  )
  expect(mislabelled).toEqual([])
  expect(shippedRows('treatments').filter(({ displayName }) => displayName)).toHaveLength(1)
})

test('no list of forms, no answer of the calls and no search result says Transport', () => {
  const read = [
    ...(['en', 'hi'] as const).flatMap((language) =>
      Object.values(formOptions(language)).flatMap((list) => list.map(({ label }) => label)),
    ),
    ...formOptions('en', HEXA_PATH).treatment.map(({ label }) => label),
    ...treatmentOptions().map((option) => treatmentDisplayLabel(option)),
    ...shippedRows('treatments').map((row) => JSON.stringify(descriptor.search?.factsOf(row))),
  ]
  expect(read).toContain('Kidney Stones Treatment')
  expect(read.filter((text) => /transport/i.test(text))).toEqual([])
})

test('each of them has its department, so that a lead names it', () => {
  const departments = treatmentDepartments(HEXA_PATH) ?? {}
  expect(Object.keys(departments)).toEqual(limitedTreatmentNames(HEXA_PATH))
  expect(Object.values(departments).filter((name) => name === '')).toEqual([])
  expect(treatmentDepartments('/treatment/piles')).toBeUndefined()
})
