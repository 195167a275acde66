import * as t from 'io-ts'

const checked = <Value>(
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
  'expected a whole number',
)

/** A day of the calendar, `YYYY-MM-DD`. */
export const Day = checked(
  'Day',
  t.string.is,
  (text) =>
    /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true,
  'expected a day such as 2026-11-21',
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
export const RowLanguage = t.union([t.literal('en'), t.literal('hi')], 'RowLanguage')

export const QuestionAndAnswer = t.readonly(t.type({ question: Words, answer: Words }), 'QuestionAndAnswer')
export type QuestionAndAnswer = t.TypeOf<typeof QuestionAndAnswer>

/** A price range in whole rupees. */
export const PriceRange = t.readonly(
  t.type({ minimum: WholeNumber, average: WholeNumber, maximum: WholeNumber }),
  'PriceRange',
)
export type PriceRange = t.TypeOf<typeof PriceRange>
