import { SPEND_PATH } from '@/model/desk/spend'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { SITE } from '@/tests/support/siteRequest'
import { staffCookie } from '@/tests/support/testStaff'
import { SPEND_FORMS } from './spendForms'
import { readSpends } from './spendStore'

testAccounts()

const ALL = { from: '2000-01', to: '2099-12' }
let manager = ''
let agent = ''
beforeAll(async () => {
  manager = await staffCookie(accounts.database, { role: 'manager', name: 'Asha Rao' })
  agent = await staffCookie(accounts.database, { role: 'agent', name: 'Bela Shah' })
})
beforeEach(() => accounts.database.executeSql('delete from source_spend'))

async function send(path: 'save' | 'upload', body: BodyInit, cookie = manager): Promise<string> {
  const headers = { cookie, origin: SITE, 'sec-fetch-site': 'same-origin' }
  const request = new Request(`${SITE}${SPEND_PATH}/${path}`, { method: 'POST', body, headers })
  const call = SPEND_FORMS[`${SPEND_PATH}/${path}`]?.POST
  const answer = await call?.(request)
  return answer?.headers.get('location') ?? ''
}
const typed = (source: string, month: string, rupees: string) =>
  new URLSearchParams({ source, month, rupees })
const file = (text: string) => {
  const form = new FormData()
  form.set('file', new File([text], 'spend.csv', { type: 'text/csv' }))
  return form
}
const stored = async () =>
  (await readSpends(accounts.database.executeSql, ALL)).map((one) => [one.source, one.month, one.rupees])

test('a manager types a spend, changes it and takes it out', async () => {
  expect(await send('save', typed(' Google', '2026-10', '45,000'))).toBe(`${SPEND_PATH}?saved=1`)
  expect(await stored()).toEqual([['google', '2026-10', 45_000]])
  expect(await send('save', typed('google', '2026-10', '0'))).toBe(`${SPEND_PATH}?saved=1`)
  expect(await stored()).toEqual([])
})

test('a file is taken whole, in any order of its columns', async () => {
  const text = '\uFEFFMonth,Rupees,Source\n2026-09,"1,00,000",google\n2026-10,5000,radio mirchi\n\n'
  expect(await send('upload', file(text))).toBe(`${SPEND_PATH}?saved=2`)
  expect(await stored()).toEqual([
    ['radio mirchi', '2026-10', 5000],
    ['google', '2026-09', 100_000],
  ])
})

test.each([
  ['source,month,rupees\ngoogle,2026-10,5\nx@y.in,2026-10,5', 'problem=source&line=3'],
  ['source,month,rupees\ngoogle,2026-10,5\ngoogle,2026-10,6', 'problem=twice&line=3'],
  ['source,month,rupees\ngoogle,2099-10,5', 'problem=month&line=2'],
  ['source,month,rupees\ngoogle,2026-10,=1+1', 'problem=rupees&line=2'],
  ['source,month\ngoogle,2026-10', 'problem=file'],
  ['source,month,rupees\n"google,2026-10,5', 'problem=file'],
  ['source,month,rupees\n', 'problem=empty'],
  [`source,month,rupees\n${'google,2026-10,5\n'.repeat(1001)}`, 'problem=tooMany'],
])('nothing of a file with an error is taken', async (text, problem) => {
  expect(await send('upload', file(text))).toBe(`${SPEND_PATH}?${problem}#problem`)
  expect(await stored()).toEqual([])
})

test('agents enter nothing', async () => {
  expect(await send('save', typed('google', '2026-10', '5'), agent)).toContain('problem=role')
  expect(await send('upload', file('source,month,rupees\ngoogle,2026-10,5'), agent)).toContain('problem=role')
  expect(await stored()).toEqual([])
})
