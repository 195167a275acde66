import { treatmentCopy } from '@/content/copy/treatments'
import { renderToStaticMarkup } from 'react-dom/server'
import TestsPage from '@/app/[edition]/test/page'
import TestPage, { generateMetadata } from '@/app/[edition]/test/[slug]/page'
import { authorBySlug, testBySlug, tests } from '@/content/catalogue/catalogue'
import { testCopy } from '@/content/copy/medicalTests'
import { testPath } from './testSections'
import type { Language } from '@/model/page/language'
import { inHtml } from '@/tests/support/drawnPage'
import { rupees } from '@/content/copy/rupees'

const props = (edition: Language, slug: string) => ({ params: Promise.resolve({ edition, slug }) })
const drawn = async (edition: Language, slug: string) =>
  renderToStaticMarkup(await TestPage(props(edition, slug)))

const all = [...tests('en'), ...tests('hi')].map(
  (test) => [testPath(test.language, test.slug), test] as const,
)

describe.each(all)('%s', (path, test) => {
  let html = ''
  beforeAll(async () => {
    html = await drawn(test.language, test.slug)
  })

  it('tells everything that its row says', () => {
    const isHindi = test.language === 'hi'
    const author = authorBySlug(test.writerSlug)
    const texts = [
      test.TestName,
      test.summary,
      ...Object.values(test.facts),
      ...test.whatItIs,
      ...test.whyItIsDone,
      ...test.preparation,
      ...test.howItIsDone,
      ...test.results.flatMap(({ finding, meaning }) => [finding, meaning]),
      ...test.risks,
      rupees(test.price.minimum),
      rupees(test.price.average),
      rupees(test.price.maximum),
      ...test.faqs.flatMap(({ question, answer }) => [question, answer]),
      (isHindi ? author?.hindi : author?.PersonName) ?? 'no writer',
      treatmentCopy[isHindi ? 'hi' : 'en'].reviewPending,
    ]
    expect(texts.filter((text) => !html.includes(inHtml(text)))).toEqual([])
  })

  it('has one main heading, headings in its language and a title of its own', async () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    const { whatItIs, preparation, risks } = testCopy[test.language].sections
    for (const title of [whatItIs, preparation, risks]) expect(html).toContain(`<h2>${title}</h2>`)
    const { title, alternates } = await generateMetadata(props(test.language, test.slug))
    expect(title).toContain(test.TestName)
    expect(alternates?.canonical).toBe(path)
  })

  it('leads to the same page in the other language, where there is one', () => {
    const other = test.language === 'hi' ? 'en' : 'hi'
    const link = `<a href="${testPath(other, test.slug)}" hrefLang="${other}" lang="${other}">${testCopy[test.language].otherLanguage}</a>`
    expect(html.includes(link)).toBe(testBySlug(other, test.slug) !== undefined)
  })
})

describe('test pages', () => {
  it.each(['en', 'hi'] as const)('are all in the index (%s)', async (edition) => {
    const html = renderToStaticMarkup(await TestsPage({ params: Promise.resolve({ edition }) }))
    const missing = tests(edition).filter(({ slug }) => !html.includes(`href="${testPath(edition, slug)}"`))
    expect(missing).toEqual([])
  })

  it('have no title twice', async () => {
    const titles = await Promise.all(
      all.map(async ([, { language, slug }]) => (await generateMetadata(props(language, slug))).title),
    )
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  })

  it('answer an unknown slug with "not found"', async () => {
    await expect(TestPage(props('hi', 'no-such-test'))).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
