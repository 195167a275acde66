import { renderToStaticMarkup } from 'react-dom/server'
import GuidedEnquiryPage, { generateMetadata } from '@/app/[edition]/chat/page'
import AskPage, { metadata } from './ai/page'
import { guidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import { readConfig } from '@/server/config/config'
import { type Runtime, setRuntime } from '@/server/runtime'
import { at } from '@/tests/support/drawnPage'
import { testLimits } from '@/tests/support/testLimits'

beforeAll(() =>
  setRuntime({
    config: readConfig({} as NodeJS.ProcessEnv),
    limits: testLimits(),
    intake: { breaker: { isAvailable: false } },
  } as unknown as Runtime),
)
afterAll(() => setRuntime(undefined))

jest.mock('next/headers', () => ({ headers: async () => new Headers() }))

const pageFor = async (q?: string | string[]) =>
  renderToStaticMarkup(await AskPage({ searchParams: Promise.resolve({ q }) }))

const main = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const guided = async (edition: string) => renderToStaticMarkup(await GuidedEnquiryPage(at({ edition })))

describe('/chat', () => {
  let html = ''
  beforeAll(async () => (html = await guided('en')))

  test('is one heading and a plain form of the chat’s page', async () => {
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('action="/enquiry"')
    expect(html).toMatch(/name="pageType" value="Chat"/)
    expect((await generateMetadata(at({ edition: 'en' }))).robots).toBeUndefined()
  })

  test('has neither header nor footer, and leads home and to the other chat', () => {
    expect(html).not.toMatch(/<header|<footer/)
    expect(main(html)).toContain('href="/"')
    expect(main(html)).toContain('href="/chat/ai"')
  })

  test('in Hindi asks and sends in Hindi, and leads to the Hindi pages', async () => {
    const hindi = await guided('hi')
    expect(hindi).toContain(guidedEnquiryCopy.hi.questions.treatment)
    expect(hindi).toContain('name="path" value="/hi/chat"')
    expect(hindi).toContain('name="language" value="hi"')
    for (const path of ['/hi', '/hi/chat/ai']) expect(main(hindi)).toContain(`href="${path}"`)
  })
})

describe('/chat/ai', () => {
  test('is for no search engine and tells no other site of the question', () => {
    expect(metadata.robots).toMatchObject({ index: false })
    expect(metadata.referrer).toBe('same-origin')
  })

  test('asks for a question, with examples, a lead form and the way to the guided enquiry', async () => {
    const html = await pageFor()
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).not.toMatch(/<header|<footer/)
    expect(html).toContain('For example')
    expect(html).toContain('href="/chat"')
    expect(html).toMatch(/name="pageType" value="Chat"/)
  })

  test('answers with sources, and the first of several questions', async () => {
    expect(await pageFor('What are the symptoms of gallstones?')).toContain('href="/condition/gallstones"')
    expect(await pageFor(['symptoms of gallstones', 'piles'])).toContain('href="/condition/gallstones"')
  })

  test('answers a question in Hindi in Hindi, its form too', async () => {
    const html = await pageFor('बवासीर क्या है?')
    expect(html).toContain('lang="hi"')
    expect(html).toContain('मोबाइल नंबर')
    expect(html).toContain('noto-sans-devanagari')
  })

  test('reads no more than 300 characters and shows them as text', async () => {
    const html = await pageFor(`<script>alert(1)</script>${'x'.repeat(1000)}`)
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('first 300 characters')
    expect(html).not.toContain('x'.repeat(300))
  })

  test('offers no form where a life may be in danger', async () => {
    const html = await pageFor('I want to kill myself')
    expect(html).toContain('tel:112')
    expect(html).toContain('tel:14416')
    expect(html).not.toContain('action="/enquiry"')
  })
})
