import { renderToStaticMarkup } from 'react-dom/server'
import ThankYouPage, { generateMetadata } from '@/app/[edition]/thankyou/page'
import ThankYouAfterPage from '@/app/[edition]/thankyou/[after]/page'
import { thankYouCopy } from '@/content/copy/thankYou'
import { ownThankYouPage } from '@/app/(perRequest)/enquiry/sent/[[...after]]/ownThankYouPage'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import type { OwnEnquiry } from '@/model/lead/ownEnquiry'
import type { Language } from '@/model/page/language'
import { ownEnquiry } from '@/server/leads/forms/ownEnquiry'
import { marketingCopy } from '@/content/copy/marketing'
import { at, inHtml, withoutProps } from '@/tests/support/drawnPage'

jest.mock('next/headers', () => ({ headers: () => Promise.resolve(new Headers()) }))
jest.mock('@/server/leads/forms/ownEnquiry')

const thankYou = thankYouCopy.en
const pdfVariant = marketingCopy.en.pdf
const drawn = async (after?: string) =>
  renderToStaticMarkup(await (after === undefined ? ThankYouPage(at({})) : ThankYouAfterPage(at({ after }))))

const ENQUIRY: OwnEnquiry = {
  reference: '7F3A91BC',
  details: {
    treatment: 'Piles Treatment',
    city: 'Mumbai',
    doctor: 'Dr Harshita Bedi',
    hospital: '',
    mobile: '9876543210',
    countryCode: '91',
    callback: '',
    isInsured: true,
    known: ['insuranceField', 'FormPreferredCityField'],
  },
}

/** The page of a visitor who has just sent an enquiry. */
async function own(after?: string, enquiry: OwnEnquiry | null = ENQUIRY, language: Language = 'en') {
  jest.mocked(ownEnquiry).mockResolvedValue(enquiry ?? undefined)
  const { OwnThankYouPage } = ownThankYouPage(language)
  return renderToStaticMarkup(
    await OwnThankYouPage({
      params: Promise.resolve(after === undefined ? {} : { after: [after] }),
      searchParams: Promise.resolve({}),
    }),
  )
}

