import { rowLike } from '@/tests/support/testCatalogue'
import { KINDS } from '@/model/catalogue/kinds'
import { decodeRow } from './decodeRows'

/** What is said of a doctor's or an article's field with this value. */
function faultOf(
  kind: 'doctors' | 'articles' | 'brand' | 'contacts',
  field: string,
  value: unknown,
): string | undefined {
  const decoded = decodeRow(KINDS[kind].codec as never, { ...rowLike(kind), [field]: value })
  return 'faults' in decoded ? decoded.faults.map(({ message }) => message).join() : undefined
}

test.each([
  ['doctors', 'consultationFee', '₹1,200', 'expected a whole number such as 1200, did you mean 1200?'],
  ['doctors', 'experienceYears', '14 years', 'expected a whole number such as 1200, did you mean 14?'],
  ['doctors', 'gender', 'femal', 'expected one of female, male, did you mean female?'],
  ['doctors', 'offersVideo', 'maybe', 'expected yes or no (in JSON true or false)'],
  [
    'doctors',
    'slug',
    'Asha Rao',
    'expected lower-case words with hyphens, such as knee-replacement, did you mean asha-rao?',
  ],
  ['doctors', 'DoctorName', undefined, 'is missing, expected text without blanks at its ends'],
  ['articles', 'published', '21/11/2026', 'expected a day such as 2026-11-21, did you mean 2026-11-21?'],
  [
    'brand',
    'appLink',
    'www.clinic.example/app',
    'expected an address that starts with https://, did you mean https://www.clinic.example/app?',
  ],
  ['brand', 'appLink', 'javascript:alert(1)', 'expected an address that starts with https://'],
  ['brand', 'timeZone', 'India', 'expected a time zone such as Asia/Kolkata'],
] as const)('%s: %s %j: what was expected and what was meant', (kind, field, value, message) => {
  expect(faultOf(kind, field, value)).toBe(message)
})

test('a page type that is mistyped', () => {
  expect(faultOf('contacts', 'pageType', 'Blogs')).toMatch(
    /^expected one of Home, About, .* did you mean Blog\?$/,
  )
})
