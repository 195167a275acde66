import { renderToStaticMarkup } from 'react-dom/server'
import AnswerPage, { generateMetadata } from './[calculator]/page'
import { coverageOf, usualCost } from '@/content/catalogue/catalogue'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { coverageCheckCopy } from '@/content/copy/coverageCheck'
import { rupees } from '@/content/copy/rupees'
import { inHtml } from '@/tests/support/drawnPage'
import HindiAnswerPage from '@/app/(perRequestHindi)/hi/calculate/[calculator]/page'

type Query = Readonly<Record<string, string | string[]>>

const submitted = (calculator: string, query: Query) => ({
  params: Promise.resolve({ calculator }),
  searchParams: Promise.resolve(query),
})
const drawn = async (calculator: string, query: Query, Page = AnswerPage) =>
  renderToStaticMarkup(await Page(submitted(calculator, query)))

/** What the page's lead form would take along. */
const resultIn = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input [^>]*name="carried_(\w+)"[^>]*>/g)].map(([tag, name]) => {
      expect(tag).toContain('form="enquiry"')
      return [name, /value="([^"]*)"/.exec(tag)?.[1]]
    }),
  )

describe('the instalment calculator without JavaScript', () => {
  it('answers, keeps what was asked, and gives the answer to the lead form', async () => {
    const html = await drawn('emi', { amount: '2,50,000', rate: '12', months: '36' })
    expect(html).toContain('₹8,304')
    expect(html).toContain('value="2,50,000"')
    expect(resultIn(html).estimate).toMatch(/₹2,50,000 at 12% a year over 36 months is ₹8,304/)
    expect(html).toContain('name="pageType" value="Service"')
    expect(html).toContain('href="/services/medical-loan"')
  })

  it('begins with what the treatment costs in the city that a link names, says so, and asks on with both', async () => {
    const average = usualCost('piles', 'pune')?.average ?? 0
    const html = await drawn('emi', { treatment: 'piles', city: 'pune' })
    expect(html).toContain(
      `For Piles Treatment in Pune: ${rupees(average)} on average. Change it as you like.`,
    )
    expect(html).toContain(`value="${average}"`)
    expect(html).toContain('name="treatment" value="piles"')
    // A price is not the visitor's own figure.
    expect(resultIn(html)).toEqual({})
    const changed = await drawn('emi', { treatment: 'piles', city: 'pune', amount: '90000' })
    expect(changed).toContain('value="90000"')
    expect(changed).toContain('on average. Change it as you like.')
  })

  it('names the field that is wrong and gives nothing to the lead', async () => {
    const html = await drawn('emi', { amount: 'much', rate: '12', months: '36' })
    expect(html).toContain('Enter an amount from')
    expect(html).toContain('aria-invalid="true"')
    expect(resultIn(html)).toEqual({})
  })

  it('shows what it is given as text, the first of several, and no more than it needs', async () => {
    const html = await drawn('emi', { amount: ['"><script>x</script>', '1'], rate: 'y'.repeat(500) })
    expect(html).not.toContain('<script>x')
    expect(html).not.toContain('y'.repeat(81))
  })
})

describe('the BMI calculator without JavaScript', () => {
  it('gives height, weight and BMI to the lead form', async () => {
    const query = { units: 'metric', heightCm: '170', weightKg: '80', age: '40' }
    const html = await drawn('bmi', query)
    expect(resultIn(html)).toEqual({ bmi: '27.7', height: '170 cm', weight: '80 kg' })
    expect(html).toContain('name="pageType" value="Tool"')
  })

  it('speaks in the words of the specification', async () => {
    const html = await drawn('bmi', { units: 'imperial' })
    for (const copy of ['Enter valid height', 'Enter valid weight', 'Enter valid age'])
      expect(html).toContain(copy)
  })
})

