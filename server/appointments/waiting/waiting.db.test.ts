import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { MOST_ENTRIES, OFFER_MS } from '@/model/appointments/waiting'
import { sentMessages } from '@/server/accounts/otp/otpSenders'
import { erasePerson } from '@/server/privacy/erasure/erasePerson'
import { handlerOf } from '@/server/handlers'
import { runtime } from '@/server/runtime'
import { waitingPatients } from '@/server/desk/day/waitingPatients'
import { requestWith } from '@/tests/support/siteRequest'
import { PlainBrowser } from '@/tests/support/plainBrowser'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import {
  clinicForEachTest,
  dayFromNow,
  freeOf,
  putDoctor,
  putSchedule,
  scheduleRow,
  TEST_DAY,
  TestVisitor,
} from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { cancelSession } from '../appointmentSteps'
import { readToken, readWaitingToken } from '../holdId'
import { isoAt } from '../localTimes'
import { messageParts, sendDueMessages } from '../messages/messageJob'
import { messageSender } from '../messages/messageSenders'
import { offerPlaces } from './offerPlaces'
import { verifyWaiting } from './waitingEvents'
import { waitingEntry } from './waitingRow'

testAccounts({
  BOOKING_PROOF: 'none',
  HOLDS_PER_IP: '0',
  LEADS_PER_DAY_PER_NUMBER: '0',
  DEV_PAGES: '1',
  QUIET_HOURS: '0-0',
})
const clinic = clinicForEachTest()
const NEVER_QUIET = { from: 0, to: 0 }

/** A doctor with one place, which is booked. */
let booked = ''
beforeEach(async () => {
  await putSchedule(
    accounts.database.executeSql,
    scheduleRow({
      slug: `session-${clinic.doctor}`,
      doctor: `doctor-${clinic.doctor}`,
      capacity: 1,
      walkIns: 0,
    }),
  )
  const visitor = new TestVisitor()
  const { body } = await visitor.book(await visitor.held(await clinic.firstPlace()))
  booked = String(body.data?.token)
  expect(await freeOf(clinic.doctor)).toEqual([])
})
afterEach(async () => {
  expect((await verifyWaiting(accounts.database.executeSql)).kind).toBe('whole')
})

