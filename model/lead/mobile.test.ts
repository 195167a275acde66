import fc from 'fast-check'
import shippedCountries from '@/content/demoCatalogue/countries.json'
import {
  applyMobileInput,
  isBlockedMobileInput,
  isBlockedMobileKey,
  isValidMobile,
  maxMobileDigits,
  normaliseMobile,
  splitPastedMobile,
} from './mobile'

const COUNTRIES = ['+1', '+1684', '+39', '+44', '+91', '+93', '+971'].map((dial_code) => ({ dial_code }))

const digits = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...length })
const indianMobile = fc
  .tuple(fc.constantFrom(...'6789'), digits({ minLength: 9, maxLength: 9 }))
  .map((parts) => parts.join(''))

describe('a valid mobile number', () => {
  test('in India, with +91, 91 or no code, is 10 digits of which the first is 6 to 9', () => {
    fc.assert(
      fc.property(indianMobile, fc.constantFrom('+91', '91', '', undefined), (mobile, code) =>
        isValidMobile(mobile, code),
      ),
    )
  })

  test('in India is nothing else, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits({ minLength: 0, maxLength: 12 })), (text) => {
        const expected = text.length === 10 && '6789'.includes(text.charAt(0)) && /^[0-9]+$/.test(text)
        expect(isValidMobile(text, '+91')).toBe(expected)
      }),
    )
  })

  test.each(['5876543210', '987654321', '98765432101', '9876543210\n', ' 9876543210', '९८७६५४३२१०'])(
    '%j is none in India',
    (mobile) => expect(isValidMobile(mobile)).toBe(false),
  )

  test.each(['1234', '12345678901234567890', '0791'.padEnd(11, '1')])(
    '%s is one in another country',
    (mobile) => expect(isValidMobile(mobile, '+44')).toBe(true),
  )

  test.each(['123', '123456789012345678901', '12a45', '0000', '00001', ''])(
    '%j is none in another country',
    (mobile) => expect(isValidMobile(mobile, '+44')).toBe(false),
  )

  test('with a text that is no country code is none', () => {
    expect(isValidMobile('9876543210', 'India')).toBe(false)
    expect(isValidMobile('9876543210', '+123456')).toBe(false)
  })

  test('stays one when the leading zeros of a foreign number are stripped', () => {
    fc.assert(
      fc.property(digits({ minLength: 0, maxLength: 22 }), (text) => {
        fc.pre(isValidMobile(text, '+44'))
        expect(isValidMobile(normaliseMobile(text, '+44'), '+44')).toBe(true)
      }),
    )
  })
})

const COUNTRIES_OF_INDIA = [{ dial_code: '+91' }]

