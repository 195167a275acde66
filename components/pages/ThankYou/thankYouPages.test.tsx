import { renderToStaticMarkup } from 'react-dom/server'
import ThankYouPage, { generateMetadata } from '@/app/[edition]/thankyou/page'
import ThankYouAfterPage from '@/app/[edition]/thankyou/[after]/page'
import { thankYouCopy } from '@/content/copy/thankYou'
import { marketingCopy } from '@/content/copy/marketing'
import { at, inHtml } from '@/tests/support/drawnPage'

const thankYou = thankYouCopy.en
const pdfVariant = marketingCopy.en.pdf
const drawn = async (after?: string) =>
  renderToStaticMarkup(await (after === undefined ? ThankYouPage(at({})) : ThankYouAfterPage(at({ after }))))

describe('the thank-you page', () => {
  test('thanks and says what happens next, for no search engine', async () => {
    const html = await drawn()
    for (const text of [thankYou.title, thankYou.body, ...thankYou.nextSteps])
      expect(html).toContain(inHtml(text))
    expect(html).not.toMatch(/<header|<footer/)
    expect(html).not.toContain(inHtml(thankYou.planTitle))
    expect(html).not.toContain(inHtml(pdfVariant.success))
    expect((await generateMetadata(at({}))).robots).toMatchObject({ index: false })
  })

  test('after a marketing page shows the plan, without JavaScript too, and no number until the browser knows it', async () => {
    const html = await drawn('plan')
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain(inHtml(thankYou.body))
    expect(html).not.toContain('{mobile}')
    expect(html).not.toContain(inHtml(pdfVariant.success))
  })

  test('after a marketing page’s pdf variant says that the file will come, and whom to call', async () => {
    const html = await drawn('pdf')
    expect(html).toContain(inHtml(pdfVariant.success))
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain('href="tel:')
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
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
      await expect(drawn(after)).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    },
  )
})
