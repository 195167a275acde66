/** What is entered into the login and the location modal, by field and value class, and what sections 4, 5 and 8 expect of it. */
import type { DataRow } from './dataRow'

export type OtpLoginField = 'mobile' | 'otp' | 'name'
export type LocationField = 'city' | 'name'

const MOBILE = 'Please enter valid mobile number'
const OTP = 'Please enter valid OTP'
const NAME = 'Please enter your name'
const DISABLED = 'the button is disabled'

/** The login's rows (section 5, header login and profile). */
export const OTP_LOGIN_ROWS: readonly DataRow<OtpLoginField>[] = [
  {
    id: 'mobile-nine-digits',
    field: 'mobile',
    valueClass: 'nine digits',
    value: '987654321',
    expects: { sees: DISABLED },
  },
  {
    id: 'mobile-begins-with-5',
    field: 'mobile',
    valueClass: 'begins with 5',
    value: '5876543210',
    expects: { message: MOBILE },
  },
  {
    id: 'mobile-first-digit-6',
    field: 'mobile',
    valueClass: 'first digit 6',
    value: '6000000000',
    expects: { accepted: true },
  },
  {
    id: 'mobile-right',
    field: 'mobile',
    valueClass: 'right',
    value: '9876543210',
    expects: { accepted: true },
  },
  {
    id: 'mobile-leading-0',
    field: 'mobile',
    valueClass: 'leading 0 typed',
    value: '09876543210',
    entered: 'typed',
    expects: { holds: { mobile: '9876543210' } },
  },
  {
    id: 'mobile-other-keys',
    field: 'mobile',
    valueClass: 'e, +, - and . typed',
    value: '98e7+6-5.43210',
    entered: 'typed',
    expects: { holds: { mobile: '9876543210' } },
  },
  {
    id: 'mobile-pasted',
    field: 'mobile',
    valueClass: 'pasted with +91',
    value: '+91 98765 43210',
    entered: 'pasted',
    expects: { holds: { mobile: '9876543210' } },
  },
  {
    id: 'otp-five-digits',
    field: 'otp',
    valueClass: 'five digits',
    value: '12345',
    expects: { sees: DISABLED },
  },
  {
    id: 'otp-five-digits-entered',
    field: 'otp',
    valueClass: 'five digits and Enter',
    value: '12345',
    expects: { message: OTP },
  },
  {
    id: 'otp-six-digits',
    field: 'otp',
    valueClass: 'six digits',
    value: '123456',
    expects: { accepted: true },
  },
  {
    id: 'otp-pasted',
    field: 'otp',
    valueClass: 'six digits pasted',
    value: '123456',
    entered: 'pasted',
    expects: { accepted: true },
  },
  {
    id: 'otp-letters',
    field: 'otp',
    valueClass: 'letters pasted',
    value: 'letters',
    entered: 'pasted',
    expects: { sees: 'the boxes stay empty' },
  },
  {
    id: 'name-empty',
    field: 'name',
    valueClass: 'empty',
    value: '',
    given: 'the user has no name',
    expects: { message: NAME },
  },
  {
    id: 'name-right',
    field: 'name',
    valueClass: 'right',
    value: 'Asha Rao',
    given: 'the user has no name',
    expects: { accepted: true },
  },
]

const WITH_TOKEN = 'the name is shown and the user has a token'

/** The location modal's rows (section 5: the name is required only when its field is shown and the user has a token). */
export const LOCATION_ROWS: readonly DataRow<LocationField>[] = [
  {
    id: 'city-empty',
    field: 'city',
    valueClass: 'empty',
    value: '',
    expects: { message: 'Please select your city' },
  },
  { id: 'city-chosen', field: 'city', valueClass: 'chosen', value: 'Mumbai', expects: { accepted: true } },
  {
    id: 'name-empty',
    field: 'name',
    valueClass: 'empty',
    value: '',
    given: WITH_TOKEN,
    expects: { message: NAME },
  },
  {
    id: 'name-blanks',
    field: 'name',
    valueClass: 'blanks',
    value: '   ',
    given: WITH_TOKEN,
    expects: { message: NAME },
  },
  {
    id: 'name-right',
    field: 'name',
    valueClass: 'right',
    value: 'Asha Rao',
    given: WITH_TOKEN,
    expects: { accepted: true },
  },
  {
    id: 'name-empty-visitor',
    field: 'name',
    valueClass: 'empty, the user is a visitor without a token',
    value: '',
    given: 'the name is shown',
    expects: { accepted: true },
  },
  {
    id: 'name-hidden',
    field: 'name',
    valueClass: 'hidden',
    value: '',
    given: 'the name is not shown',
    expects: { sees: 'Location' },
  },
  {
    id: 'name-hidden-empty',
    field: 'name',
    valueClass: 'hidden, so it is empty',
    value: '',
    given: 'the name is not shown',
    expects: { accepted: true },
  },
  {
    id: 'name-shown',
    field: 'name',
    valueClass: 'shown',
    value: '',
    given: WITH_TOKEN,
    expects: { sees: 'Personal Details' },
  },
]
