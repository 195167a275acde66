import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { expandLead } from '@/model/lead/lead'
import { leadById } from '@/server/leads/leadStore'
import { consentsOf } from '@/server/privacy/consent/consentLedger'
import { runtime } from '@/server/runtime'
import { PlainBrowser } from '@/tests/support/plainBrowser'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { freeOf, putDoctor, putHospitals } from '@/tests/support/testClinic'
import { nextMobile } from '@/tests/support/testLead'
import { readToken } from '@/server/appointments/holdId'
import { handlerOf } from '@/server/handlers'
import { bookingDraft } from './bookingDraft'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const sql = <Row>(text: string, values?: readonly unknown[]) =>
  accounts.database.executeSql<Row>(text, values)

/** Every test has a doctor of its own. */
let doctor = 300
beforeAll(() => putHospitals(accounts.database.executeSql))
beforeEach(() => putDoctor(accounts.database.executeSql, ++doctor))
const slug = () => `doctor-${doctor}`

const details = (change: Record<string, string> = {}) => ({
  doctor: slug(),
  language: 'en',
  relation: 'self',
  name: 'Asha Rao',
  birthYear: '1985',
  mobile: nextMobile(),
  countryCode: '+91',
  notice: PRIVACY_NOTICE_VERSION,
  ...change,
})

const first = async () => (await freeOf(doctor))[0] ?? ''

async function takes(browser: PlainBrowser, place?: string) {
  return browser.posts('/book/place', { doctor: slug(), language: 'en', place: place ?? (await first()) })
}
const draftOf = (browser: PlainBrowser) => bookingDraft.of(requestWith({ cookie: browser.cookies }))
const tokenIn = (location: string) => /^\/(?:hi\/)?a\/([\w-]+)/.exec(location.replace(/^\/hi/, ''))?.[1] ?? ''
const appointments = async () =>
  (
    await sql<{ id: string; state: string; revision: number; late_minutes: number | null }>(
      'select id, state, revision, late_minutes from appointment where doctor_id = $1::int order by created_at',
      [doctor],
    )
  ).rows

async function books(browser: PlainBrowser, change?: Record<string, string>) {
  await takes(browser)
  return browser.posts('/book/details', details(change))
}

const expireHolds = () =>
  sql(`update seat set held_until = now() - interval '1 second' where held_until is not null`)

