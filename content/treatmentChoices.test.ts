import { treatments } from './catalogue'
import { HEXA_PATH, hexaTreatments, limitedTreatmentNames, treatmentChoices } from './treatmentChoices'

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

/** What tells a name of the list from the others, however the catalogue writes it; V stands for vaginal. */
const told = (name: string): string => name.toLowerCase().replace(/ v /, ' vaginal ').replace(/s\b/g, '')

test('the page of the sixteen offers those of the list, in its order', () => {
  const names = hexaTreatments().map(({ slug, ProcedureName }) =>
    told(`${slug.replace(/-/g, ' ')} ${ProcedureName}`),
  )
  expect(names).toHaveLength(DECIDED.length)
  DECIDED.forEach((name, at) => expect(names[at]).toContain(told(name)))
})

test('it offers no others, and every other page offers all', () => {
  expect(treatmentChoices(HEXA_PATH)).toEqual(hexaTreatments())
  expect(limitedTreatmentNames(HEXA_PATH)).toEqual(hexaTreatments().map((row) => row.ProcedureName))
  for (const path of [undefined, '/', '/marketing/piles']) {
    expect(treatmentChoices(path)).toEqual(treatments())
    expect(limitedTreatmentNames(path ?? '')).toBeUndefined()
  }
})
