/** What is entered into the account's forms and the booking's details, by field and value class, and what is expected of it (sections 4, 5 and 8). */
import { type DataRow, dataRow } from './dataRow'

export type OtpLoginField = 'mobile' | 'otp' | 'name'
export type LocationField = 'city' | 'name'

const MOBILE = 'Please enter valid mobile number'
const OTP = 'Please enter valid OTP'
const NAME = 'Please enter your name'
const DISABLED = 'the button is disabled'

/** The login's rows (section 5, header login and profile). */
export const OTP_LOGIN_ROWS: readonly DataRow<OtpLoginField>[] = [
  dataRow('mobile', 'nine digits', '987654321', { sees: DISABLED }),
  dataRow('mobile', 'begins with 5', '5876543210', { message: MOBILE }),
  dataRow('mobile', 'first digit 6', '6000000000', { accepted: true }),
  dataRow('mobile', 'right', '9876543210', { accepted: true }),
  dataRow(
    'mobile',
    'leading 0 typed',
    '09876543210',
    { holds: { mobile: '9876543210' } },
    { id: 'mobile-leading-0', entered: 'typed' },
  ),
  dataRow(
    'mobile',
    'e, +, - and . typed',
    '98e7+6-5.43210',
    { holds: { mobile: '9876543210' } },
    { id: 'mobile-other-keys', entered: 'typed' },
  ),
  dataRow(
    'mobile',
    'pasted with +91',
    '+91 98765 43210',
    { holds: { mobile: '9876543210' } },
    { id: 'mobile-pasted', entered: 'pasted' },
  ),
  dataRow('otp', 'five digits', '12345', { sees: DISABLED }),
  dataRow('otp', 'five digits and Enter', '12345', { message: OTP }, { id: 'otp-five-digits-entered' }),
  dataRow('otp', 'six digits', '123456', { accepted: true }),
  dataRow('otp', 'six digits pasted', '123456', { accepted: true }, { id: 'otp-pasted', entered: 'pasted' }),
  dataRow(
    'otp',
    'letters pasted',
    'letters',
    { sees: 'the boxes stay empty' },
    { id: 'otp-letters', entered: 'pasted' },
  ),
  dataRow('name', 'empty', '', { message: NAME }, { given: 'the user has no name' }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }, { given: 'the user has no name' }),
]

export type EditProfileField = 'name' | 'email'
export type BookingField = 'name' | 'birthYear' | 'guardian' | 'mobile'

const EMAIL = 'Please enter your email'

/** The profile's rows (section 5: name required, email required and of the standard pattern). */
export const EDIT_PROFILE_ROWS: readonly DataRow<EditProfileField>[] = [
  dataRow('name', 'empty', '', { message: NAME }),
  dataRow('name', 'blanks', '   ', { message: NAME }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }),
  dataRow('name', 'in Hindi', 'आशा राव', { accepted: true }),
  dataRow('email', 'empty', '', { message: EMAIL }),
  dataRow('email', 'without @', 'asha.example.com', { message: EMAIL }),
  dataRow('email', 'without a domain', 'asha@', { message: EMAIL }),
  dataRow('email', 'right', 'asha@example.com', { accepted: true }),
]

const BIRTH_YEAR = 'Please enter a year such as 1985'
const CHILD: Partial<Record<BookingField, string>> = { name: 'Asha', birthYear: '2020', mobile: '9876543210' }

/** The booking's details (docs/decisions/0084): `with` says what else is entered; the guardian's box is ticked with "on". */
export const BOOKING_ROWS: readonly DataRow<BookingField>[] = [
  dataRow('name', 'empty', '', { message: 'Please Enter Name' }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }),
  dataRow('birthYear', 'left out', '', { accepted: true }),
  dataRow('birthYear', 'two digits', '85', { message: BIRTH_YEAR }),
  dataRow('birthYear', 'letters', 'abcd', { message: BIRTH_YEAR }),
  dataRow('birthYear', 'in Hindi digits', '१९८५', { accepted: true }),
  dataRow(
    'birthYear',
    'a child, for oneself',
    '2020',
    { message: 'A parent or guardian books for a patient under 18: please say for whom it is' },
    { given: 'it is for oneself' },
  ),
  dataRow<BookingField>(
    'guardian',
    'not ticked',
    '',
    { message: 'Please confirm that you are the parent or lawful guardian' },
    { given: 'it is for a child', with: CHILD },
  ),
  dataRow<BookingField>(
    'guardian',
    'ticked',
    'on',
    { accepted: true },
    { given: 'it is for a child', with: CHILD },
  ),
  dataRow('mobile', 'empty', '', { message: 'Please Only Enter a Valid Mobile Number' }),
  dataRow('mobile', 'nine digits', '987654321', { message: 'Please Only Enter a Valid Mobile Number' }),
  dataRow('mobile', 'right', '9876543210', { accepted: true }),
]

const WITH_TOKEN = 'the name is shown and the user has a token'

/** The location modal's rows (section 5: the name is required only when its field is shown and the user has a token). */
export const LOCATION_ROWS: readonly DataRow<LocationField>[] = [
  dataRow('city', 'empty', '', { message: 'Please select your city' }),
  dataRow('city', 'chosen', 'Mumbai', { accepted: true }),
  dataRow('name', 'empty', '', { message: NAME }, { given: WITH_TOKEN }),
  dataRow('name', 'blanks', '   ', { message: NAME }, { given: WITH_TOKEN }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }, { given: WITH_TOKEN }),
  dataRow(
    'name',
    'empty, the user is a visitor without a token',
    '',
    { accepted: true },
    { id: 'name-empty-visitor', given: 'the name is shown' },
  ),
  dataRow('name', 'hidden', '', { sees: 'Location' }, { given: 'the name is not shown' }),
  dataRow(
    'name',
    'hidden, so it is empty',
    '',
    { accepted: true },
    { id: 'name-hidden-empty', given: 'the name is not shown' },
  ),
  dataRow('name', 'shown', '', { sees: 'Personal Details' }, { given: WITH_TOKEN }),
]
