import { editProfileCopy } from '@/content/copy/editProfile'
import { formFieldCopy } from '@/content/copy/formFields'
import { locationCopy } from '@/content/copy/location'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { faultyLocationFields } from '@/model/account/location'
import { cleanProfile, faultyProfileFields } from '@/model/account/profile'
import { type BookingDetails, birthYearOf, detailProblems } from '@/model/appointments/bookingDetails'
import { type FieldKey, type FormValues, formField } from '@/model/lead/formFields'
import { leadFormSpecFor } from '@/model/lead/leadForm'
import { leadTierFor, tierAndInsurance } from '@/model/lead/leadTier'
import { errorsIn } from '@/model/lead/validation'
import { BOOKING_ROWS, EDIT_PROFILE_ROWS, LOCATION_ROWS, OTP_LOGIN_ROWS } from './accountData'
import { bookPageCopy } from '@/content/copy/bookPage'
import { type DataRow, expectedText } from './dataRow'
import {
  EVERY_FIELD,
  LEAD_FORM_ROWS,
  NOTHING_REQUIRED,
  OPTIONAL_ROWS,
  RULED_FIELDS,
  rightAnswer,
} from './leadFormData'
import { DAILY_BATCHES, DAILY_TIERS, MODES, answersOf, judgedRows, rowBatches } from './rowBatches'
import { TIER_TABLE, VALIDATION_TABLE, messageOf, tierOf } from './specificationTables'

const fieldsOf = (configuration: typeof EVERY_FIELD) =>
  leadFormSpecFor({ pageType: 'Home', ...configuration }).fields

/** What the product's rules say at the field of a row. */
function messageFor(row: DataRow, configuration: typeof EVERY_FIELD): string | undefined {
  const own: FormValues = { ...row.with, [row.field]: row.value }
  const values = (key: FieldKey) => own[key] ?? rightAnswer(key)
  // The plain form and the live one take a leading 0 away before the rules see the number (model/lead/mobile.test.ts).
  const mobile = values('mobile').replace(/^0(?=\d{10}$)/, '')
  const errors = errorsIn(fieldsOf(configuration), (key) => (key === 'mobile' ? mobile : values(key)))
  const code = errors[row.at ?? row.field]
  return code && formFieldCopy.en.validation[code]
}

describe('the rows of the lead form', () => {
  test.each(
    LEAD_FORM_ROWS.filter(({ expects }) => !('holds' in expects)).map((row) => [row.id, row] as const),
  )('%s is what the rules say', (_, row) =>
    expect(messageFor(row, EVERY_FIELD) ?? 'accepted').toBe(expectedText(row)),
  )

  test.each(OPTIONAL_ROWS.map((row) => [row.id, row] as const))('%s is no fault', (_, row) =>
    expect(messageFor(row, NOTHING_REQUIRED)).toBeUndefined(),
  )

  test('each has an id of its own, and every rule is broken and kept by one', () => {
    const ids = [...LEAD_FORM_ROWS, ...OPTIONAL_ROWS].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { field } of VALIDATION_TABLE) {
      const own = LEAD_FORM_ROWS.filter((row) => row.field === field)
      expect([field, own.some(({ expects }) => 'message' in expects)]).toEqual([field, true])
      expect([field, own.some(({ expects }) => 'accepted' in expects)]).toEqual([field, true])
    }
  })

  test('a form that asks for everything asks for the fields of the table, no more', () => {
    expect(new Set(fieldsOf(EVERY_FIELD).map(({ key }) => key))).toEqual(new Set(RULED_FIELDS))
    expect(fieldsOf(EVERY_FIELD).every(({ required }) => required)).toBe(true)
  })
})

test('the words of section 5 are the product’s, field by field', () => {
  for (const { field, message } of VALIDATION_TABLE) {
    const code = formField(field).missing
    expect([field, code && formFieldCopy.en.validation[code]]).toEqual([field, message])
  }
  expect(() => messageOf('state')).toThrow('section 5 says nothing of state')
})

