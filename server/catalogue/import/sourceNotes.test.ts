import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { sourceNotes, sourceNotesOf } from './sourceNotes'

const TODAY = '2026-11-27'
const [shipped] = shippedRows('conditions')
if (!shipped) throw new Error('expected a condition')
const condition = {
  ...shipped,
  slug: 'piles',
  inHindi: undefined,
  ...Object.fromEntries(
    ['overview', 'symptoms', 'causes', 'riskFactors', 'whenToSeeDoctor', 'diagnosis', 'selfCare'].map(
      (field) => [field, ['A text']],
    ),
  ),
  emergencySigns: ['A text'],
  faqs: [],
  summary: 'A text',
  lastReview: '2026-01-01',
  nextReview: '2026-11-28',
  sources: [],
}
const source = { publisher: 'NHS', title: 'Piles', isChecked: false }
const url = 'https://www.nhs.uk/conditions/piles/'

test('a row without figures, or with a source that has an address, is named for nothing', () => {
  expect(sourceNotesOf('conditions', condition, TODAY)).toEqual([])
  const sourced = { ...condition, selfCare: ['30 g of fibre'], sources: [{ ...source, url }] }
  expect(sourceNotesOf('conditions', sourced, TODAY)).toEqual([])
})

test('figures without a source are named with their fields, in Devanagari digits and within Hindi texts as well', () => {
  expect(
    sourceNotesOf(
      'conditions',
      {
        ...condition,
        selfCare: ['30 g of fibre'],
        inHindi: { summary: 'सार', emergencySigns: ['३८ °C बुखार'] },
      },
      TODAY,
    ),
  ).toEqual(['conditions/piles: figures and no source: selfCare, inHindi'])
})

test('sources without an address are named', () => {
  expect(sourceNotesOf('conditions', { ...condition, sources: [source, { ...source, url }] }, TODAY)).toEqual(
    ["conditions/piles: sources without an address: 'Piles'"],
  )
})

test('a review that was due is named from its day on', () => {
  expect(sourceNotesOf('conditions', condition, '2026-11-28')).toEqual([
    'conditions/piles: was to be reviewed by 2026-11-28',
  ])
})

test('kinds that have no sources are left out', async () => {
  async function* rows<Row>(list: readonly Row[]) {
    yield* list
  }
  const notes = await sourceNotes(
    { cities: rows(shippedRows('cities')), safetyNotes: rows(shippedRows('safetyNotes')) },
    TODAY,
  )
  expect(notes).toEqual([])
})

test('what is said of schemes and kinds of insurance has a source with an address or is named', () => {
  const notes = shippedRows('coverage').flatMap((row) => sourceNotesOf('coverage', row, TODAY))
  expect(notes.filter((note) => /Ayushman|CGHS/.test(note))).toEqual([])
})
