/** Hostile bodies: valid ones with parts replaced, and invalid ones. */
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { LEAD_FIELD_NAMES } from '@/model/lead/leadFields'
import { PAGE_EXTRAS, sampleLead } from '@/tests/site/leadClient'
import { someMobile } from '@/tests/support/testNumbers'
import { name, value } from './hostileValues'

/** What a call would take, by its path; other calls take the fields of the plain form. */
const plainForm = (): Record<string, unknown> => ({
  ...{
    name: 'Asha Rao',
    mobile: someMobile(),
    countryCode: '+91',
    city: 'Mumbai',
    treatment: 'Piles Treatment',
  },
  ...{
    path: '/treatment/piles',
    pageType: 'Treatment',
    pageName: '/treatment/piles',
    variant: '3',
    tier: '3',
  },
  ...{
    language: 'en',
    notice: PRIVACY_NOTICE_VERSION,
    note: 'Calls after six, please',
    item: 'doctor-1',
    cityId: '514',
    whatsapp: '1',
  },
})
const lead = (): Record<string, unknown> => ({
  ...sampleLead(0),
  MobileNoData: someMobile(),
  extras: PAGE_EXTRAS,
})
/** As the site writes them, and not given out by it. */
const PLACE = '1.some-session.20300101.t1'
export const HOLD = `01890000-0000-4000-8000-000000000000~${PLACE}~${'x'.repeat(22)}`
export const TOKEN = '0189'.repeat(8) + 'x'.repeat(22)
const BOOK = { doctor: 'abraham-chacko-vallikunnel', language: 'en' }
const LIKELY: Readonly<Record<string, () => Record<string, unknown>>> = {
  '/lead/v1/admin/webleadcreate': lead,
  '/lead/v1/survey': () => ({
    leadId: '01890000-0000-7000-8000-000000000000',
    answers: { locality: 'Andheri' },
  }),
  '/api/lead/createleadzoho': () => ({ name: 'Asha Rao', phoneno: someMobile(), height: '170' }),
  '/users/v1/user/signup': () => ({ mobileNo: someMobile(), countryCode: '91', resend: 0 }),
  '/lead/v1/authenticate/generateotp': () => ({ mobileNo: someMobile(), countryCode: '91', resend: 0 }),
  '/users/v1/user/login': () => ({ mobileNo: someMobile(), countryCode: '91', otp: '123456' }),
  '/users/v1/user/update': () => ({ name: 'Asha Rao', email: 'asha@example.com', cityId: 514 }),
  '/users/v1/user/consent': () => ({ whatsapp: true }),
  '/users/v1/user/saved': () => ({ item: 'doctor-1' }),
  '/api/holds': () => ({ placeId: PLACE }),
  '/api/appointments': () => ({
    ...{ holdId: HOLD, patient: { name: 'Asha Rao', birthYear: 1980, relation: 'self' }, language: 'en' },
    ...{ MobileNoData: someMobile(), countryCode: '+91', otp: '123456', extras: PAGE_EXTRAS },
  }),
  '/api/appointments/:token/move': () => ({ holdId: HOLD }),
  '/api/appointments/:token/cancel': () => ({ reason: 'better' }),
  '/api/appointments/:token/late': () => ({ minutes: 20 }),
  '/book/place': () => ({ ...BOOK, place: PLACE }),
  '/book/details': () => ({ ...BOOK, ...plainForm(), relation: 'self', birthYear: '1980', guardian: 'yes' }),
  '/book/code': () => ({ ...BOOK, FormOTPField: '123456' }),
  '/book/resend': () => BOOK,
  '/book/wait': () => ({ ...BOOK, from: '2030-01-01', to: '2030-01-02' }),
  '/w/take': () => ({ token: TOKEN, language: 'en' }),
  '/w/decline': () => ({ token: TOKEN, language: 'hi' }),
  '/w/leave': () => ({ token: TOKEN, language: 'en' }),
  '/api/waiting': () => ({
    ...{ DoctorId: 1, from: '2030-01-01', to: '2030-01-02', language: 'en', extras: PAGE_EXTRAS },
    ...{ patient: { name: 'Asha Rao', relation: 'self' }, MobileNoData: someMobile(), countryCode: '+91' },
  }),
  '/a/move': () => ({ token: TOKEN, language: 'en', place: PLACE }),
  '/a/cancel': () => ({ token: TOKEN, language: 'hi', reason: 'better' }),
  '/a/coming': () => ({ token: TOKEN, language: 'en' }),
  '/a/messages': () => ({ token: TOKEN, language: 'hi', wanted: 'no' }),
  '/a/late': () => ({ token: TOKEN, language: 'en', minutes: '20' }),
  '/a/dispute': () => ({ token: TOKEN, language: 'en' }),
}

