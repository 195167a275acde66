/** Ways through a machine that its walks do not take: a value class each, a failure each, what is pressed beside the machine. */
import type { EventObject } from 'xstate'
import { BOOKING_ROWS, EDIT_PROFILE_ROWS, OTP_LOGIN_ROWS } from '@/devtools/paths/data/accountData'
import { WHOLE_DETAILS } from '@/machines/bookAppointment/bookAppointment.testModel'
import { boxesOf } from '@/model/account/otpBoxes'
import { EVERY_FIELD_DRAWN, VISITOR_DRAWN } from './stage'
import type { StagedMachine } from './stages'

/** A step in the words of the test model, or an event that has none. */
export type Way = readonly (string | (EventObject & Readonly<Record<string, unknown>>))[]
type Ways = Readonly<Record<string, Way>>

const fails = (actor: string, error: unknown) => ({ type: `xstate.error.actor.${actor}`, error })
/** A way for each kind of failure. */
const eachFailure = (before: Way, actor: string, errors: readonly object[]): Ways =>
  Object.fromEntries(
    errors.map((error) => [`${actor}: ${JSON.stringify(error)}`, [...before, fails(actor, error)]]),
  )

const kinds = (...all: readonly string[]) => all.map((kind) => ({ kind }))
const refusals = (...all: readonly string[]) =>
  all.map((code) => ({ kind: 'refused', message: 'in English', code }))

const CODE_SENT = ['types a mobile number', 'submits the number', 'the code is sent'] as const
const CODE_GIVEN = [...CODE_SENT, 'types six digits', 'submits the code'] as const
const PICTURE = [
  'wants the camera',
  'sees the camera’s picture',
  'the models are there',
  'a face is seen',
  'takes a picture',
  'the picture has a face',
] as const

const otpRows = OTP_LOGIN_ROWS.filter(({ field }) => field !== 'name').map(({ id, field, value }) => [
  id,
  field === 'mobile'
    ? [{ type: 'mobile.changed', value }, { type: 'mobile.submitted' }]
    : [...CODE_SENT, { type: 'otp.changed', boxes: boxesOf(value) }, { type: 'otp.submitted' }],
])

export const WAYS: Readonly<Record<StagedMachine, Ways>> = {
  leadForm: {
    ...eachFailure(
      ['types a name', 'types a valid number', 'sends the form'],
      'submitLead',
      kinds('timeout', 'server', 'tooManyRequests', 'tooLarge'),
    ),
    'first empty submit of every field': [
      { type: EVERY_FIELD_DRAWN },
      { type: 'form.submitted' },
      { type: 'field.changed', field: 'FormSimilarConsultation', value: 'yes' },
      { type: 'field.changed', field: 'query', value: 'x'.repeat(3000) },
      { type: 'form.submitted' },
    ],
  },
  otpLogin: {
    ...eachFailure(CODE_GIVEN, 'verifyOtp', [
      ...refusals('expired', 'spent', 'otpInvalid'),
      { kind: 'refused', message: '' },
    ]),
    ...eachFailure(
      ['types a mobile number', 'submits the number'],
      'sendOtp',
      refusals('busy', 'mobileInvalid'),
    ),
    ...Object.fromEntries(otpRows),
    'presses twice': [
      { type: 'mobile.changed', value: '9876543210' },
      { type: 'presses the button a second time at once' },
    ],
    'moves between the boxes, takes digits back': [
      ...CODE_SENT,
      { type: 'types 1' },
      { type: 'presses ArrowLeft' },
      { type: 'presses ArrowRight' },
      { type: 'presses Control+Backspace' },
      { type: 'presses Backspace' },
      { type: 'types another letter on a phone' },
      { type: 'takes a digit back on a phone' },
      { type: 'types 123456' },
      { type: 'submits the code' },
      { type: 'presses Backspace' },
    ],
    'looks elsewhere while the seconds are counted': [
      ...CODE_SENT,
      { type: 'looks elsewhere' },
      { type: 'comes back after 10 s' },
    ],
    'closes the login once logged in': [
      ...CODE_GIVEN,
      'the code is right, the user has a name',
      { type: 'the content is taken away' },
    ],
  },
  location: {
    ...eachFailure(
      ['the cities come', 'asks for the present location'],
      'findPlace',
      kinds('unsupported', 'position'),
    ),
    'a visitor who is not logged in': [
      { type: VISITOR_DRAWN },
      'the cities come',
      'chooses Pune',
      { type: 'form.submitted' },
      { type: 'xstate.done.actor.saveLocation' },
    ],
  },
  editProfile: {
    ...Object.fromEntries(
      EDIT_PROFILE_ROWS.map(({ id, field, value }) => [
        id,
        [{ type: 'field.changed', field, value }, { type: 'form.submitted' }],
      ]),
    ),
    'opens the selfie': [{ type: 'presses the selfie' }],
  },
  logout: {},
  selfieCapture: {
    ...eachFailure(
      [...PICTURE, 'uploads the picture'],
      'uploadPicture',
      kinds('timeout', 'server', 'tooLarge', 'tooManyRequests', 'signedOut', 'unreadable'),
    ),
    'is done': [...PICTURE, 'uploads the picture', 'the picture is stored', { type: 'presses Done' }],
    'hides the page': ['wants the camera', { type: 'hides the page' }],
  },
  bookAppointment: {
    ...Object.fromEntries(
      BOOKING_ROWS.map(({ id, field, value, with: others, given = '' }) => [
        id,
        [
          'opens the details of a place that is kept',
          {
            type: 'details.submitted',
            details: {
              ...WHOLE_DETAILS,
              birthYear: '1985',
              ...others,
              [field]: value,
              relation: given.includes('child') ? 'child' : 'self',
            },
          },
        ],
      ]),
    ),
  },
}
