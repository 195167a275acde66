import { renderToStaticMarkup } from 'react-dom/server'
import ThankYouPage, { metadata } from '@/app/[edition]/thankyou/page'
import ThankYouAfterPage from '@/app/[edition]/thankyou/[after]/page'
import { messagesFor } from '@/content/messages/messagesFor'
import { MOBILE_ID } from './thankYouScript'

const { thankYou, pdfVariant } = messagesFor('en')
const inHtml = (text: string) => renderToStaticMarkup(<>{text}</>)
const drawn = async (after?: string) =>
  renderToStaticMarkup(
    after === undefined ? ThankYouPage() : await ThankYouAfterPage({ params: Promise.resolve({ after }) }),
  )

describe('the thank-you page', () => {
  test('thanks, says what happens next and asks the quick survey, for no search engine', async () => {
    const html = await drawn()
    for (const text of [thankYou.title, thankYou.body, ...thankYou.nextSteps])
      expect(html).toContain(inHtml(text))
    expect(html).toContain('action="/survey"')
    expect(html).not.toMatch(/<header|<footer/)
    expect(html).not.toContain(inHtml(thankYou.planTitle))
    expect(html).not.toContain(inHtml(pdfVariant.success))
    expect(metadata.robots).toMatchObject({ index: false })
  })

  test('after a marketing page shows the plan, without JavaScript too, and no number until the browser knows it', async () => {
    const html = await drawn('plan')
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain(inHtml(thankYou.body))
    expect(html).toMatch(new RegExp(`<p id="${MOBILE_ID}"[^>]* hidden=""`))
    expect(html).not.toContain(inHtml(pdfVariant.success))
  })

  test('after a marketing page’s pdf variant says that the file will come, and whom to call', async () => {
    const html = await drawn('pdf')
    expect(html).toContain(inHtml(pdfVariant.success))
    expect(html).toContain(inHtml(thankYou.planTitle))
    expect(html).toContain('href="tel:')
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('knows no others', async () => {
    await expect(drawn('anything')).rejects.toMatchObject({ digest: expect.stringContaining('404') })
  })
})
