/** Values and names made to break what reads them. */
import fc from 'fast-check'
import { FIELD_KEYS } from '@/model/lead/formFields'

const TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'NaN',
    'true',
    'null',
    '\u0000',
    '\ud800',
    'x\udfffy',
    '\u202e',
    '\u009b31m',
  ],
  ...["'; drop table lead; --", "1' or '1'='1", '1) union select null--', '%27', '$1', '{{7*7}}', '${7*7}'],
  ...['=cmd|calc', '@SUM(1)', '<script>alert(1)</script>', '"><img src=x onerror=1>', 'javascript:alert(1)'],
  ...['../../../../etc/passwd', '..%2f..%2f', '//evil.example', 'https://evil.example', '/\\evil.example'],
  ...[
    'a\r\nSet-Cookie: x=1',
    'a\nLocation: //evil.example',
    'a'.repeat(5000),
    '9'.repeat(400),
    'अ'.repeat(3000),
  ],
  ...['09876543210', '+919876543210', '५९८७६५४३२१', '1234567890', '2026-11-23T00:00:00Z', '1;1', '__proto__'],
  ...['00000000-0000-0000-0000-000000000000', '01890000-0000-7000-8000-000000000000', '{"a":1}', '[]'],
] as const

export const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<string>(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
)

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: [nested(depth - 1)] })

export const value = fc.oneof(
  { weight: 4, arbitrary: text as fc.Arbitrary<unknown> },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, -1, -0, 0.1, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [['9876543210']], { $ne: null }],
      ...[{ toString: 1 }, { length: 1e9 }, { then: 'x' }, { toJSON: {} }, nested(50)],
    ),
  },
  { weight: 1, arbitrary: fc.jsonValue() as fc.Arbitrary<unknown> },
)

/** The names that calls read, and those that objects have by themselves. */
const NAMES: readonly string[] = [
  ...['mobileNo', 'countryCode', 'otp', 'resend', 'leadId', 'answers', 'extras', 'whatsapp', 'name', 'email'],
  ...[
    'cityId',
    'mobile',
    'language',
    'note',
    'enquiry',
    'login',
    'kind',
    'id',
    'understood',
    'path',
    'configured',
  ],
  ...['pageType', 'pageName', 'variant', 'leadType', 'tier', 'doctorId', 'hospitalId', 'height', 'weight'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', '', 'a[b]', 'a.b'],
  ...FIELD_KEYS,
]
export const name = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NAMES) },
  { weight: 1, arbitrary: text },
)
