import type { TestModel } from '@/devtools/proof/testModel'
import type { BookingDetails } from '@/model/appointments/bookingDetails'
import type { Chosen, ShownSession } from '@/model/appointments/shownPlaces'
import type {
  BookAppointmentContext,
  BookAppointmentEvent,
  BookAppointmentInput,
  BookingStart,
} from './bookAppointment.context'

const HOUR_MS = 60 * 60 * 1000
const DAY = '2030-03-05'
const TEN = Date.parse('2030-03-05T10:00:00+05:30')

const placeOf = (token: number) => ({ id: `7.tue-am.20300305.t${token}`, token, expectedFrom: TEN })
const SESSION: ShownSession = {
  id: '7.tue-am.20300305',
  startsAt: TEN,
  endsAt: TEN + 3 * HOUR_MS,
  zone: 'Asia/Kolkata',
  mode: 'tokens',
  hasVideo: false,
  where: 'Neem Grove Hospital, Andheri',
  places: [placeOf(1), placeOf(2)],
}
export const bookedPlace = (token: number): Chosen => ({
  day: DAY,
  place: placeOf(token),
  session: { where: SESSION.where, zone: SESSION.zone },
})

const NOTHING_TYPED: BookingDetails = {
  relation: 'self',
  name: '',
  birthYear: '',
  mobile: '',
  countryCode: '+91',
  isGuardian: false,
}
export const WHOLE_DETAILS: BookingDetails = { ...NOTHING_TYPED, name: 'Asha Rao', mobile: '9876543210' }

/** A place kept until then, which no test's clock reaches. */
export const HOLD = { id: 'hold-1', until: TEN }
const NEAR = [bookedPlace(2)]

const starts: readonly (readonly [string, BookingStart])[] = [
  ['opens a day that is full', 'day'],
  ['opens the places of a day', 'place'],
  ['opens the details of a place that is kept', 'details'],
  ['opens the details of a place that is no longer kept', 'late'],
  ['opens the page at the code', 'code'],
  ['opens the page at a place that somebody else has', 'taken'],
]

const offline = { label: 'there is no connection', error: { kind: 'network' } }
const away = { label: 'the site cannot do it now', error: { kind: 'away' } }
const tooMany = { label: 'it was asked too often', error: { kind: 'tooMany' } }

/** A booking of one doctor; the page that the server has drawn holds a place already. */
export const bookAppointmentTestModel: TestModel<
  BookAppointmentEvent,
  BookAppointmentContext,
  BookAppointmentInput
> = {
  input: {
    day: DAY,
    sessions: [SESSION],
    chosen: bookedPlace(1),
    hold: HOLD,
    details: NOTHING_TYPED,
    near: NEAR,
    waitSeconds: 2,
    year: 2030,
  },
  events: [
    ...starts.map(([label, start]) => ({ label, event: { type: 'page.opened' as const, start } })),
    { label: 'chooses another day', event: { type: 'day.chosen', day: '2030-03-06' } },
    { label: 'chooses a place', event: { type: 'place.chosen', chosen: bookedPlace(2) } },
    { label: 'goes on with the own place', event: { type: 'place.continued' } },
    { label: 'wants to see the places again', event: { type: 'place.reopened' } },
    { label: 'takes the same place again', event: { type: 'place.retaken' } },
    { label: 'types the details', event: { type: 'details.changed', details: WHOLE_DETAILS } },
    { label: 'sends whole details', event: { type: 'details.submitted', details: WHOLE_DETAILS } },
    { label: 'sends details without a name', event: { type: 'details.submitted', details: NOTHING_TYPED } },
    { label: 'wants to change the details', event: { type: 'details.edited' } },
    { label: 'sends a code', event: { type: 'code.submitted', otp: '123456' } },
    { label: 'asks for another code', event: { type: 'resend.requested' } },
  ],
  outcomes: {
    readPlaces: [
      { label: 'the day has free places', output: [SESSION] },
      { label: 'the day is full', output: [] },
      offline,
      away,
    ],
    holdPlace: [
      { label: 'the place is kept', output: HOLD },
      { label: 'somebody else has it', error: { kind: 'taken', near: NEAR } },
      { label: 'the schedule has no such place', error: { kind: 'gone' } },
      { label: 'the browser keeps no cookies', error: { kind: 'unproven' } },
      offline,
      tooMany,
      away,
    ],
    holdEnds: [
      { label: 'the ten minutes are over', output: undefined },
      { label: 'the clock breaks', error: new Error('no clock') },
    ],
    sendCode: [
      { label: 'a code is sent', output: { waitSeconds: 2 } },
      { label: 'no code is sent to this number', error: { kind: 'refused', message: 'No' } },
      offline,
    ],
    resendCode: [
      { label: 'another code is sent', output: { waitSeconds: 2 } },
      { label: 'no other code is sent', error: { kind: 'refused', message: 'No' } },
    ],
    resendTimer: [
      { label: 'another code may be asked for', output: undefined },
      { label: 'the countdown breaks', error: new Error('no countdown') },
    ],
    book: [
      { label: 'the appointment is confirmed', output: { token: 'abc', state: 'confirmed' } },
      { label: 'the clinic has to confirm it', output: { token: null, state: 'requested' } },
      { label: 'the number needs a code', error: { kind: 'needsCode' } },
      { label: 'the code is wrong', error: { kind: 'refused', message: 'Incorrect OTP', code: 'wrong' } },
      { label: 'the details are refused', error: { kind: 'invalid', problems: { name: 'nameRequired' } } },
      { label: 'the hold is over', error: { kind: 'expired', near: NEAR } },
      offline,
      tooMany,
      away,
    ],
  },
  stateKey: ({ hold, isSubmitted, waitSeconds, problems, problem }) => ({
    isHolding: hold !== null,
    problems,
    problem,
    isSubmitted,
    mayResend: waitSeconds === 0,
  }),
}
