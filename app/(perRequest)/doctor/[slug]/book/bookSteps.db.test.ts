import type { PageContext } from '@/model/page/pageContext'
import { scheduleOf } from '@/server/appointments/doctorSchedules'
import { requestWith } from '@/tests/support/siteRequest'
import { testAccounts } from '@/tests/support/testAccounts'
import { clinicForEachTest, freeOf, TEST_DAY, TestVisitor } from '@/tests/support/testClinic'
import { bookingView } from './bookSteps'

testAccounts({ BOOKING_PROOF: 'none', HOLDS_PER_IP: '0', LEADS_PER_DAY_PER_NUMBER: '0' })

const clinic = clinicForEachTest()

const PAGE: PageContext = {
  pageType: 'Booking',
  pageName: 'Dr A',
  path: '/doctor/a/book',
  tier: 3,
  language: 'en',
}

async function viewOf(place: string | undefined) {
  const doctor = await scheduleOf(clinic.doctor)
  if (!doctor) throw new Error('the doctor has no schedule')
  const nothing = { phone: undefined, draft: undefined, notice: undefined, step: undefined, day: undefined }
  return bookingView({ page: PAGE, doctor, request: requestWith(), ...nothing, place })
}

describe('a link to a single place', () => {
  it('opens its day and marks it', async () => {
    const place = (await freeOf(clinic.doctor))[4] ?? ''
    const { linked, shown } = await viewOf(place)
    expect([linked, shown.free.chosen, shown.notice]).toEqual([place, TEST_DAY, undefined])
    expect(shown.free.sessions.flatMap(({ places }) => places.map(({ id }) => id))).toContain(place)
  })

  it('says that the place is gone where somebody else has it, or no schedule has it, and shows the others', async () => {
    const place = await clinic.firstPlace()
    await new TestVisitor().held(place)
    for (const one of [place, `${place}9`, 'x']) {
      const { linked, shown } = await viewOf(one)
      expect([one, linked, shown.notice]).toEqual([one, undefined, 'gone'])
      expect(shown.free.sessions[0]?.places.length).toBeGreaterThan(0)
    }
  })

  it('is not needed', async () => {
    const { linked, shown } = await viewOf(undefined)
    expect([linked, shown.notice]).toEqual([undefined, undefined])
  })
})
