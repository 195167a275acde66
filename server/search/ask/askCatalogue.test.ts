import type { AskOutcome } from '@/model/search/askAnswer'
import { readConfig } from '@/server/config/config'
import { testLimits } from '@/tests/support/testLimits'
import { TestReceiver } from '@/tests/support/testReceiver'
import { log } from '@/server/log'
import { type AskParts, askCatalogue } from './askCatalogue'

const IP = '203.0.113.7'
const PILES = 'How long is recovery after piles surgery?'

const parts = (changed: Partial<AskParts> = {}): AskParts => ({
  limits: testLimits({ writtenAnswers: 100 }),
  writer: undefined,
  findPages: async () => [],
  ...changed,
})
const answered = (outcome: AskOutcome) => {
  if (outcome.kind !== 'answered') throw new Error(outcome.kind)
  return outcome.answer
}
const ask = async (question: string, changed?: Partial<AskParts>) =>
  answered(await askCatalogue(question, { ip: IP, language: 'en' }, parts(changed)))

describe('a question', () => {
  test('is answered from the catalogue, with sources, in its language', async () => {
    const answer = await ask(`  ${PILES} `)
    expect(answer).toMatchObject({
      question: PILES,
      language: 'en',
      isCut: false,
      urgency: null,
      short: null,
    })
    expect(answer.passages[0]).toMatchObject({ href: '/treatment/piles', heading: 'Recovery' })
    expect((await ask('बवासीर')).language).toBe('hi')
  })

  test('has all words around it in one language: the page’s, or Hindi where it is asked in Devanagari', async () => {
    const languagesOn = async (question: string, language: 'en' | 'hi') => {
      const answer = answered(await askCatalogue(question, { ip: IP, language }, parts()))
      return [answer.language, answer.urgency?.language, answer.passages[0]?.language]
    }
    expect(await languagesOn('piles ke operation ke baad bahut khoon beh raha hai', 'en')).toEqual([
      'en',
      'en',
      'hi',
    ])
    expect(await languagesOn('heavy bleeding after piles surgery', 'hi')).toEqual(['hi', 'hi', 'hi'])
    expect(await languagesOn('बवासीर के ऑपरेशन के बाद बहुत खून बह रहा है', 'en')).toEqual(['hi', 'hi', 'hi'])
  })

  test('that is empty asks for nothing', async () =>
    expect(await askCatalogue(' \n ', { ip: IP, language: 'en' }, parts())).toEqual({ kind: 'noQuestion' }))

  test('that is too long is cut and says so', async () =>
    expect((await ask('hernia '.repeat(100))).isCut).toBe(true))

  test('finds pages by name too, but none twice, and is answered without them while the search is unavailable', async () => {
    const pages = [
      { name: 'Piles Treatment', href: '/treatment/piles' },
      { name: 'Dr A', href: '/doctor/a' },
    ]
    expect((await ask(PILES, { findPages: async () => pages })).pages).toEqual([pages[1]])
    const away = await ask(PILES, { findPages: () => Promise.reject(new Error('away')) })
    expect(away.pages).toEqual([])
    expect(away.passages.length).toBeGreaterThan(0)
  })

  test('of danger says so beside the passages; of ending a life, nothing else', async () => {
    const emergency = await ask('heavy bleeding after piles surgery')
    expect(emergency.urgency).toMatchObject({ kind: 'bleeding', level: 'now', language: 'en' })
    expect(emergency.passages.length).toBeGreaterThan(0)
    const crisis = await ask('piles and I want to kill myself', {
      findPages: async () => [{ name: 'x', href: '/x' }],
    })
    expect(crisis).toMatchObject({ urgency: { kind: 'suicide' }, passages: [], pages: [], short: null })
  })

  test('is in no log', async () => {
    const lines: unknown[] = []
    const spies = (['debug', 'info', 'warn', 'error'] as const).map((level) =>
      jest.spyOn(log, level).mockImplementation((...line: unknown[]) => void lines.push(line)),
    )
    await ask('piles zebra-secret', {
      writer: { url: 'http://127.0.0.1:1', key: 'k', model: 'm' },
      findPages: () => Promise.reject(new Error('away')),
    })
    for (const spy of spies) spy.mockRestore()
    expect(lines.length).toBeGreaterThan(0)
    expect(JSON.stringify(lines)).not.toContain('zebra')
  })
})

describe('the limits', () => {
  test('hold one address back, not others, and never somebody in danger', async () => {
    const own = parts({ limits: testLimits({ questions: 2 }) })
    const kindOf = async (question: string, ip: string) =>
      (await askCatalogue(question, { ip, language: 'en' }, own)).kind
    expect([await kindOf(PILES, IP), await kindOf(PILES, IP)]).toEqual(['answered', 'answered'])
    expect(await kindOf(PILES, IP)).toBe('tooMany')
    expect(await kindOf(PILES, '203.0.113.8')).toBe('answered')
    expect(await kindOf('chest pain', IP)).toBe('answered')
    expect(await kindOf('I want to die', IP)).toBe('answered')
  })
})

describe('with an answering service', () => {
  let service: TestReceiver
  beforeAll(async () => {
    service = await TestReceiver.start()
  })
  beforeEach(() => {
    service.reset()
    service.answer = () => ({ body: { choices: [{ message: { content: 'One to three weeks [1].' } }] } })
  })
  afterAll(() => service.stop())
  const writer = () => ({ url: service.url, key: 'k', model: 'm' })

  test('a short answer stands above the passages', async () =>
    expect((await ask(PILES, { writer: writer() })).short).toBe('One to three weeks [1].'))

  test('the catalogue answers alone when the service fails', async () => {
    service.answer = () => ({ status: 500 })
    const answer = await ask(PILES, { writer: writer() })
    expect(answer.short).toBeNull()
    expect(answer.passages.length).toBeGreaterThan(0)
  })

  test.each([
    'Who won the cricket world cup?',
    'bleeding will not stop after piles surgery',
    'I want to die',
  ])('%s: the service is not asked', async (question) => {
    await ask(question, { writer: writer() })
    expect(service.requests).toEqual([])
  })

  test('the day’s budget is everybody’s, and the catalogue goes on answering when it is spent', async () => {
    const own = parts({ writer: writer(), limits: testLimits({ writtenAnswers: 2 }) })
    const shorts = []
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      shorts.push(answered(await askCatalogue(PILES, { ip, language: 'en' }, own)).short)
    expect(shorts).toEqual(['One to three weeks [1].', 'One to three weeks [1].', null])
    expect(service.requests).toHaveLength(2)
  })

  test('no more than a few wait for it at a time', async () => {
    service.answer = () => 'hangs'
    const own = parts({ writer: { ...writer(), timeoutMs: 300 } })
    await Promise.all(Array.from({ length: 20 }, () => askCatalogue(PILES, { ip: IP, language: 'en' }, own)))
    expect(service.requests.length).toBeLessThanOrEqual(8)
  })

  test('it is configured by the environment', () => {
    const env = { ASK_API_URL: service.url, ASK_API_KEY: 'k', ASK_MODEL: 'm' }
    expect(readConfig(env as unknown as NodeJS.ProcessEnv).ask.writer).toEqual(writer())
    expect(readConfig({} as NodeJS.ProcessEnv).ask.writer).toBeUndefined()
  })
})
