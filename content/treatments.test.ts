import { cityById, treatments } from './catalogue'

const words = (texts: readonly string[] | string): number =>
  (typeof texts === 'string' ? texts : texts.join(' ')).split(/\s+/).length

const named = treatments.map((treatment) => [treatment.ProcedureName, treatment] as const)

describe.each(named)('the page of %s', (_, treatment) => {
  test('explains what it is, who needs it, how it is done and what delay means', () => {
    expect(words(treatment.summary)).toBeGreaterThanOrEqual(12)
    expect(words(treatment.whatItIs)).toBeGreaterThanOrEqual(80)
    expect(treatment.whoNeedsIt.length).toBeGreaterThanOrEqual(4)
    expect(words(treatment.whoNeedsIt)).toBeGreaterThanOrEqual(35)
    expect(treatment.howItIsDone.length).toBeGreaterThanOrEqual(5)
    expect(words(treatment.howItIsDone)).toBeGreaterThanOrEqual(60)
    expect(words(treatment.ifDelayed)).toBeGreaterThanOrEqual(40)
  })

  test('names risks, recovery step by step, and what else can be done', () => {
    expect(treatment.risks.length).toBeGreaterThanOrEqual(5)
    expect(treatment.recoveryTimeline.length).toBeGreaterThanOrEqual(5)
    for (const { when, what } of treatment.recoveryTimeline) {
      expect(when).toMatch(/^(Days?|Weeks?|Months?|Year) \d/)
      expect(words(what)).toBeGreaterThanOrEqual(5)
    }
    expect(treatment.alternatives.length).toBeGreaterThanOrEqual(3)
    expect(words(treatment.alternatives.map((alternative) => alternative.text))).toBeGreaterThanOrEqual(25)
  })

  test('gives costs for eight cities from low to high, marked illustrative', () => {
    expect(treatment.cost.isIllustrative).toBe(true)
    expect(treatment.cost.byCity).toHaveLength(8)
    expect(new Set(treatment.cost.byCity.map((cost) => cost.cityid)).size).toBe(8)
    for (const { cityid, minimum, average, maximum } of treatment.cost.byCity) {
      expect(cityById(cityid)?.served).toBe(true)
      expect(minimum).toBeGreaterThan(5_000)
      expect(minimum).toBeLessThan(average)
      expect(average).toBeLessThan(maximum)
    }
    expect(treatment.cost.drivers.length).toBeGreaterThanOrEqual(5)
    expect(words(treatment.insurance)).toBeGreaterThanOrEqual(30)
  })

  test('answers at least five questions properly', () => {
    expect(treatment.faqs.length).toBeGreaterThanOrEqual(5)
    for (const { question, answer } of treatment.faqs) {
      expect(question).toMatch(/\?$/)
      expect(words(answer)).toBeGreaterThanOrEqual(15)
    }
  })

  test('says who stands behind the text, when it is due for review and where to read on', () => {
    expect(treatment.isReviewed).toBe(false)
    expect(treatment.writer).toMatch(/demonstration/i)
    expect(treatment.reviewer).toMatch(/not yet reviewed/i)
    expect(Date.parse(treatment.nextReview)).toBeGreaterThan(Date.parse(treatment.lastReview))
    expect(treatment.sources.length).toBeGreaterThanOrEqual(2)
    for (const { url } of treatment.sources) expect(url ?? 'https://').toMatch(/^https:\/\//)
    expect(treatment.conditionSlugs.length).toBeGreaterThanOrEqual(1)
    expect(treatment.hindi).toMatch(/^[\u0900-\u097f ]+$/)
  })
})

describe('the treatments’ pages side by side', () => {
  test.each([
    ['questions', treatments.flatMap((t) => t.faqs.map((faq) => faq.question))],
    ['answers', treatments.flatMap((t) => t.faqs.map((faq) => faq.answer))],
    ['explanations', treatments.flatMap((t) => t.whatItIs)],
    ['steps', treatments.flatMap((t) => t.howItIsDone)],
    ['insurance notes', treatments.map((t) => t.insurance)],
    ['notes on delay', treatments.map((t) => t.ifDelayed)],
    ['recovery steps', treatments.flatMap((t) => t.recoveryTimeline.map((step) => step.what))],
  ])('no two pages share their %s', (_, texts) => {
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })
})
