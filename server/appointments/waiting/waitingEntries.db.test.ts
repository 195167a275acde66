import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { MOST_ENTRIES } from '@/model/appointments/waiting'
import { erasePerson } from '@/server/privacy/erasure/erasePerson'
import { handlerOf } from '@/server/handlers'
import { runtime } from '@/server/runtime'
import { waitingPatients } from '@/server/desk/day/waitingPatients'
import { requestWith } from '@/tests/support/siteRequest'
import { PlainBrowser } from '@/tests/support/plainBrowser'
import { accounts } from '@/tests/support/testAccounts'
import { dayFromNow, putDoctor, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { testDatabaseKind } from '@/tests/support/testDatabase'
import { nextMobile } from '@/tests/support/testLead'
import { waitingForEachTest } from '@/tests/support/testWaiting'

const { clinic, lastPlace, wish, joins, idOf, entry, stateOf, offers, opens, presses } = waitingForEachTest()

describe(`an entry of the waiting list (${testDatabaseKind})`, () => {
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
    expect((await presses('/w/leave', lastPlace.token)).location).toContain('?problem=unreadable')
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
