import { type SafetyNote, safetyNotes } from './safetyNote'

const note: SafetyNote = {
  name: 'Piles Treatment',
  slug: 'piles',
  treatmentSlugs: ['piles'],
  callNow: ['Bleeding that does not stop'],
  callToday: ['Fever of 38 °C (100.4 °F) or more'],
  canWait: [],
  medicines: [{ name: 'Insulin', text: 'Never leave it out altogether.' }],
  care: [],
  isReviewed: false,
  writerSlug: 'writer',
  reviewerSlug: 'reviewer',
  lastReview: '2026-11-27',
  nextReview: '2027-11-27',
  sources: [],
}

const faultsOf = (changes: Partial<SafetyNote>) =>
  safetyNotes.faultsOf?.({ ...note, ...changes }).map(({ field }) => field)

test('a whole note has no fault', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ inHindi: { callNow: ['खून जो न रुके'] } })).toEqual([])
})

test('a Hindi list with a line more or less than the English one is a fault', () => {
  expect(faultsOf({ inHindi: { callNow: [], medicines: [] } })).toEqual([
    'inHindi.callNow',
    'inHindi.medicines',
  ])
})

test('a temperature in one unit alone is a fault, in both languages', () => {
  expect(faultsOf({ callToday: ['Fever of 38 °C or more'] })).toEqual(['callToday.0'])
  expect(faultsOf({ care: [{ name: 'Old age', text: 'Fever of 100.4 °F' }] })).toEqual(['care.0'])
  expect(faultsOf({ inHindi: { callToday: ['38 °C से ज़्यादा बुखार'] } })).toEqual(['inHindi.callToday.0'])
})

test('the next review is after the last one', () => {
  expect(faultsOf({ nextReview: '2026-11-27' })).toEqual(['nextReview'])
})
