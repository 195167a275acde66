import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { OFFER_MS } from '@/model/appointments/waiting'
import { PlainBrowser } from './plainBrowser'
import { accounts, testAccounts } from './testAccounts'
import { clinicForEachTest, freeOf, putSchedule, scheduleRow, TEST_DAY, TestVisitor } from './testClinic'
import { nextMobile } from './testLead'
import { readWaitingToken } from '@/server/appointments/holdId'
import { offerPlaces } from '@/server/appointments/waiting/offerPlaces'
import { verifyWaiting } from '@/server/appointments/waiting/waitingEvents'
import { waitingEntry } from '@/server/appointments/waiting/waitingRow'

export const NEVER_QUIET = { from: 0, to: 0 }

/** For a file's tests: for each test its own doctor with one place, which is booked. Every entry's events must be whole after it. */
export function waitingForEachTest() {
  testAccounts({
    BOOKING_PROOF: 'none',
    HOLDS_PER_IP: '0',
    LEADS_PER_DAY_PER_NUMBER: '0',
    DEV_PAGES: '1',
    QUIET_HOURS: '0-0',
  })
  const clinic = clinicForEachTest()
  // `token`: of the booking that takes the doctor's one place.
  const lastPlace = { token: '' }
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
    lastPlace.token = String(body.data?.token)
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
  const opens = () => new TestVisitor().act(lastPlace.token, 'cancel')
  const presses = (path: string, token: string) => new PlainBrowser().posts(path, { token, language: 'en' })

  /** As if the time of all offers had passed. */
  async function offersRunOut(): Promise<number> {
    await clinic.sql(`update seat set held_until = now() - interval '1 second' where held_until is not null`)
    return Date.now() + OFFER_MS + 1000
  }
  return { clinic, lastPlace, wish, joins, idOf, entry, stateOf, offers, opens, presses, offersRunOut }
}