describe('the cost calculator without JavaScript', () => {
  it('answers for the treatment and gives the estimate to a lead about it', async () => {
    const html = await drawn('cost', { treatment: 'piles', place: 'delhi', cover: '80' })
    expect(resultIn(html).estimate).toMatch(/Piles Treatment, Delhi NCR.*likely bill ₹/)
    expect(html).toContain('name="treatmentSlug" value="piles"')
    expect(html).toContain('href="/treatment/piles-cost"')
  })

  it('knows no treatment that the catalogue does not know', async () => {
    await expect(drawn('cost', { treatment: 'nope' })).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
    await expect(drawn('cost', {})).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    expect(await generateMetadata(submitted('cost', { treatment: 'nope' }))).toEqual({})
  })
})

describe('the instalment calculator with what a link brings along', () => {
  it('is about the treatment and city that the amount is for, where the catalogue knows them', async () => {
    const known = await drawn('emi', {
      amount: '58000',
      rate: '14',
      months: '24',
      treatment: 'piles',
      city: 'pune',
    })
    expect(known).toContain('<h1>Your monthly instalment: Piles Treatment, Pune</h1>')
    expect(known).toContain('value="58000"')
    expect(known).toContain('name="treatmentSlug" value="piles"')
    expect(known).toMatch(/<option[^>]*value="Pune"[^>]*selected=""|<option[^>]*selected=""[^>]*value="Pune"/)
    const unknown = await drawn('emi', { amount: '58000', treatment: 'nope', city: 'nowhere' })
    expect(unknown).not.toContain('value="nope"')
  })
})

describe('the coverage check without JavaScript', () => {
  const WHOLE = { insurer: 'ayushman-bharat', treatment: 'Piles Treatment', city: 'Pune' }

  it('says what is usually asked and paid, with the price in the city, what to bring and its sources', async () => {
    const html = await drawn('coverage-check', WHOLE)
    expect(html).toContain('<h3>Ayushman Bharat PM-JAY: Piles Treatment, Pune</h3>')
    const { average = 0 } = usualCost('piles', 'pune') ?? {}
    expect(html).toContain(rupees(average))
    const usual = coverageOf('Ayushman', 'en')
    for (const text of [...(usual?.paid ?? []), ...(usual?.onlyPayer ?? []), ...(usual?.bring ?? [])])
      expect(html).toContain(inHtml(text))
    expect(html).toContain('href="https://jkpmjaysehat.co.in/abpmjay.php"')
    expect(html).toContain('data-step="answered"')
  })

  it('ends in an enquiry about it, with who pays chosen and the answers on it', async () => {
    const html = await drawn('coverage-check', WHOLE)
    expect(html).toContain('name="insurerName" value="Ayushman Bharat PM-JAY"')
    expect(html).toContain('name="treatmentSlug" value="piles"')
    expect(html).toMatch(/<input[^>]*name="insuranceType"[^>]*checked=""[^>]*value="Govt\."/)
    expect(resultIn(html)).toEqual({
      estimate: 'Coverage check: Ayushman Bharat PM-JAY; Piles Treatment; Pune.',
    })
  })

  it('answers who has no insurance, and whose treatment and city are not listed', async () => {
    const html = await drawn('coverage-check', { insurer: 'none', treatment: 'Other', city: 'Other' })
    expect(html).toContain('<h3>None, or I do not know: Another treatment, Another city</h3>')
    expect(html).toContain(coverageCheckCopy.en.answer.noPrice)
    expect(html).toMatch(/<input[^>]*name="insuranceType"[^>]*checked=""[^>]*value="none"/)
  })

  it('asks for the rest where a link brings a part along, without a reproach', async () => {
    const html = await drawn('coverage-check', { treatment: 'Piles Treatment' })
    expect(html).toContain('data-step="insurer"')
    expect(html).toContain('<option value="Piles Treatment" selected="">')
    expect(html).not.toContain('Choose an answer')
    expect(resultIn(html)).toEqual({})
  })

  it('marks each question that was sent without an answer, or with one that nobody offered', async () => {
    const html = await drawn('coverage-check', { insurer: '"><b>', treatment: 'Piles Treatment', city: '' })
    expect(html.match(/Choose an answer/g)).toHaveLength(2)
    expect(html).not.toContain('<b>')
  })

  afterEach(() => setCatalogueSnapshot(undefined))

  it('answers in Hindi, and announces what is not', async () => {
    const rows = catalogueSnapshot()
    const treatments = rows.treatments.map((row) => {
      const { summary, facts } = row.inHindi ?? row
      return { ...row, inHindi: { summary, facts } }
    })
    setCatalogueSnapshot({ ...rows, treatments })
    const given = { ...WHOLE, insurer: 'banyan-health' }
    const html = await drawn('coverage-check', given, HindiAnswerPage)
    for (const text of coverageOf('private', 'hi')?.bring ?? []) expect(html).toContain(inHtml(text))
    expect(html).toMatch(/यह भाग अभी अंग्रेज़ी में है।<\/p><p lang="en">/)
    expect(html).toMatch(/<form[^>]*action="\/hi\/calculate\/coverage-check#coverage-check-result"/)
  })
})

