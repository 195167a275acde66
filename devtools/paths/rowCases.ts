/** The cases of machines with a form of a few fields: one a row of their data table. */
import { BOOKING_ROWS, EDIT_PROFILE_ROWS, LOCATION_ROWS, OTP_LOGIN_ROWS } from './data/accountData'
import { type DataRow, expectedText } from './data/dataRow'
import {
  CITY_SELECT_ROWS,
  GUIDED_ENQUIRY_ROWS,
  OWN_APPOINTMENT_ROWS,
  QUICK_SURVEY_ROWS,
  SEARCH_ROWS,
  STAFF_LOGIN_ROWS,
} from './data/pageData'
import { MOST_TITLE_LETTERS, caseWords, shortened } from './caseWords'
import { startOf } from './startOf'
import type { TestCase } from './testCases'

/** The data tables of machines with a form of a few fields. */
const ROWS: Readonly<Record<string, readonly DataRow<string>[]>> = {
  otpLogin: OTP_LOGIN_ROWS,
  location: LOCATION_ROWS,
  editProfile: EDIT_PROFILE_ROWS,
  bookAppointment: BOOKING_ROWS,
  search: SEARCH_ROWS,
  citySelect: CITY_SELECT_ROWS,
  quickSurvey: QUICK_SURVEY_ROWS,
  guidedEnquiry: GUIDED_ENQUIRY_ROWS,
  ownAppointment: OWN_APPOINTMENT_ROWS,
  staffLogin: STAFF_LOGIN_ROWS,
}

/** What people call the fields of the other forms. */
const FIELD_WORDS: Readonly<Record<string, string>> = {
  otp: 'code',
  birthYear: 'year of birth',
  guardian: 'consent of the guardian',
  mobile: 'mobile number',
  email: 'e-mail address',
  FormLocalityField: 'locality',
  priorConsultationField: 'prior consultation',
  query: 'search',
}
const fieldInWords = (field: string): string => FIELD_WORDS[field] ?? field

/** Fields whose value is what a person does. */
const ACTIONS: Readonly<Record<string, string>> = {
  day: 'Another day',
  place: 'A new place',
  cancel: 'Cancelling',
  late: 'Saying to be late',
}

/** What a case is about: ‘An empty name is refused’. */
function purposeInWords(row: DataRow<string>): string {
  const { field, valueClass, expects, given } = row
  const name = fieldInWords(field)
  const where = given && !valueClass.includes(given) ? `, where ${given}` : ''
  const action = ACTIONS[field]
  if (action !== undefined) return `${action}, ${valueClass}, says what is wrong`
  const subject =
    valueClass === 'empty'
      ? `An empty ${name}`
      : `${name.charAt(0).toUpperCase()}${name.slice(1)} (${valueClass})`
  if ('message' in expects) return `${subject} is refused${where}`
  if ('accepted' in expects) return `${subject} is accepted${where}`
  return `${subject} shows “${shortened(expectedText(row), 50)}”${where}`
}

/** The cases of a machine's data table; none where it has none. */
export function rowCases(machine: string): TestCase[] {
  const rows = ROWS[machine] ?? []
  return rows.map((row): TestCase => {
    const { id, field, value, given, entered, with: others = {} } = row
    const { start, preconditions } = startOf(machine)
    return {
      id: `${machine}-${id}`,
      title: shortened(purposeInWords(row), MOST_TITLE_LETTERS),
      priority: 'accepted' in row.expects ? 'P2' : 'P1',
      start,
      preconditions: given ? [given] : preconditions,
      data: Object.entries({ ...others, [field]: value }).map(([key, entry]) => [
        fieldInWords(key),
        entry || caseWords.en.empty,
      ]),
      steps: [
        {
          does:
            value.includes(' ') && field in ACTIONS
              ? value
              : `${caseWords.en.enters(value.trim() === '' ? '' : value, fieldInWords(field), entered)} and presses the button`,
          expected: expectedText(row),
          state: '',
          event: '',
        },
      ],
    }
  })
}
