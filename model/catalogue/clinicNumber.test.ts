import fc from 'fast-check'
import { readClinicNumber } from './clinicNumber'

const dials = (written: string) => readClinicNumber(written)?.dialled

test.each([
  ['02240001234', '+912240001234', '022 4000 1234', 'landline'],
  ['022 4000 1234', '+912240001234', '022 4000 1234', 'landline'],
  ['(022) 4000-1234', '+912240001234', '022 4000 1234', 'landline'],
  ['+91 22 4000 1234', '+912240001234', '022 4000 1234', 'landline'],
  ['+91 (0)22 4000 1234', '+912240001234', '022 4000 1234', 'landline'],
  ['0091 22 4000 1234', '+912240001234', '022 4000 1234', 'landline'],
  ['080 4123 4567', '+918041234567', '080 4123 4567', 'landline'],
  ['0484-2345678', '+914842345678', '04842345678', 'landline'],
  ['9000000000', '+919000000000', '+91 90000 00000', 'mobile'],
  ['90000 00000', '+919000000000', '+91 90000 00000', 'mobile'],
  ['09000000000', '+919000000000', '+91 90000 00000', 'mobile'],
  ['919000000000', '+919000000000', '+91 90000 00000', 'mobile'],
  ['+91-90000-00000', '+919000000000', '+91 90000 00000', 'mobile'],
  ['९०००० ०००००', '+919000000000', '+91 90000 00000', 'mobile'],
  ['1800 123 4567', '18001234567', '1800 123 4567', 'tollFree'],
  ['1800-12-3456', '1800123456', '1800 12 3456', 'tollFree'],
  ['+91 1800 123 4567', '18001234567', '1800 123 4567', 'tollFree'],
  ['18605001066', '18605001066', '1860 500 1066', 'tollFree'],
  ['108', '108', '108', 'shortCode'],
  ['1066', '1066', '1066', 'shortCode'],
  ['105010', '105010', '105010', 'shortCode'],
  ['+971 4 123 4567', '+97141234567', '+971 4 123 4567', 'abroad'],
  ['00971 4 123 4567', '+97141234567', '+971 4 123 4567', 'abroad'],
])('%s dials %s', (written, dialled, shown, kind) => {
  expect(readClinicNumber(written)).toEqual({ kind, dialled, shown })
})

test.each([
  '',
  '40001234',
  '0',
  '12',
  '9.19E+11',
  '022 4000 123',
  '022 4000 12345',
  'call us',
  '+91 123',
  '9000000000 ext 2',
  '9000000000/1',
])('%s is no number to call', (written) => {
  expect(readClinicNumber(written)).toBeUndefined()
})

test('what is shown, and what is dialled, read as the same number again', () => {
  const digits = fc.array(fc.constantFrom(...'0123456789'.split('')), { minLength: 3, maxLength: 13 })
  fc.assert(
    fc.property(fc.constantFrom('', '+', '0', '+91', '00'), digits, (prefix, numerals) => {
      const read = readClinicNumber(prefix + numerals.join(''))
      if (!read) return
      expect(dials(read.shown)).toBe(read.dialled)
      expect(dials(read.dialled)).toBe(read.dialled)
    }),
  )
})
