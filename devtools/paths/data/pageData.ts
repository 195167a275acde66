/**
 * What is entered or chosen on the other pages, by field and value class, and the text that is expected of it. As everywhere in this folder
 * the texts are written out: a wrong rule or a wrong word is found.
 */
import { type DataRow, dataRow } from './dataRow'

const SHUT = 'no list opens'
const NO_JAVASCRIPT = 'JavaScript is off'

/** The header's search (sections 5, 7 and 8): it asks from three characters on, blanks collapsed. */
export const SEARCH_ROWS: readonly DataRow<'query'>[] = [
  dataRow('query', 'empty', '', { sees: SHUT }),
  dataRow('query', 'two letters', 'pi', { sees: SHUT }),
  dataRow('query', 'two letters among blanks', '  p    ', { sees: SHUT }),
  dataRow(
    'query',
    'two letters sent as a page',
    'pi',
    { sees: 'Please type at least 3 characters.' },
    { given: NO_JAVASCRIPT, only: 'plain' },
  ),
  dataRow('query', 'three letters', 'pil', { accepted: true }),
  dataRow('query', 'three letters among blanks', '  pil   ', { accepted: true }),
  dataRow('query', 'two words of one letter', 'p   i', { accepted: true }),
  dataRow('query', 'three letters in Hindi', 'बवा', { accepted: true }),
  dataRow('query', 'a word that nothing has', 'zzzzzz', {
    sees: 'Nothing found for “zzzzzz”. Try another word or spelling.',
  }),
]

const NO_CITY = 'No city found.'

/** The choice of a city: what is typed finds one by its beginning or its middle, by other names as well. */
export const CITY_SELECT_ROWS: readonly DataRow<'city'>[] = [
  dataRow('city', 'empty', '', { sees: 'Delhi NCR' }),
  dataRow('city', 'the beginning', 'mum', { sees: 'Mumbai' }),
  dataRow('city', 'in capitals', 'MUMBAI', { sees: 'Mumbai' }),
  dataRow('city', 'the middle', 'galuru', { sees: 'Bangalore' }, { given: 'the other name is Bengaluru' }),
  dataRow('city', 'no city', 'xyz', { sees: NO_CITY }),
  dataRow('city', 'digits', '110001', { sees: NO_CITY }),
]

/** The survey after an enquiry: nothing has to be answered. */
export const QUICK_SURVEY_ROWS: readonly DataRow<'FormLocalityField' | 'priorConsultationField'>[] = [
  dataRow('FormLocalityField', 'empty', '', { sees: 'the questions stay' }),
  dataRow('FormLocalityField', 'blanks', '   ', { sees: 'the questions stay' }),
  dataRow('FormLocalityField', 'right', 'Andheri West', { accepted: true }),
  dataRow('FormLocalityField', 'in Hindi', 'अंधेरी', { accepted: true }),
  dataRow('FormLocalityField', 'far too long', 'x'.repeat(300), { message: 'Please enter a shorter text' }),
  dataRow('priorConsultationField', 'yes', 'yes', { accepted: true }),
  dataRow('priorConsultationField', 'no', 'no', { accepted: true }),
]

const MOBILE = 'Please Only Enter a Valid Mobile Number'

/** The five questions of the chat, each of which wants an answer (section 5). */
export const GUIDED_ENQUIRY_ROWS: readonly DataRow<'treatment' | 'city' | 'name' | 'mobile'>[] = [
  dataRow('treatment', 'none chosen', '', { message: 'Please Select a Treatment' }),
  dataRow('treatment', 'right', 'Piles Treatment', { accepted: true }),
  dataRow('city', 'none chosen', '', { message: 'Please select valid city' }),
  dataRow('city', 'right', 'Mumbai', { accepted: true }),
  dataRow('city', 'other', 'Other', { accepted: true }),
  dataRow('name', 'empty', '', { message: 'Please Enter Name' }),
  dataRow('name', 'blanks', '   ', { message: 'Please Enter Name' }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }),
  dataRow('mobile', 'empty', '', { message: MOBILE }),
  dataRow('mobile', 'nine digits', '987654321', { message: MOBILE }),
  dataRow('mobile', 'begins with 5', '5876543210', { message: MOBILE }),
  dataRow('mobile', 'right', '9876543210', { accepted: true }),
]

const TAKEN = 'That place has just been taken. Your present one is still yours: please choose another.'
const OFFLINE =
  'There is no connection, so that nobody knows yet whether it was done. Please open this page again once you are online.'
const TOO_MANY = 'Too many requests. Please try again in a few minutes.'
const AWAY = 'This cannot be changed online at the moment. Please call us, or try again in a few minutes.'
const NO_COOKIES =
  'This browser keeps no cookies, so no place can be kept for it. Please allow cookies for this site, or call us.'

/** An appointment's own page: nothing is typed; `value` is what the patient does, `given` how the call ends, in the test model's words. */
export const OWN_APPOINTMENT_ROWS: readonly DataRow<'day' | 'place' | 'cancel' | 'late'>[] = [
  dataRow(
    'day',
    'without a connection',
    'chooses another day',
    { sees: OFFLINE },
    { given: 'there is no connection' },
  ),
  dataRow(
    'place',
    'taken meanwhile',
    'chooses a new place',
    { sees: TAKEN },
    { given: 'somebody else has it' },
  ),
  dataRow(
    'place',
    'asked too often',
    'chooses a new place',
    { sees: TOO_MANY },
    { given: 'it was asked too often' },
  ),
  dataRow(
    'place',
    'without cookies',
    'chooses a new place',
    { sees: NO_COOKIES },
    { given: 'the browser keeps no cookies' },
  ),
  dataRow(
    'cancel',
    'without a connection',
    'cancels after reading the rule',
    { sees: OFFLINE },
    { given: 'there is no connection' },
  ),
  dataRow(
    'cancel',
    'not possible now',
    'cancels after reading the rule',
    { sees: AWAY },
    { given: 'the site cannot do it now' },
  ),
  dataRow(
    'late',
    'asked too often',
    'says to be late',
    { sees: TOO_MANY },
    { given: 'it was asked too often' },
  ),
]

const REFUSED = 'That did not match. Check the name, the password and the code.'
const UNANSWERED = 'We could not be reached. Please check your connection and try again.'
const CODE = '123456'

/** The desk's sign-in: what is empty is said at once; what is wrong is never said to be the name, the password or the code. */
export const STAFF_LOGIN_ROWS: readonly DataRow<'name' | 'password' | 'code'>[] = [
  dataRow('name', 'empty', '', { message: 'Enter your name.' }),
  dataRow('name', 'blanks', '  ', { message: 'Enter your name.' }),
  dataRow('name', 'right', 'Asha Rao', { accepted: true }),
  dataRow('password', 'empty', '', { message: 'Enter your password.' }),
  dataRow('password', 'given', 'a red lorry in the rain', { accepted: true }),
  dataRow('code', 'empty', '', { message: 'Enter the code.' }),
  dataRow('code', 'right', CODE, { accepted: true }, { given: 'it is taken' }),
  dataRow(
    'code',
    'wrong, or the name or the password',
    CODE,
    { message: REFUSED },
    { given: 'it is refused' },
  ),
  dataRow('code', 'without a connection', CODE, { message: UNANSWERED }, { given: 'no answer comes' }),
  dataRow(
    'code',
    'the sixth in a row',
    CODE,
    { message: 'Too many tries. Wait 2 minutes, or sign in with a passkey.' },
    { given: 'there were too many tries' },
  ),
]