describe('the questionnaires without JavaScript', () => {
  const PILES = { pain: '1', itching: '2', bleeding: '3', soiling: '0', prolapse: '2', grade: 'III' }
  const LENS = { distance: 'near', night: 'seldom', astigmatism: 'yes', disease: 'no', budget: 'more' }

  it('scores piles, and gives score and grade to a lead about piles', async () => {
    const html = await drawn('piles-severity-score', { warning: 'none', ...PILES })
    expect(html).toContain('<strong>8</strong>')
    expect(html).not.toContain('call-first')
    expect(resultIn(html)).toEqual({ pilesSeverityScore: '8', pilesSeverity: 'Grade III (Goligher)' })
    expect(html).toContain('name="treatmentSlug" value="piles"')
    expect(html).toContain('href="/tools/piles-severity-score"')
  })

  it.each([
    ['bleeding', 'Call 112 or 108 now'],
    ['fever', 'See a doctor today'],
    ['pain', 'See a doctor today'],
  ])('says first whom to call for %s', async (warning, title) => {
    const html = await drawn('piles-severity-score', { warning, ...PILES })
    expect(html.indexOf(`<p class="title">${title}`)).toBeGreaterThan(0)
    expect(html.indexOf(title)).toBeLessThan(html.indexOf('<strong>8</strong>'))
    expect(html).toContain('href="tel:112"')
    expect(resultIn(html).estimate).toMatch(/^Piles score: the visitor names a warning sign/)
  })

  it('marks each question without an answer, and keeps the others', async () => {
    const html = await drawn('piles-severity-score', { grade: 'II', pain: '4' })
    expect(html.match(/Choose an answer/g)).toHaveLength(5)
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="II"|<input[^>]*value="II"[^>]*checked=""/)
    expect(resultIn(html)).toEqual({})
  })

  it('names lenses to talk over in Hindi, and to the clinic in English', async () => {
    const html = await drawn('cataract-lens', { warning: 'loss', ...LENS }, HindiAnswerPage)
    expect(html).toContain('<strong>मल्टीफ़ोकल लेंस या ईडीओएफ़ लेंस</strong>')
    expect(html.indexOf('अभी 112 या 108 पर कॉल करें')).toBeLessThan(html.indexOf('<strong>मल्टीफ़ोकल'))
    expect(html).toMatch(/<form[^>]*action="\/hi\/calculate\/cataract-lens#cataract-lens-result"/)
    expect(html).toContain('name="language" value="hi"')
    expect(resultIn(html)).toEqual({
      cataractLens: 'Multifocal or EDOF, toric',
      estimate: 'Lens chooser: the visitor names a warning sign: Sudden loss of vision.',
    })
  })

  it.each(['toothache', 'constructor'])('answers no %s', async (name) => {
    await expect(drawn(name, {})).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })

  it('answers in Hindi only what speaks Hindi', async () => {
    const query = { treatment: 'piles' }
    for (const name of ['bmi', 'emi', 'cost'])
      await expect(drawn(name, query, HindiAnswerPage)).rejects.toMatchObject({
        digest: expect.stringContaining('404'),
      })
  })
})

it('is for no search engine, and no other site is told of the figures', async () => {
  for (const name of ['emi', 'bmi', 'cost', 'cataract-lens']) {
    const head = await generateMetadata(submitted(name, { treatment: 'piles' }))
    expect(head.robots).toMatchObject({ index: false })
    expect(head.referrer).toBe('same-origin')
  }
})