describe('the mobile input', () => {
  test('takes 10 digits for India and for no code, 20 for other codes', () => {
    expect(['+91', '91', '', undefined, '+1', '+971'].map(maxMobileDigits)).toEqual([10, 10, 10, 10, 20, 20])
  })

  test('blocks e + - . and no digit', () => {
    expect([...'eE+-.'].every(isBlockedMobileKey)).toBe(true)
    expect([...'0123456789', 'Backspace', 'Tab'].some(isBlockedMobileKey)).toBe(false)
  })

  test('blocks what a keyboard without key names would put in: no digit, and one digit too many', () => {
    const typed = (data: string | null, value: string, selected = 0, inputType = 'insertText') =>
      isBlockedMobileInput(
        { inputType, data, isComposing: false },
        { value, selectionStart: 0, selectionEnd: selected },
        '+91',
      )
    expect(['-', 'e', '1.'].map((data) => typed(data, ''))).toEqual([true, true, true])
    expect(typed('7', '987654321')).toBe(false)
    expect(typed('7', '9876543210')).toBe(true)
    expect(typed('7', '9876543210', 3)).toBe(false)
    expect(typed('+91 98', '', 0, 'insertFromPaste')).toBe(false)
    expect(typed(null, '9876543210', 0, 'deleteContentBackward')).toBe(false)
  })

  test('strips a leading 0', () => {
    expect(applyMobileInput('09876543210', '+91', COUNTRIES)).toEqual({
      countryCode: '+91',
      mobile: '9876543210',
    })
  })

  test('takes an Indian number that was pasted with its code but without the +, instead of cutting it to another', () => {
    const typed = (text: string, code = '+91') => applyMobileInput(text, code, COUNTRIES_OF_INDIA).mobile
    expect(typed('919876543210')).toBe('9876543210')
    expect(typed('91 98765 43210')).toBe('9876543210')
    expect(typed('0919876543210')).toBe('9876543210')
    expect(typed('9198765432')).toBe('9198765432')
    expect(typed('919876543210', '+971')).toBe('919876543210')
  })

  test('drops digits beyond what the country allows', () => {
    expect(applyMobileInput('98765432109', '+91', COUNTRIES).mobile).toBe('9876543210')
    expect(applyMobileInput('1'.repeat(25), '+1', COUNTRIES).mobile).toHaveLength(20)
  })

  test('holds only digits, not 0 first and never too many, whatever is typed or pasted', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789 -.e') }))
    fc.assert(
      fc.property(typed, fc.constantFrom('+91', '+1', ''), (text, code) => {
        const { countryCode, mobile } = applyMobileInput(text, code, COUNTRIES)
        expect(mobile).toMatch(/^([1-9][0-9]*)?$/)
        expect(mobile.length).toBeLessThanOrEqual(maxMobileDigits(countryCode))
        expect(applyMobileInput(mobile, countryCode, COUNTRIES)).toEqual({ countryCode, mobile })
      }),
    )
  })
})

describe('a pasted number that starts with +', () => {
  test.each([
    ['+919876543210', '+91', '9876543210'],
    ['+91 98765-43210', '+91', '9876543210'],
    [' +91 (0) 98765 43210', '+91', '9876543210'],
    ['+44 7911 123456', '+44', '7911123456'],
    ['+971501234567', '+971', '501234567'],
  ])('%j is split into %s and %s', (text, countryCode, mobile) => {
    expect(splitPastedMobile(text, COUNTRIES)).toEqual({ countryCode, mobile })
  })

  test('belongs to the longest dial code that fits', () => {
    expect(splitPastedMobile('+16841234567', COUNTRIES)).toEqual({ countryCode: '+1684', mobile: '1234567' })
    expect(splitPastedMobile('+12025550123', COUNTRIES)).toEqual({ countryCode: '+1', mobile: '2025550123' })
  })

  test('comes apart into what was put together, for every number of India', () => {
    fc.assert(
      fc.property(indianMobile, (mobile) => {
        expect(splitPastedMobile(`+91${mobile}`, COUNTRIES)).toEqual({ countryCode: '+91', mobile })
      }),
    )
  })

  test('is not split when its dial code is unknown or it has no +', () => {
    expect(splitPastedMobile('+8881234567', COUNTRIES)).toBeNull()
    expect(splitPastedMobile('919876543210', COUNTRIES)).toBeNull()
  })

  test('of every country of the shipped list goes to the longest code that its digits begin with', () => {
    const codes = [...new Set(shippedCountries.map((country) => country.dial_code.replace(/\D/g, '')))]
    const national = digits({ minLength: 7, maxLength: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...codes), national, (code, rest) => {
        const split = splitPastedMobile(`+${code} ${rest}`, shippedCountries)
        const found = split?.countryCode.slice(1) ?? ''
        expect(codes).toContain(found)
        expect(`${code}${rest}`.startsWith(found)).toBe(true)
        const longer = codes.filter((one) => one.length > found.length && `${code}${rest}`.startsWith(one))
        expect(longer).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test.each([
    ['+919876543210', '+91', '9876543210'],
    ['+1 684 733 1234', '+1684', '7331234'],
    ['+1 202 555 0123', '+1', '2025550123'],
    ['+971 50 123 4567', '+971', '501234567'],
  ])('is split by the shipped list: %s is %s and %s', (text, countryCode, mobile) => {
    expect(splitPastedMobile(text, shippedCountries)).toEqual({ countryCode, mobile })
  })
})