test.each(TIER_TABLE.map((row) => [row.id, row] as const))('tier: %s', (_, row) => {
  const { city, pageTier, pageType, insuranceType, LeadTier, IsInsurance } = row
  expect(leadTierFor({ city, pageTier, pageType, insuranceType })).toBe(LeadTier)
  expect(
    tierAndInsurance({ CityData: city, PageTypeData: pageType, insuranceType }, pageTier).IsInsurance,
  ).toBe(IsInsurance)
})

test('the login and the location say the words of their rows', () => {
  const { problems } = otpLoginCopy.en
  expect(OTP_LOGIN_ROWS.flatMap(({ expects }) => ('message' in expects ? [expects.message] : []))).toEqual([
    problems.mobileInvalid,
    problems.otpInvalid,
    problems.nameMissing,
  ])
  const location = LOCATION_ROWS.flatMap(({ field, expects }) =>
    'message' in expects ? [[locationCopy.en.problems[field], expects.message]] : [],
  )
  expect(location.map(([own]) => own)).toEqual(location.map(([, expected]) => expected))
  expect(faultyLocationFields({ isSignedIn: false, asksName: true, name: '', city: null })).toEqual(['city'])
})

test.each(EDIT_PROFILE_ROWS.map((row) => [row.id, row] as const))(
  'profile: %s is what the rules say',
  (_, row) => {
    const right = { name: 'Asha Rao', email: 'asha@example.com' }
    const [faulty] = faultyProfileFields(cleanProfile({ ...right, [row.field]: row.value }))
    expect(faulty ? editProfileCopy.en.problems[faulty] : 'accepted').toBe(expectedText(row))
  },
)

test.each(BOOKING_ROWS.map((row) => [row.id, row] as const))(
  'booking: %s is what the rules say',
  (_, row) => {
    const { field, value, with: others, given = '' } = row
    const typed = { name: 'Asha Rao', birthYear: '1985', mobile: '9876543210', ...others, [field]: value }
    const details: BookingDetails = {
      ...{ ...typed, birthYear: birthYearOf(typed.birthYear) },
      ...{ countryCode: '+91', isGuardian: value === 'on' },
      relation: given.includes('child') ? 'child' : 'self',
    }
    const code = detailProblems(details, 2026)[field]
    const said: Readonly<Record<string, string>> = {
      ...formFieldCopy.en.validation,
      ...bookPageCopy.en.problems,
    }
    expect(code === undefined ? 'accepted' : said[code]).toBe(expectedText(row))
  },
)

test('every message is said in the batches that are walked in English every day, in Hindi one day in five', () => {
  for (const mode of MODES) {
    const rows = rowBatches(judgedRows(mode))
      .slice(0, DAILY_BATCHES.hi)
      .flatMap((batch) => batch.rows)
    const messages = new Set(rows.flatMap(({ expects }) => ('message' in expects ? [expects.message] : [])))
    expect(VALIDATION_TABLE.filter(({ message }) => !messages.has(message))).toEqual([])
  }
  expect(TIER_TABLE.filter(({ id }) => DAILY_TIERS.includes(id))).toHaveLength(DAILY_TIERS.length)
})

test('rows that are walked together say nothing against each other', () => {
  for (const mode of MODES) {
    const batches = rowBatches(judgedRows(mode))
    expect(batches.flatMap(({ rows }) => rows)).toHaveLength(judgedRows(mode).length)
    for (const { rows, values } of batches)
      for (const row of rows) expect(values).toMatchObject(answersOf(row))
  }
})

test('the tiers of any page are those of the table', () => {
  for (const row of TIER_TABLE)
    expect(tierOf(row)).toEqual({
      LeadTier: row.LeadTier,
      ...(row.IsInsurance && { IsInsurance: row.IsInsurance }),
    })
  expect(tierOf({ city: 'अन्य', pageTier: 3, pageType: 'Condition' }).LeadTier).toBe(3)
})
