import { collectTags } from './cacheTags'
import { catalogueSnapshot, setCatalogueSnapshot } from './catalogueSnapshot'
import { hasInvented, inventedLargeKinds, setInventedLargeKinds } from './inventedKinds'
import { siteFaqs } from '@/content/catalogue/catalogue'
import { demoWordsIn } from '@/tests/site/demoWords'
import { rowLike } from '@/tests/support/testCatalogue'
import { tagsOfChanges } from '@/server/catalogue/changes/changeTags'

afterEach(() => {
  setCatalogueSnapshot(undefined)
  setInventedLargeKinds(undefined)
})

const own = <Row extends { readonly isFictional: boolean }>(rows: readonly Row[]): readonly Row[] =>
  rows.map((row) => ({ ...row, isFictional: false }))

/** The catalogue of a clinic that has put its own in place of everything. */
function putOwnRows(): void {
  const rows = catalogueSnapshot()
  setInventedLargeKinds(new Set())
  setCatalogueSnapshot({
    ...rows,
    insurers: own(rows.insurers),
    authors: own(rows.authors),
    reviewers: own(rows.reviewers),
    press: own(rows.press),
    treatments: rows.treatments.map((row) => ({ ...row, cost: { ...row.cost, isIllustrative: false } })),
    tests: rows.tests.map((row) => ({ ...row, isPriceIllustrative: false })),
  })
}

test('the shipped rows are inventions, the large kinds’ too; a clinic’s own are not', () => {
  expect([...inventedLargeKinds()].sort()).toEqual(['doctors', 'hospitals', 'reviews'])
  expect(hasInvented('doctors')).toBe(true)
  expect(hasInvented('departments', 'cities')).toBe(false)
  putOwnRows()
  expect(hasInvented()).toBe(false)
  setInventedLargeKinds(new Set(['hospitals'] as const))
  expect([hasInvented(), hasInvented('doctors'), hasInvented('doctors', 'hospitals')]).toEqual([
    true,
    false,
    true,
  ])
})

test('an answer’s note stands with the demonstration and goes with it', () => {
  const texts = () =>
    [...siteFaqs('en'), ...siteFaqs('hi')].filter(({ answer }) => demoWordsIn(answer).length > 0)
  expect(texts()).toHaveLength(8)
  putOwnRows()
  expect(texts()).toEqual([])
})

test('a page that asks depends on the names of all pages, not on whole kinds', async () => {
  const { tags } = await collectTags(async () => hasInvented())
  expect([...tags]).toEqual(['options'])
})

test('all pages are made anew when a row becomes real, not when it changes otherwise', () => {
  const before = rowLike('doctors')
  const tagsOf = (after: typeof before) => tagsOfChanges([{ kind: 'doctors', key: 'x', before, after }])
  expect(tagsOf({ ...before, isFictional: false })).toContain('options')
  expect(tagsOf({ ...before, DoctorName: 'Dr Other' })).not.toContain('options')
  const real = { ...before, isFictional: false }
  expect(tagsOfChanges([{ kind: 'doctors', key: 'x', after: real }])).not.toContain('options')
  const treatment = rowLike('treatments')
  const priced = { ...treatment, cost: { ...treatment.cost, isIllustrative: false } }
  expect(tagsOfChanges([{ kind: 'treatments', key: 'x', before: treatment, after: priced }])).toContain(
    'options',
  )
})
