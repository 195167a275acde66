import type { Treatment } from '@/model/catalogue/treatment'
import { HEXA_TREATMENT_SLUGS, authorBySlug, costsOf, reviewerBySlug, treatments } from './catalogue'

const words = (texts: readonly string[] | string): number =>
  (typeof texts === 'string' ? texts : texts.join(' ')).split(/\s+/).length

const named = (rows: readonly Treatment[]) => rows.map((row) => [row.ProcedureName, row] as const)

/** Least content of a page: in full for the sixteen of the hexa page, less for the others. */
const DEPTH = {
  all: {
    whatItIs: 50,
    whoNeedsIt: 3,
    steps: 4,
    stepWords: 45,
    ifDelayed: 20,
    risks: 4,
    recovery: 4,
    cities: 6,
    faqs: 3,
  },
  hexa: {
    whatItIs: 80,
    whoNeedsIt: 4,
    steps: 5,
    stepWords: 60,
    ifDelayed: 40,
    risks: 5,
    recovery: 5,
    cities: 8,
    faqs: 5,
  },
} as const
type Depth = { readonly [K in keyof (typeof DEPTH)['all']]: number }

function expectsDepth(treatment: Treatment, least: Depth): void {
  expect(words(treatment.whatItIs)).toBeGreaterThanOrEqual(least.whatItIs)
  expect(treatment.whoNeedsIt.length).toBeGreaterThanOrEqual(least.whoNeedsIt)
  expect(treatment.howItIsDone.length).toBeGreaterThanOrEqual(least.steps)
  expect(words(treatment.howItIsDone)).toBeGreaterThanOrEqual(least.stepWords)
  expect(words(treatment.ifDelayed)).toBeGreaterThanOrEqual(least.ifDelayed)
  expect(treatment.risks.length).toBeGreaterThanOrEqual(least.risks)
  expect(treatment.recoveryTimeline.length).toBeGreaterThanOrEqual(least.recovery)
  expect(costsOf(treatment.slug).length).toBeGreaterThanOrEqual(least.cities)
  expect(treatment.faqs.length).toBeGreaterThanOrEqual(least.faqs)
}

describe.each(named(treatments()))('the page of %s', (_, treatment) => {
  test('explains what it is, who needs it, how it is done, its risks and recovery', () => {
    expect(words(treatment.summary)).toBeGreaterThanOrEqual(8)
    expectsDepth(treatment, DEPTH.all)
    expect(treatment.alternatives.length).toBeGreaterThanOrEqual(2)
  })

  test('gives costs from low to high, each city once, marked illustrative', () => {
    const costs = costsOf(treatment.slug)
    expect(treatment.cost.isIllustrative).toBe(true)
    expect(new Set(costs.map(({ city }) => city.slug)).size).toBe(costs.length)
    for (const { city, minimum, average, maximum } of costs) {
      expect([city.slug, city.served]).toEqual([city.slug, true])
      expect(minimum).toBeGreaterThan(500)
      expect(minimum).toBeLessThan(average)
      expect(average).toBeLessThan(maximum)
    }
    expect(treatment.cost.drivers.length).toBeGreaterThanOrEqual(4)
    const shares = treatment.cost.breakdown.map(({ share }) => share)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
    expect(words(treatment.insurance)).toBeGreaterThanOrEqual(20)
  })

  test('answers its questions properly', () => {
    for (const { question, answer } of treatment.faqs) {
      expect(question).toMatch(/\?$/)
      expect(words(answer)).toBeGreaterThanOrEqual(10)
    }
  })

  test('says who stands behind the text and when it is due for review', () => {
    expect(treatment.isReviewed).toBe(false)
    expect(authorBySlug(treatment.writerSlug)).toBeDefined()
    expect(reviewerBySlug(treatment.reviewerSlug)).toBeDefined()
    expect(Date.parse(treatment.nextReview)).toBeGreaterThan(Date.parse(treatment.lastReview))
    for (const { url } of treatment.sources) expect(url ?? 'https://').toMatch(/^https:\/\//)
    expect(treatment.hindi).toMatch(/[\u0900-\u097f]/)
  })
})

describe.each(named(treatments().filter(({ slug }) => HEXA_TREATMENT_SLUGS.includes(slug))))(
  'the page of %s, one of the sixteen',
  (_, treatment) => {
    test('goes into depth', () => {
      expect(words(treatment.summary)).toBeGreaterThanOrEqual(12)
      expect(words(treatment.whoNeedsIt)).toBeGreaterThanOrEqual(35)
      expectsDepth(treatment, DEPTH.hexa)
    })

    test('tells recovery step by step and what else can be done', () => {
      for (const { when, what } of treatment.recoveryTimeline) {
        expect(when).toMatch(/^(Days?|Weeks?|Months?|Year) \d/)
        expect(words(what)).toBeGreaterThanOrEqual(5)
      }
      expect(treatment.alternatives.length).toBeGreaterThanOrEqual(3)
      expect(words(treatment.alternatives.map(({ text }) => text))).toBeGreaterThanOrEqual(25)
    })

    test('names what drives the cost, what insurance pays, conditions and further reading', () => {
      expect(treatment.cost.drivers.length).toBeGreaterThanOrEqual(5)
      expect(words(treatment.insurance)).toBeGreaterThanOrEqual(30)
      for (const { answer } of treatment.faqs) expect(words(answer)).toBeGreaterThanOrEqual(15)
      expect(treatment.sources.length).toBeGreaterThanOrEqual(2)
      expect(treatment.conditionSlugs.length).toBeGreaterThanOrEqual(1)
    })
  },
)

describe('the treatments’ pages side by side', () => {
  const all = treatments()
  test.each([
    ['questions', all.flatMap((t) => t.faqs.map((faq) => faq.question))],
    ['answers', all.flatMap((t) => t.faqs.map((faq) => faq.answer))],
    ['explanations', all.flatMap((t) => t.whatItIs)],
    ['steps', all.flatMap((t) => t.howItIsDone)],
    ['insurance notes', all.map((t) => t.insurance)],
    ['notes on delay', all.map((t) => t.ifDelayed)],
  ])('no two pages share their %s', (_, texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
