import type { AnswerPassage } from '@/model/search/askAnswer'
import { TestReceiver } from '@/tests/support/testReceiver'
import { usableText, withoutPersonalData, writtenAnswer } from './writtenAnswer'

const PASSAGES: AnswerPassage[] = [
  {
    title: 'Piles',
    heading: 'Symptoms',
    texts: ['Bleeding', 'Itching'],
    href: '/condition/piles',
    language: 'en',
  },
  {
    title: 'Piles Treatment',
    heading: 'Recovery',
    texts: ['1 to 3 weeks'],
    href: '/treatment/piles',
    language: 'en',
  },
]
const QUESTION = { question: 'How long is recovery? Call +91 98765 43210, a@b.in', language: 'en' } as const
const completion = (content: unknown) => ({
  body: { choices: [{ message: { role: 'assistant', content } }] },
})

let service: TestReceiver
beforeAll(async () => {
  service = await TestReceiver.start()
})
beforeEach(() => service.reset())
afterAll(() => service.stop())

const ask = (timeoutMs = 2000, key: string | undefined = 'key-1') =>
  writtenAnswer({ url: `${service.url}/v1`, key, model: 'small', timeoutMs }, QUESTION, PASSAGES)

describe('the answering service', () => {
  test('is given the rules, the passages and the question without personal data, and nothing else', async () => {
    service.answer = () => completion('Recovery takes 1 to 3 weeks [2].')
    expect(await ask()).toBe('Recovery takes 1 to 3 weeks [2].')
    const [request] = service.requests
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' })
    expect(request?.headers.authorization).toBe('Bearer key-1')
    const sent: unknown = JSON.parse(request?.body ?? '')
    expect(sent).toMatchObject({ model: 'small', temperature: 0, stream: false, max_tokens: 400 })
    const text = JSON.stringify(sent)
    for (const part of [
      'Never diagnose',
      '[2] Piles Treatment: Recovery',
      '1 to 3 weeks',
      'How long is recovery?',
    ])
      expect(text).toContain(part)
    for (const part of ['98765', 'a@b.in']) expect(text).not.toContain(part)
  })

  test('needs no key', async () => {
    service.answer = () => completion('One to three weeks [2].')
    expect(
      await writtenAnswer({ url: service.url, key: undefined, model: 'm' }, QUESTION, PASSAGES),
    ).toBeTruthy()
    expect(service.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('is not waited for', async () => {
    service.answer = () => 'hangs'
    const started = performance.now()
    expect(await ask(200)).toBeUndefined()
    expect(performance.now() - started).toBeLessThan(2000)
  })

  test.each([
    ['fails', () => ({ status: 500, body: 'oops' })],
    ['refuses the key', () => ({ status: 401, body: { error: { message: 'bad key' } } })],
    ['wants us to wait', () => ({ status: 429, body: {} })],
    ['sends us elsewhere', () => ({ status: 302, headers: { location: 'http://127.0.0.1:1/' } })],
    ['drops the line', () => 'hangsUp' as const],
    ['speaks no HTTP', () => 'speaksGibberish' as const],
    ['breaks off', () => 'breaksOff' as const],
    ['answers no JSON', () => ({ body: '<!doctype html><p>hello' })],
    ['answers other JSON', () => ({ body: { choices: 'none' } })],
    ['answers without a choice', () => ({ body: { choices: [] } })],
    ['answers no text', () => completion(null)],
    ['answers without end', () => ({ body: 'x'.repeat(400_000) })],
    ['knows no answer', () => completion('NONE')],
  ])('that %s leaves the answer to the catalogue', async (_, answer) => {
    service.answer = answer
    expect(await ask()).toBeUndefined()
  })
})

describe('what the service wrote', () => {
  test('is shown as the text that it is, HTML too', () =>
    expect(usableText('<b>Weeks</b>\n<script>alert(1)</script> [1]', PASSAGES)).toBe(
      '<b>Weeks</b> <script>alert(1)</script> [1]',
    ))

  test.each([
    ['names no passage', 'Recovery takes three weeks.'],
    ['names a passage that is not there', 'Three weeks [3].'],
    ['names passage 0', 'Three weeks [0] [1].'],
    ['is far too long', `${'Weeks. '.repeat(400)}[1]`],
    ['diagnoses', 'You probably have piles [1].'],
    ['diagnoses carefully', 'From this you may well have piles [1].'],
    ['says what the visitor suffers from', 'You are suffering from piles [1].'],
    ['diagnoses in Hindi', 'आपको शायद बवासीर है [1]।'],
  ])('is not shown when it %s', (_, text) => expect(usableText(text, PASSAGES)).toBeUndefined())

  test('may tell of those who have something', () =>
    expect(usableText('If you have piles, fibre helps [1].', PASSAGES)).toBeTruthy())

  test('cannot turn the reading direction or hide letters', () =>
    expect(usableText('a\u202eb\u200bc\u0000 [1]', PASSAGES)).toBe('a b c [1]'))
})

test.each([
  ['call 9876543210 now', 'call [number] now'],
  ['+91-98765 43210', '[number]'],
  ['९८७६५४३२१०', '[number]'],
  ['write to asha.rao@example.in please', 'write to [email] please'],
  ['within 2 to 3 weeks of 2026', 'within 2 to 3 weeks of 2026'],
])('%s is sent as %s', (typed, sent) => expect(withoutPersonalData(typed)).toBe(sent))
