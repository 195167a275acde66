import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { rowShape } from '@/model/catalogue/formShape'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { formOfRow } from '@/tests/support/formOfRow'
import { SITE } from '@/tests/support/siteRequest'
import { staffCookie } from '@/tests/support/testStaff'
import { CONTENT_HANDLERS } from './contentCalls'
import { openText } from './contentPages'
import { publicRow, readRecord } from './contentStore'

testAccounts()

const sql = () => accounts.database.executeSql
const [MORNING] = shippedRows('schedules')

async function post(path: '/desk/catalogue/save' | '/desk/catalogue/step', form: URLSearchParams) {
  const cookie = await staffCookie(accounts.database, { role: 'manager', name: 'Asha Rao' })
  const answer = await CONTENT_HANDLERS[path].POST(
    new Request(SITE + path, {
      method: 'POST',
      body: form.toString(),
      headers: {
        ...{ cookie, origin: SITE, host: 'localhost:3000' },
        'content-type': 'application/x-www-form-urlencoded',
      },
    }),
  )
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '/', SITE).searchParams)
}

/** A new session as it is typed, with names and times as people write them. */
function typed(changes: Readonly<Record<string, string>> = {}): URLSearchParams {
  const form = formOfRow(rowShape('schedules'), {})
  const fields = {
    ...{ doctor: 'Dr Harshita Bedi', hospital: 'Neem Grove Surgical Hospital', weekday: 'tue' },
    ...{
      from: '5 pm',
      to: '8.30 pm',
      mode: 'times',
      minutes: '15',
      capacity: '10',
      walkIns: '0',
      video: 'no',
    },
    ...changes,
  }
  for (const [name, value] of Object.entries(fields)) form.set(`row.${name}`, value)
  for (const [name, value] of Object.entries({ kind: 'schedules', key: '' })) form.set(name, value)
  return form
}

beforeEach(async () => {
  await sql()('truncate content_review, content_history, content_kept')
  await importCatalogue(
    accounts.database,
    { doctors: shippedRows('doctors'), hospitals: shippedRows('hospitals'), schedules: [MORNING!] },
    { replaces: true },
  )
})

test('a session is typed, gets its name and India’s zone, and is public when it is published', async () => {
  const key = 'harshita-bedi-tue-17-00'
  expect(await post('/desk/catalogue/save', typed())).toEqual({ kind: 'schedules', key, done: 'saved' })
  const { version, textHash } = await readRecord(sql(), 'schedules', key)
  const step = { kind: 'schedules', key, step: 'publish', version: String(version), text: textHash ?? '' }
  expect(await post('/desk/catalogue/step', new URLSearchParams(step))).toMatchObject({ done: 'publish' })
  expect(await publicRow(sql(), 'schedules', key)).toEqual({
    ...{ slug: key, doctor: 'harshita-bedi', hospital: 'neem-grove-surgical-hospital', weekday: 'tue' },
    ...{ from: '17:00', to: '20:30', zone: 'Asia/Kolkata', mode: 'times' },
    ...{ minutes: 15, capacity: 10, walkIns: 0, video: false },
  })
})

test.each([
  [
    'at a time when the doctor is elsewhere',
    { weekday: 'mon', from: '13:00', to: '16:00' },
    'from',
    'is during another session',
  ],
  ['with more places than fit', { capacity: '15' }, 'capacity', 'expected at most 14'],
  ['at no time', { from: '5' }, 'from', 'expected a time such as 09:30'],
  ['of a doctor whom nobody knows', { doctor: 'Dr Harshita Bedy' }, 'doctor', 'is not among the doctors'],
])('a session %s is kept as a draft, and its form says what is wrong', async (_, changes, field, words) => {
  const { key = '' } = await post('/desk/catalogue/save', typed(changes))
  const { faults = [] } = (await openText(sql(), 'schedules', key)) ?? {}
  expect(faults.map((fault) => fault.field)).toEqual([field])
  expect(faults[0]?.message).toContain(words)
  expect(await publicRow(sql(), 'schedules', key)).toBeUndefined()
})
