import type { BookingPageView, BookingShown } from '@/components/pages/Booking/bookingView'
import type { OwnFormsView } from '@/components/pages/Appointment/ownView'
import type { BookingStart } from '@/machines/bookAppointment/bookAppointment.context'
import { HOLD, bookAppointmentTestModel } from '@/machines/bookAppointment/bookAppointment.testModel'
import { OWN_ACTIONS } from '@/model/appointments/appointment'
import { bookDayPath, ownMovePath } from '@/model/appointments/bookingPaths'
import type { Language } from '@/model/page/language'

/** A booking and an appointment as their machines' cases begin, for the developers' page (/dev/booking). */
const { day, sessions, chosen, hold, details, near, waitSeconds, year } = bookAppointmentTestModel.input
/** The day after, which has places too. */
export const OTHER_DAY = '2030-03-06'
const DOCTOR = 'harshita-bedi'
const HOSPITALS = { 'sample-hospital': 'Neem Grove Hospital, Andheri' }
/** Opens no appointment. */
const SAMPLE_TOKEN = 'sample'

const freeDays = (hrefOf: (day: string) => string) => ({
  days: [day, OTHER_DAY].map((one) => ({ day: one, free: 2, href: hrefOf(one) })),
  ...{ chosen: day, today: day, tomorrow: OTHER_DAY, zone: 'Asia/Kolkata', sessions },
})

const STEPS: Readonly<Record<BookingStart, BookingShown['step']>> = {
  day: 'places',
  place: 'places',
  details: 'details',
  late: 'details',
  code: 'code',
  taken: 'taken',
}

/** A booking page with a doctor of no catalogue, for tests; with a hold where `heldUntil` is given. */
export const bookingView = (language: Language, change: Partial<BookingShown> = {}): BookingPageView => ({
  page: { pageType: 'Booking', pageName: 'Dr A', path: '/doctor/a/book', tier: 3, language },
  doctor: 'a',
  doctorId: 7,
  fee: 700,
  hospitals: {},
  phone: '+911234567890',
  proof: 'code',
  privacyNotice: '1',
  year: 2030,
  ...(change.heldUntil !== undefined && { holdId: HOLD.id }),
  shown: {
    step: 'places',
    free: freeDays((one) => bookDayPath(language, 'a', one)),
    ...{ details, problems: {}, near: [], waitSeconds: 0, isResent: false, isBusy: false },
    ...change,
  },
})

/** The sample doctor's booking, at a step. */
export function sampleBooking(start: BookingStart): BookingPageView {
  const free = freeDays((one) => bookDayPath('en', DOCTOR, one))
  const isKept = hold !== null && start !== 'late'
  const { phone: _phone, ...view } = bookingView('en', {
    step: STEPS[start],
    free: start === 'day' ? { ...free, sessions: [] } : free,
    ...(chosen && { chosen }),
    ...(isKept && { heldUntil: hold.until }),
    ...{ near, waitSeconds },
  })
  return {
    ...view,
    page: { ...view.page, pageName: 'Sample', path: '/dev/booking' },
    ...{ doctor: DOCTOR, doctorId: 1, hospitals: HOSPITALS, year },
  }
}

/** The forms of the sample appointment, with everything that can be done at any time. */
export const sampleOwn = (): OwnFormsView => ({
  ...{ language: 'en', token: SAMPLE_TOKEN, doctorId: 1, hospitals: HOSPITALS },
  ...{ actions: OWN_ACTIONS, isAhead: true, isOver: false },
  shown: {
    free: freeDays((one) => ownMovePath('en', SAMPLE_TOKEN, one)),
    ...{ isOpen: true, near: [], isBusy: false },
  },
})