const wish = (change: Readonly<Record<string, unknown>> = {}) => ({
  ...{ DoctorId: clinic.doctor, from: TEST_DAY, to: TEST_DAY, language: 'en' },
  patient: { name: 'Asha Rao', birthYear: 1980, relation: 'self' },
  ...{ MobileNoData: nextMobile(), countryCode: '+91' },
  extras: { privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' } },
  ...change,
})
async function joins(change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const { http, body } = await new TestVisitor().call('POST', '/api/waiting', wish(change))
  expect([http, body]).toEqual([200, body])
  return String(body.data?.token)
}
const idOf = (token: string) => readWaitingToken(token) ?? ''
const entry = (token: string) => waitingEntry(accounts.database.executeSql, idOf(token))
const stateOf = async (token: string) => (await entry(token))?.state
const offers = (at?: number) => offerPlaces(accounts.database, NEVER_QUIET, at)
const opens = () => new TestVisitor().act(booked, 'cancel')
const presses = (path: string, token: string) => new PlainBrowser().posts(path, { token, language: 'en' })

/** As if the time of all offers had passed. */
async function offersRunOut(): Promise<number> {
  await clinic.sql(`update seat set held_until = now() - interval '1 second' where held_until is not null`)
  return Date.now() + OFFER_MS + 1000
}

describe(`the waiting list (${testDatabaseKind})`, () => {
  it('offers a place that opens to whoever waits longest, who books it by one press', async () => {
    const [first, second] = [await joins(), await joins()]
    expect(await offers()).toBe(0)
    await opens()
    expect(await offers()).toBe(1)
    expect(await offers()).toBe(0)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['offered', 'waiting'])
    expect(await freeOf(clinic.doctor)).toEqual([])

    const taken = await presses('/w/take', first)
    expect(taken.location).toMatch(/^\/a\/[\w-]+\?done=booked$/)
    const own = readToken(taken.location.slice(3).replace(/\?.*/, ''))
    const { rows } = await clinic.sql<{ state: string }>('select state from appointment where id = $1', [own])
    expect([rows, await stateOf(first)]).toEqual([[{ state: 'confirmed' }], 'taken'])
    expect((await presses('/w/take', first)).location).toBe(taken.location)
    expect((await presses('/w/take', second)).location).toContain('?problem=gone')
    expect(await offers()).toBe(0)
  })

  it('gives who presses the link no proof of the number: a link is passed on', async () => {
    const token = await joins()
    await opens()
    await offers()
    accounts.configure({ BOOKING_PROOF: 'otp' })
    const browser = new PlainBrowser()
    const taken = await browser.posts('/w/take', { token, language: 'en' })
    accounts.configure({ BOOKING_PROOF: 'none' })
    expect([taken.location, browser.has('booking_number')]).toEqual([
      expect.stringMatching(/done=booked$/),
      false,
    ])
  })

  it('offers it past any number of patients who wait for other days', async () => {
    const day = dayFromNow(4)
    for (let others = 0; others < 50; others += 1) await joins({ from: day, to: day })
    const token = await joins()
    await opens()
    expect([await offers(), await stateOf(token)]).toEqual([1, 'offered'])
  })

  it('comes to every doctor, also where more are waited for than one run looks at', async () => {
    const other = 90_100
    await putDoctor(accounts.database.executeSql, other)
    const day = dayFromNow(4)
    await joins({ DoctorId: other, from: day, to: day })
    const token = await joins()
    await opens()
    for (let runs = 0; runs < 500 && (await stateOf(token)) !== 'offered'; runs += 1)
      await offerPlaces(accounts.database, NEVER_QUIET, Date.now(), 1)
    expect(await stateOf(token)).toBe('offered')
  })

  it('sends one message of the offer, with a link to the entry’s page and nothing of the patient', async () => {
    const mobile = nextMobile()
    const token = await joins({ MobileNoData: mobile })
    await opens()
    await offers()
    const parts = messageParts(accounts.database, runtime().config)
    await sendDueMessages(parts, messageSender(runtime().config))
    const texts = sentMessages()
      .filter(({ to, text }) => to.endsWith(mobile) && text.includes('/w/'))
      .map(({ text }) => text)
    expect(texts).toEqual([expect.stringContaining(`/w/${token}`)])
    expect(texts[0]).toMatch(/^A place is free: .* kept for you until \d/)
    expect(texts[0]).not.toContain('Asha')
  })

  it('goes to the next when the patient says no, or does not answer, and not again to whoever said no', async () => {
    const [first, second] = [await joins(), await joins()]
    await opens()
    await offers()
    expect((await presses('/w/decline', first)).location).toContain('?done=declined')
    expect(await offers()).toBe(1)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'offered'])
    const later = await offersRunOut()
    expect(await offers(later)).toBe(0)
    expect([await stateOf(first), await stateOf(second)]).toEqual(['waiting', 'lapsed'])
    expect((await presses('/w/take', second)).location).toContain('?problem=gone')
    expect(await freeOf(clinic.doctor)).toHaveLength(1)
  })

  it('never gives one place to two: many servers offer, a visitor holds, and the patient answers at the last moment', async () => {
    const tokens = await Promise.all(Array.from({ length: 4 }, () => joins()))
    await opens()
    await Promise.all([offers(), offers(), offers()])
    const states = await Promise.all(tokens.map(stateOf))
    expect(states.filter((state) => state === 'offered')).toHaveLength(1)
    const { rows } = await clinic.sql<{ id: string }>('select id from seat where doctor_id = $1', [
      clinic.doctor,
    ])
    expect(rows).toHaveLength(1)
    const offered = tokens[states.indexOf('offered')] ?? ''
    const [answer] = await Promise.all([
      presses('/w/take', offered),
      offers(Date.now() + OFFER_MS + 1000),
      presses('/w/take', offered),
    ])
    expect(answer.location).toMatch(/^\/a\//)
    await offers()
    expect(await stateOf(offered)).toBe('taken')
    expect(await clinic.seats()).toHaveLength(1)
  })

  it('notes a booking whose own step was lost', async () => {
    const token = await joins()
    await opens()
    await offers()
    await clinic.sql(
      `update seat set appointment_id = $1, held_until = null, holder = null, address = null where id = $2`,
      [readToken(booked), (await entry(token))?.seat_id],
    )
    expect(await offers()).toBe(0)
    expect(await stateOf(token)).toBe('taken')
  })

  it('waits on when the session of its offer is cancelled', async () => {
    const token = await joins()
    await opens()
    await offers()
    const { session_id } = (await entry(token)) ?? {}
    await cancelSession(accounts.database, session_id ?? '', 'leave')
    await offers()
    expect(await entry(token)).toMatchObject({ state: 'waiting', seat_id: null })
  })

  it('ends with its days, and when the patient leaves, whose place is free again', async () => {
    const [left, over] = [await joins(), await joins()]
    await opens()
    await offers()
    expect((await presses('/w/leave', left)).location).toContain('?done=left')
    expect(await stateOf(left)).toBe('left')
    expect((await presses('/w/leave', left)).location).toContain('?problem=gone')
    const ends = (await entry(over))?.ends_at.getTime() ?? 0
    await offers(ends)
    expect(await stateOf(over)).toBe('lapsed')
  })

  it('makes no offer in quiet hours, for other days, or too late to come', async () => {
    await joins({ from: dayFromNow(4), to: dayFromNow(4) })
    await opens()
    expect(await offers()).toBe(0)
    await joins()
    const hour = Number(isoAt(Date.now(), 'Asia/Kolkata').slice(11, 13))
    expect(await offerPlaces(accounts.database, { from: hour, to: (hour + 2) % 24 })).toBe(0)
    const { rows } = await clinic.sql<{ at: Date }>(
      'select min(starts_at) as at from clinic_session where doctor_id = $1',
      [clinic.doctor],
    )
    expect(await offers((rows[0]?.at.getTime() ?? 0) - OFFER_MS)).toBe(0)
    expect(await offers()).toBe(1)
  })

  it('takes a number once for a doctor, for five doctors, and days that can be waited for', async () => {
    const mobile = nextMobile()
    await joins({ MobileNoData: mobile })
    const again = await new TestVisitor().call('POST', '/api/waiting', wish({ MobileNoData: mobile }))
    expect([again.http, again.code]).toEqual([409, 'alreadyWaiting'])
    expect(again.body.data).toBeUndefined()
    for (let more = 1; more <= MOST_ENTRIES; more += 1) {
      await putDoctor(accounts.database.executeSql, 90_000 + more)
      const body = wish({ MobileNoData: mobile, DoctorId: 90_000 + more })
      const { http, code } = await new TestVisitor().call('POST', '/api/waiting', body)
      expect([http, code]).toEqual(more < MOST_ENTRIES ? [200, undefined] : [409, 'tooManyEntries'])
    }
    const bad = [
      { from: '2020-01-01', to: '2020-01-02' },
      { from: TEST_DAY, to: '2020-01-02' },
      { from: 'soon' },
      { DoctorId: 'x' },
      { patient: { name: 'Asha Rao', birthYear: new Date().getFullYear() - 5, relation: 'child' } },
      { MobileNoData: '12' },
    ]
    for (const change of bad)
      expect([change, (await new TestVisitor().call('POST', '/api/waiting', wish(change))).http]).toEqual([
        change,
        400,
      ])
    expect((await new TestVisitor().call('POST', '/api/waiting', wish({ DoctorId: 9_999_999 }))).http).toBe(
      404,
    )
  })

  it('is asked for without JavaScript: days, details, and the page of the entry', async () => {
    const browser = new PlainBrowser()
    const slug = `doctor-${clinic.doctor}`
    const days = { doctor: slug, language: 'hi', from: TEST_DAY, to: TEST_DAY }
    expect((await browser.posts('/book/wait', days)).location).toBe(
      `/hi/doctor/${slug}/book?step=details#step`,
    )
    const details = {
      ...{ doctor: slug, language: 'hi', relation: 'self', name: 'Asha Rao', birthYear: '1985' },
      ...{ mobile: nextMobile(), countryCode: '+91', notice: PRIVACY_NOTICE_VERSION },
    }
    expect((await browser.posts('/book/details', { ...details, name: '' })).location).toContain(
      'step=details',
    )
    const joined = await browser.posts('/book/details', details)
    expect(joined.location).toMatch(/^\/hi\/w\/[\w-]+\?done=joined$/)
    const token = joined.location.slice(6).replace(/\?.*/, '')
    expect(await entry(token)).toMatchObject({ state: 'waiting', language: 'hi', from_day: TEST_DAY })
    expect((await browser.posts('/book/wait', { ...days, to: 'x' })).location).toContain('notice=unreadable')
  })

  it('is not changed by GET, from another site, or with a link that this site has not given', async () => {
    const token = await joins()
    const got = await handlerOf('/w/leave', 'GET')?.(requestWith({}))
    expect(got?.status).toBe(405)
    const foreign = await new PlainBrowser().posts('/w/leave', { token, language: 'en' }, 'cross-site')
    expect([foreign.status, await stateOf(token)]).toEqual([expect.any(Number), 'waiting'])
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    expect((await presses('/w/leave', forged)).location).toContain('?problem=unreadable')
    expect((await presses('/w/leave', booked)).location).toContain('?problem=unreadable')
  })

  it('is seen at the desk on the wanted days, with a masked number', async () => {
    const mobile = nextMobile()
    await joins({ MobileNoData: mobile, patient: { name: `Asha ${mobile}`, relation: 'self' } })
    await opens()
    const own = async (day: string) =>
      (await waitingPatients(accounts.database.executeSql, day, { branches: null })).filter(
        ({ doctor }) => doctor === `Dr ${clinic.doctor}`,
      )
    expect(await own(TEST_DAY)).toMatchObject([{ from: TEST_DAY, offeredUntil: null }])
    await offers()
    const seen = await own(TEST_DAY)
    expect(seen).toMatchObject([{ offeredUntil: expect.stringMatching(/^\d\d:\d\d$/) }])
    expect(JSON.stringify(seen)).not.toContain(mobile)
    expect(await own(dayFromNow(4))).toEqual([])
  })

  it('is sealed, and erased with its person', async () => {
    const mobile = nextMobile()
    const token = await joins({ MobileNoData: mobile })
    const { rows } = await clinic.sql<{ row: string }>(
      'select to_jsonb(w)::text as row from waiting_entry w where id = $1',
      [idOf(token)],
    )
    expect(rows[0]?.row).not.toMatch(new RegExp(`${mobile}|Asha`))
    const { intake, secret, database } = runtime()
    await erasePerson(
      { countryCode: '91', mobile, since: new Date(0) },
      { database, secret, recovery: intake.recovery, erasure: 'immediate' },
    )
    expect(await entry(token)).toBeUndefined()
  })
})