describe('the thank-you page', () => {
  test('thanks and says what happens next, for no search engine', async () => {
    const html = await own()
    for (const text of [thankYou.title, thankYou.body, ...thankYou.nextSteps])
      expect(html).toContain(inHtml(text))
    expect(html).not.toMatch(/<header|<footer/)
    expect(html).not.toContain(inHtml(thankYou.planTitle))
    expect(withoutProps(html)).not.toContain(inHtml(pdfVariant.success))
    expect((await generateMetadata(at({}))).robots).toMatchObject({ index: false })
    expect(ownThankYouPage('en').metadata.robots).toMatchObject({ index: false })
  })

  test('has the bare form, closed, for another enquiry; not after what no patient sends', async () => {
    for (const html of [await own(), await drawn()]) {
      const [, form = ''] =
        /<details class="another"><summary>Another enquiry<\/summary>(.*?)<\/details>/s.exec(html) ?? []
      expect(form).toContain('name="variant" value="0"')
      for (const name of ['name', 'mobile', 'city', 'treatment', 'query'])
        expect(form).toContain(`name="${name}"`)
    }
    expect(await own('company')).not.toContain('Another enquiry')
  })

  test('confirms reference, treatment, city, doctor and the number with its middle hidden', async () => {
    const html = await own()
    for (const text of ['7F3A91BC', 'Mumbai', 'Dr Harshita Bedi', '+91 98••••3210'])
      expect(html).toContain(text)
    expect(html).toMatch(/Piles/)
    expect(html).not.toContain('9876543210')
    expect(html).not.toContain(`>${thankYou.details.hospital}</dt>`)
  })

  test('says when the call comes and what to have at hand', async () => {
    const html = await own()
    expect(html).toMatch(/We call you (today|tomorrow|on \w+day)/)
    for (const text of [...thankYou.atHand, thankYou.atHandInsured]) expect(html).toContain(inHtml(text))
    const details = ENQUIRY.details && { ...ENQUIRY.details, isInsured: false }
    expect(await own(undefined, { ...ENQUIRY, details })).not.toContain(thankYou.atHandInsured)
  })

  test('leads to the places of the doctor where some can be booked, in the language of the page', async () => {
    const details = ENQUIRY.details && { ...ENQUIRY.details, bookable: 'harshita-bedi' }
    expect(await own('survey', { ...ENQUIRY, details })).toContain('href="/doctor/harshita-bedi/book"')
    expect(await own('survey', { ...ENQUIRY, details }, 'hi')).toContain(
      'href="/hi/doctor/harshita-bedi/book"',
    )
    expect(await own('survey')).not.toContain('/book"')
  })

  test('says the same in Hindi, and calls treatment and city by their Hindi names', async () => {
    const html = await own('survey', ENQUIRY, 'hi')
    for (const text of [thankYouCopy.hi.title, 'मुंबई', thankYouCopy.hi.atHandTitle, '+91 98••••3210'])
      expect(html).toContain(text)
    expect(html).toContain('<td lang="en">Dr Harshita Bedi</td>')
    expect(html).toContain('<td lang="en">7F3A91BC')
  })

  test('of a lead that only the journal has tells the reference', async () => {
    const html = await own('survey', { reference: '7F3A91BC' })
    expect(html).toContain('7F3A91BC')
    expect(html).toContain(inHtml(thankYou.body))
    expect(html).not.toContain(`>${thankYou.details.mobile}<`)
    expect(html).not.toContain('/enquiry/number')
  })

  test('offers to correct the number of this enquiry, in its language, and back to its own thanks', async () => {
    expect(await own('survey')).toContain('action="/enquiry/number"')
    expect(await own('survey', ENQUIRY, 'hi')).toContain('action="/enquiry/number?language=hi"')
    expect(await own('company')).toContain('action="/enquiry/number?from=company"')
    expect(await drawn('survey')).not.toContain('/enquiry/number')
  })

  test('keeps a number that was refused in its open field for the next try', async () => {
    const html = await own('survey', { ...ENQUIRY, triedNumber: '98765' })
    expect(html).toMatch(/<details open=""><summary>/)
    expect(html).toContain('value="98765"')
    expect(html).toContain('data-refilled')
    expect(await own('survey')).not.toMatch(/<details open=""><summary>|data-refilled/)
  })

  test.each([undefined, 'survey', 'plan_survey', 'pdf', 'company'])(
    'opened without an enquiry (%s) claims nothing and leads on',
    async (after) => {
      for (const html of [await drawn(after), await own(after, null)]) {
        expect(html).toContain(inHtml(thankYou.none.body))
        expect(html).toContain('href="/contact-us#enquiry"')
        expect(html).toContain('href="tel:')
        for (const claim of [thankYou.body, thankYou.companyBody, thankYou.marketingBody, pdfVariant.success])
          expect(html).not.toContain(inHtml(claim))
        for (const title of [thankYou.title, thankYou.callTitle, thankYou.nextTitle, thankYou.detailsTitle])
          expect(html).not.toContain(`>${inHtml(title)}<`)
      }
    },
  )

  test('after a marketing page shows the plan, without JavaScript too, and no number until the browser knows it', async () => {
    expect(await drawn('plan')).toContain(inHtml(thankYou.planTitle))
    const html = await own('plan')
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain(inHtml(thankYou.body))
    expect(withoutProps(html)).not.toContain('{mobile}')
    expect(withoutProps(html)).not.toContain(inHtml(pdfVariant.success))
  })

  test('after a marketing page’s pdf variant says that the file will come, and whom to call', async () => {
    const html = await own('pdf')
    expect(html).toContain(inHtml(pdfVariant.success))
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain('href="tel:')
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('after a form that no patient fills in speaks of no appointment', async () => {
    const html = await own('company')
    expect(html).toContain(inHtml(thankYou.companyBody))
    for (const title of [thankYou.callTitle, thankYou.nextTitle]) expect(html).not.toContain(title)
  })

  test('asks in its survey nothing that the lead has answered', async () => {
    const all = await drawn('survey')
    const html = await own('survey')
    for (const key of ['insuranceField', 'FormPreferredCityField']) {
      expect(all).toContain(`name="${key}"`)
      expect(html).not.toContain(`name="${key}"`)
    }
    expect(html).toContain('name="FormLocalityField"')
    const details = ENQUIRY.details && {
      ...ENQUIRY.details,
      known: QUICK_SURVEY_FIELDS.map(({ key }) => key),
    }
    expect(await own('survey', { ...ENQUIRY, details })).not.toContain('action="/survey"')
  })

  test.each([
    [undefined, false],
    ['plan', false],
    ['survey', true],
    ['plan_survey', true],
    ['pdf_survey', true],
  ])('of the route %s asks the quick survey: %s', async (after, isRequested) => {
    expect((await drawn(after)).includes('action="/survey"')).toBe(isRequested)
  })

  test.each(['anything', 'survey_plan', 'plan_anything', 'plan_survey_more', ''])(
    'knows no %j',
    async (after) => {
      for (const draw of [drawn, own])
        await expect(draw(after)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    },
  )
})
