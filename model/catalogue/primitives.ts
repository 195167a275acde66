import * as t from 'io-ts'
import { FORM_FIELDS } from '@/model/lead/formFields'
import { oneOf } from '@/model/oneOf'
import { PAGE_TYPES, type PageType } from '@/model/page/pageTypes'
import { readClinicNumber } from './clinicNumber'
import { readHours } from './openingHours'
import { DEFAULT_TIME_ZONE, isDay, isTimeZone } from './timeZone'

/** What is wrong with a row. */
export interface RowFault {
  /** The field, such as `cost.breakdown.0.share`. */
  readonly field: string
  /** What was expected there. */
  readonly message: string
}

/** A value that is of a type and fits. */
export const checked = <Value>(
  name: string,
  is: t.Is<Value>,
  fits: (value: Value) => boolean,
  expected: string,
): t.Type<Value> =>
  new t.Type<Value>(
    name,
    (input): input is Value => is(input) && fits(input),
    (input, context) => (is(input) && fits(input) ? t.success(input) : t.failure(input, context, expected)),
    t.identity,
  )

/** A row of the catalogue that has all of these fields. */
export const row = <Fields extends t.Props>(name: string, fields: Fields) => t.readonly(t.type(fields), name)

/** A row of the catalogue that has all of these fields and may have the others. */
export const rowWithOptional = <Fields extends t.Props, Optional extends t.Props>(
  name: string,
  fields: Fields,
  optional: Optional,
) => t.readonly(t.intersection([t.type(fields), t.partial(optional)]), name)

/** Text that is there: not empty and without blanks at its ends. */
export const Words = checked(
  'Words',
  t.string.is,
  (text) => text !== '' && text.trim() === text,
  'expected text without blanks at its ends',
)

/** An id, a count or an amount in whole rupees: never negative. */
export const WholeNumber = checked(
  'WholeNumber',
  t.number.is,
  (number) => Number.isSafeInteger(number) && number >= 0,
  'expected a whole number such as 1200',
)

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = checked('Day', t.string.is, isDay, 'expected a day such as 2026-11-21')

/** A month of the calendar, `YYYY-MM`. */
export const Month = checked(
  'Month',
  t.string.is,
  (text) => isDay(`${text}-01`),
  'expected a month such as 2026-11',
)

/** When a source was published or last changed, as exactly as it says. */
export const SourceDate = checked(
  'SourceDate',
  t.string.is,
  (text) => /^\d{4}(-\d{2}){0,2}$/.test(text) && isDay(`${text}-01-01`.slice(0, 10)),
  'expected a year, a month or a day such as 2024, 2024-06 or 2024-06-28',
)

/** The name of something in addresses: lower-case words with hyphens between them. */
export const Slug = checked(
  'Slug',
  t.string.is,
  (text) => text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  'expected lower-case words with hyphens, such as knee-replacement',
)

/** An address of the web. */
export const WebAddress = checked(
  'WebAddress',
  t.string.is,
  (text) => /^https:\/\/[^\s]+$/.test(text) && URL.canParse(text),
  'expected an address that starts with https://',
)

/** Days and the hours on them. */
export const OpeningHours = checked(
  'OpeningHours',
  t.string.is,
  (text) => readHours(text) !== undefined,
  'expected days and hours such as Mo-Sa 09:00-20:00',
)

/** An e-mail address. */
export const EmailAddress = checked(
  'EmailAddress',
  t.string.is,
  FORM_FIELDS.email.fits,
  'expected an e-mail address',
)

/** A text that may be of digits only: a table's cell (CSV) holds it as a number then. */
const digits = (
  name: string,
  pattern: Pick<RegExp, 'test'>,
  expected: string,
): t.Type<string, string, unknown> => {
  const text = checked(name, t.string.is, (value) => pattern.test(value), expected)
  return new t.Type(
    name,
    text.is,
    (input, context) => text.validate(typeof input === 'number' ? String(input) : input, context),
    t.identity,
  )
}

/** A postal address of India on one line: its PIN code, where it ends with one, has six digits. */
export const PostalAddress = checked(
  'PostalAddress',
  Words.is,
  (text) => !/(^|[\s,-])\d{3} ?\d{2}[.,]?(\s*,?\s*India\.?)?$/i.test(text),
  'expected a PIN code of six digits at the end, such as 400001',
)

/** A number to call, as the clinic writes it (clinicNumber.ts). */
export const PhoneNumber = digits(
  'PhoneNumber',
  { test: (text) => readClinicNumber(text) !== undefined },
  'expected a number to call: a mobile number, a landline with its code such as 022 4000 1234, 1800 or 1860, a short code, or for another country + and its code',
)

/** As a messaging link wants it. */
export const WhatsAppNumber = digits(
  'WhatsAppNumber',
  /^\d{11,15}$/,
  'expected digits that begin with the country code, such as 919000000000',
)

/** Where a clock is, as the IANA database names it. */
export const TimeZone = checked(
  'TimeZone',
  t.string.is,
  isTimeZone,
  `expected a time zone such as ${DEFAULT_TIME_ZONE}`,
)

/** A name that another system gives. */
export const OutsideId = digits('OutsideId', /^\S+$/, 'expected text without blanks')

/** How important a page is, and what tier its leads get (specification, section 4). */
export const Tier = checked('Tier', t.number.is, (tier) => [1, 2, 3].includes(tier), 'expected 1, 2 or 3')

/** What kind of page it is. */
export const PageTypeName = checked(
  'PageTypeName',
  (input): input is PageType => PAGE_TYPES.some((name) => name === input),
  () => true,
  `expected one of ${PAGE_TYPES.join(', ')}`,
)

/** A list of texts. */
export const Texts = t.readonlyArray(Words, 'Texts')

/** A list of texts with at least one. */
export const SomeTexts = checked(
  'SomeTexts',
  Texts.is,
  (texts) => texts.length > 0,
  'expected a list of texts with at least one',
)

export const Slugs = t.readonlyArray(Slug, 'Slugs')

/** The languages a row can be written in. */
export const RowLanguage = oneOf(['en', 'hi'], 'RowLanguage')

export const QuestionAndAnswer = t.readonly(t.type({ question: Words, answer: Words }), 'QuestionAndAnswer')
export type QuestionAndAnswer = t.TypeOf<typeof QuestionAndAnswer>
export const Questions = t.readonlyArray(QuestionAndAnswer, 'Questions')

/** A price range in whole rupees. */
export const PriceRange = t.readonly(
  t.type({ minimum: WholeNumber, average: WholeNumber, maximum: WholeNumber }),
  'PriceRange',
)
export type PriceRange = t.TypeOf<typeof PriceRange>

/** Its amounts are in order. @param field to be named where they are not */
export const priceFaults = ({ minimum, average, maximum }: PriceRange, field: string): readonly RowFault[] =>
  minimum <= average && average <= maximum
    ? []
    : [{ field, message: 'expected minimum, average and maximum in this order' }]