/** As JSON writes it; `__proto__` becomes a property, as it does where JSON is read. */
const json = (entries: readonly (readonly [string, unknown])[]): string =>
  `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(one) ?? 'null'}`).join(',')}}`

/** As a form or an address would carry it. */
export const asText = (one: unknown): string =>
  (typeof one === 'string' ? one : (JSON.stringify(one) ?? ''))
    .slice(0, 8000)
    .replace(/\p{Surrogate}/gu, '\ufffd')

const urlencoded = (entries: readonly (readonly [string, unknown])[]): string =>
  entries
    .map(([key, one]) => `${encodeURIComponent(asText(key))}=${encodeURIComponent(asText(one))}`)
    .join('&')

const multipart = (entries: readonly (readonly [string, unknown])[]): string =>
  entries
    .map(([key, one]) => `--b\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${asText(one)}\r\n`)
    .join('') + '--b--'

type Entries = readonly (readonly [string, unknown])[]
type Body = { readonly type: string; readonly bytes: Buffer; readonly encoding?: string }

/** What a call takes with one or two of its parts exchanged. @param likelyFor what it takes, where it is not of the table */
export const entriesFor = (
  path: string,
  likelyFor: () => Record<string, unknown> = LIKELY[path] ?? plainForm,
): fc.Arbitrary<Entries> =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.oneof(name, fc.constantFrom(...LEAD_FIELD_NAMES)), value), { maxLength: 3 }),
      fc.boolean(),
    )
    .chain(([changes, inside]) =>
      fc.constant(null).map(() => {
        const likely = Object.entries(likelyFor())
        return inside
          ? likely.map(([key, one], at): readonly [string, unknown] => [key, changes[at]?.[1] ?? one])
          : [...likely, ...changes]
      }),
    )

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The same as a body, mostly of the two types that calls read. */
export const written = (entries: Entries): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({ type: 'application/json', bytes: Buffer.from(json(entries)) }) },
    { weight: 5, arbitrary: fc.constant({ type: FORM_TYPE, bytes: Buffer.from(urlencoded(entries)) }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        { type: 'multipart/form-data; boundary=b', bytes: Buffer.from(multipart(entries)) },
        { type: 'application/json; charset=utf-16', bytes: Buffer.from(json(entries), 'utf16le') },
        { type: 'application/json', bytes: gzipSync(json(entries)), encoding: 'gzip' },
        { type: 'application/json', bytes: gzipSync('0'.repeat(1e6)), encoding: 'gzip' },
        { type: 'text/plain', bytes: Buffer.from(json(entries)) },
        {
          type: 'application/xml',
          bytes: Buffer.from('<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
        },
      ),
    },
  )

const BROKEN = [
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '['.repeat(20_000),
  '{"a":1}'.repeat(3),
  'x'.repeat(100_000),
  '&&==&=',
  '%zz=%',
]
/** What is no body of any kind. */
export const brokenBody = fc
  .tuple(
    fc.constantFrom('application/json', FORM_TYPE, '', 'application/json;', 'image/png'),
    fc.oneof(
      fc.constantFrom(...BROKEN).map((one) => Buffer.from(one)),
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
      fc.json().map((one) => Buffer.from(one)),
      // A picture's head with nothing behind it, and one that claims to be huge.
      fc
        .constantFrom('ffd8ffe0', '89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000')
        .map((hex) => Buffer.from(hex, 'hex')),
    ),
  )
  .map(([type, bytes]): Body => ({ type, bytes }))