describe('booking without JavaScript', () => {
  test('leads from place to details to the appointment’s own page, and leaves a lead', async () => {
    const browser = new PlainBrowser()
    expect(await takes(browser)).toEqual({
      status: 303,
      location: `/doctor/${slug()}/book?step=details#step`,
    })
    const booked = await browser.posts('/book/details', details())
    expect(booked).toEqual({ status: 303, location: expect.stringMatching(/^\/a\/[\w-]+\?done=booked$/) })
    const id = readToken(tokenIn(booked.location)) ?? ''
    expect(await appointments()).toMatchObject([{ id, state: 'confirmed', revision: 0 }])
    expect(expandLead((await leadById(accounts.database, id))?.fields ?? {})).toMatchObject({
      docotrid: String(doctor),
    })
    expect(browser.has('booking')).toBe(false)
  })

  test('in Hindi stays in Hindi', async () => {
    const browser = new PlainBrowser()
    const wanted = { doctor: slug(), language: 'hi', place: await first() }
    expect((await browser.posts('/book/place', wanted)).location).toMatch(/^\/hi\/doctor\//)
    expect((await browser.posts('/book/details', details({ language: 'hi' }))).location).toMatch(/^\/hi\/a\//)
  })

  test('says what is wrong and keeps what was typed', async () => {
    const browser = new PlainBrowser()
    await takes(browser)
    const typed = details({ name: '', mobile: '12345' })
    expect((await browser.posts('/book/details', typed)).location).toContain('?step=details')
    expect(draftOf(browser)?.details).toMatchObject({ name: '', mobile: '12345', birthYear: '1985' })
    expect(await appointments()).toEqual([])
  })

  test('sent twice is one appointment', async () => {
    const browser = new PlainBrowser()
    await takes(browser)
    const [sent, again] = [details(), browser.copy()]
    const one = await browser.posts('/book/details', sent)
    expect((await again.posts('/book/details', sent)).location).toBe(one.location)
    expect(await appointments()).toHaveLength(1)
  })

  test('after the hold has run out takes the same place again by one press', async () => {
    const browser = new PlainBrowser()
    const place = await first()
    await takes(browser, place)
    await expireHolds()
    const late = await browser.posts('/book/details', details())
    expect(late.location).toContain('?done=booked')
    expect(await freeOf(doctor)).not.toContain(place)
  })

  test('after somebody else has taken the place offers others and keeps what was typed', async () => {
    const [slow, quick] = [new PlainBrowser(), new PlainBrowser()]
    const place = await first()
    await takes(slow, place)
    await expireHolds()
    await takes(quick, place)
    expect((await slow.posts('/book/details', details({ name: 'Meera' }))).location).toContain('?step=taken')
    expect(draftOf(slow)).toMatchObject({ placeId: place, details: { name: 'Meera' } })
    expect((await takes(slow)).location).toContain('?step=details')
    expect(draftOf(slow)?.details?.name).toBe('Meera')
  })

  test('for a child keeps the parent’s consent in the ledger', async () => {
    const browser = new PlainBrowser()
    const child = { relation: 'child', birthYear: String(new Date().getFullYear() - 5) }
    await takes(browser)
    expect((await browser.posts('/book/details', details(child))).location).toContain('?step=details')
    const booked = await browser.posts('/book/details', details({ ...child, guardian: 'yes' }))
    const id = readToken(tokenIn(booked.location)) ?? ''
    expect(
      (await consentsOf(accounts.database.executeSql, [id])).filter(({ purpose }) => purpose === 'child'),
    ).toMatchObject([{ isGiven: true }])
  })

  test('asks for a code where the number has to be proven', async () => {
    accounts.configure({ BOOKING_PROOF: 'otp' })
    const browser = new PlainBrowser()
    const asked = await books(browser)
    expect(asked.location).toBe(`/doctor/${slug()}/book?step=code#step`)
    const wrong = await browser.posts('/book/code', { doctor: slug(), language: 'en', FormOTPField: 'abc' })
    expect(wrong.location).toBe(asked.location)
    expect(draftOf(browser)).toMatchObject({ code: 'otpInvalid', details: { name: 'Asha Rao' } })
    expect(await appointments()).toEqual([])
    accounts.configure({})
  })

  test('while the database is away keeps the wish as a lead and promises no place', async () => {
    const browser = new PlainBrowser()
    await takes(browser)
    const away = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    const asked = await browser.posts('/book/details', details())
    away.mockRestore()
    expect(asked.location).toBe(`/doctor/${slug()}/book?requested=1#step`)
    expect(await appointments()).toEqual([])
  })

  test.each([
    ['a place that is none', { place: 'x' }, 'gone'],
    ['nothing', {}, 'gone'],
  ])('refuses %s with a word', async (_, fields, notice) => {
    const browser = new PlainBrowser()
    expect((await browser.posts('/book/place', { doctor: slug(), ...fields })).location).toBe(
      `/doctor/${slug()}/book?notice=${notice}#problem`,
    )
  })

  test('says so to a browser that keeps no cookies', async () => {
    const browser = new PlainBrowser(false)
    await takes(browser)
    expect((await browser.posts('/book/details', details())).location).toContain('?notice=noCookies')
  })

  test.each(['/book/place', '/book/details', '/book/code', '/book/resend', '/a/move', '/a/cancel'])(
    '%s takes no form of another site',
    async (path) => expect((await new PlainBrowser().posts(path, {}, 'cross-site')).status).toBe(403),
  )
})

describe('the own appointment without JavaScript', () => {
  async function own() {
    const browser = new PlainBrowser()
    const token = tokenIn((await books(browser)).location)
    const act = (what: string, fields: Record<string, string> = {}) =>
      new PlainBrowser().posts(`/a/${what}`, { token, language: 'en', ...fields })
    return { token, act }
  }

  test('is moved, late and cancelled by whoever has its link, with one id for ever', async () => {
    const { token, act } = await own()
    const [before] = await appointments()
    expect((await act('move', { place: (await freeOf(doctor))[3] ?? '' })).location).toBe(
      `/a/${token}?done=moved`,
    )
    expect((await act('late', { minutes: '20' })).location).toBe(`/a/${token}?done=late`)
    expect(await appointments()).toMatchObject([{ id: before?.id, revision: 1, late_minutes: 20 }])
    expect((await act('cancel', { reason: 'better' })).location).toBe(`/a/${token}?done=cancelled`)
    expect(await appointments()).toMatchObject([{ state: 'cancelledByPatient' }])
    expect((await act('cancel')).location).toBe(`/a/${token}?problem=notPossible#problem`)
  })

  test('keeps its place where the other one is taken', async () => {
    const { token, act } = await own()
    const wanted = await first()
    await takes(new PlainBrowser(), wanted)
    expect((await act('move', { place: wanted })).location).toBe(`/a/${token}?problem=taken#problem`)
    expect(await appointments()).toMatchObject([{ state: 'confirmed', revision: 0 }])
  })

  test('is not disputed before anybody says that the patient was not there', async () => {
    const { act } = await own()
    expect((await act('dispute')).location).toContain('?problem=notPossible')
  })

  test.each(['', 'x', '0'.repeat(54), "'; drop table appointment"])(
    'is not changed by a made-up link: %j',
    async (token) => {
      await own()
      const { location } = await new PlainBrowser().posts('/a/cancel', { token, language: 'en' })
      expect(location).toMatch(/\?problem=unreadable#problem$/)
      expect(await appointments()).toMatchObject([{ state: 'confirmed' }])
    },
  )

  test('stands in a calendar without a name, and reading it changes nothing', async () => {
    const { token, act } = await own()
    const read = async (path = `/a/${token}.ics`) =>
      handlerOf(path, 'GET')?.(requestWith({}, path)) ?? new Response()
    const answer = await read()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    const text = await answer.text()
    expect(text).toMatch(/SEQUENCE:0[^]*STATUS:CONFIRMED/)
    expect(text).not.toMatch(/Asha|Dr |doctor/i)
    expect(text).not.toContain(token)
    expect(await appointments()).toMatchObject([{ state: 'confirmed', revision: 0 }])
    await act('cancel')
    expect(await (await read()).text()).toMatch(/SEQUENCE:1[^]*STATUS:CANCELLED/)
    expect((await read(`/a/${token.slice(0, -1)}.ics`)).status).toBe(404)
  })
})
