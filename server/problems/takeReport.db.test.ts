import charts from '@/content/machineCharts.json'
import { PROBLEM_MESSAGE_LIMIT, PROBLEM_REPORT_BYTES } from '@/model/page/problemReport'
import { runtime, setRuntime } from '@/server/runtime'
import { Limits } from '@/server/http/limits'
import { own, testLeadServer } from '@/tests/support/testLeadServer'
import { forgetReports, newestReports, reportById, withinSize } from './problemReports'
import { takeReport } from './takeReport'

testLeadServer()

const LOG = {
  pageType: 'Home',
  actors: [['leadForm', charts.leadForm.hash]],
  events: [
    [0, [0]],
    [0, [9], 'network'],
  ],
}

function send(values: Readonly<Record<string, string>>, headers: Record<string, string> = {}) {
  return takeReport(
    new Request('http://localhost:3000/report-a-problem/send', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        ...headers,
      },
      body: new URLSearchParams({ language: 'en', ...values }),
    }),
  )
}
const locationOf = async (answer: Promise<Response> | Response) => (await answer).headers.get('location')
const newest = async () => (await newestReports(own.database.executeSql, 1))[0]

beforeEach(() => own.database.executeSql('delete from problem_report'))

test('keeps what was written, the kind of page, the release and the log; all of it sealed', async () => {
  const message = 'The button does nothing,\r\nsays Padmavathi'
  expect(await locationOf(send({ message, log: JSON.stringify(LOG) }))).toBe(
    '/report-a-problem?sent=whole#sent',
  )
  const report = await newest()
  expect(report).toMatchObject({
    message: 'The button does nothing,\nsays Padmavathi',
    language: 'en',
    pageType: 'Home',
    release: expect.stringMatching(/./),
    log: LOG,
  })
  const { rows } = await own.database.executeSql('select * from problem_report')
  expect(JSON.stringify(rows)).not.toMatch(/Padmavathi|leadForm|Home/)
  expect(await reportById(own.database.executeSql, report?.id ?? '')).toEqual(report)
})

test('without JavaScript the words come alone, with the kind of page that the form names', async () => {
  expect(
    await locationOf(send({ message: 'फ़ॉर्म नहीं खुलता', page: 'Treatment', log: '', language: 'hi' })),
  ).toBe('/hi/report-a-problem?sent=whole#sent')
  expect(await newest()).toMatchObject({ language: 'hi', pageType: 'Treatment', message: 'फ़ॉर्म नहीं खुलता' })
  await send({ message: 'x', page: 'Asha Rao' })
  expect(await newest()).toMatchObject({ pageType: '' })
})

test('a log that fits no chart is left out, and the visitor reads so', async () => {
  const log = JSON.stringify({ ...LOG, events: [[0, [], 'Asha Rao']] })
  expect(await locationOf(send({ message: 'It fails', log }))).toBe('/report-a-problem?sent=message#sent')
  expect(await newest()).not.toHaveProperty('log')
})

test.each([
  ['nothing', '  \r\n ', 'empty'],
  ['too much', 'x'.repeat(PROBLEM_MESSAGE_LIMIT + 1), 'tooLong'],
])('%s is not taken', async (_, message, problem) => {
  expect(await locationOf(send({ message, page: 'Faq' }))).toBe(
    `/report-a-problem?problem=${problem}&page=Faq#problem`,
  )
  expect(await newest()).toBeUndefined()
})

test('another site’s form is refused', async () => {
  expect((await send({ message: 'x' }, { origin: 'https://evil.example' })).status).toBe(403)
  expect(await newest()).toBeUndefined()
})

test.each([
  ['of an address', 'problemReports'],
  ['of all together', 'allProblemReports'],
])('too many %s are refused', async (_, name) => {
  const before = runtime()
  setRuntime({ ...before, limits: new Limits((one) => (one === name ? 2 : 0)) })
  const answers = [await send({ message: '1' }), await send({ message: '2' }), await send({ message: '3' })]
  setRuntime(before)
  expect(answers.map((answer) => answer.headers.get('location')?.includes('tooMany'))).toEqual([
    false,
    false,
    true,
  ])
})

test('the longest message in Hindi and the fullest log are under five kilobytes together', () => {
  const log = {
    pageType: 'Home',
    actors: Array.from({ length: 40 }, () => ['guidedEnquiry', charts.guidedEnquiry.hash] as const),
    events: Array.from({ length: 200 }, (_, n) => [n % 40, [10, 11, 12, 13], 'tooManyRequests'] as const),
  }
  const report = withinSize({
    ...{
      message: 'ऋ'.repeat(PROBLEM_MESSAGE_LIMIT),
      language: 'hi',
      pageType: 'Home',
      release: 'r'.repeat(21),
      log,
    },
  })
  expect(Buffer.byteLength(JSON.stringify(report))).toBeLessThanOrEqual(PROBLEM_REPORT_BYTES)
  expect(report.log?.events.length).toBeGreaterThan(20)
})

test('the owner of a number that somebody wrote has it erased, however it was written', async () => {
  await send({ message: 'Call me at 98765-43210 please' })
  await send({ message: 'Nothing of anybody' })
  await forgetReports(own.database.executeSql, ['9876543210'])
  expect((await newestReports(own.database.executeSql, 9)).map(({ message }) => message)).toEqual([
    'Nothing of anybody',
  ])
})
