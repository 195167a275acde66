import fc from 'fast-check'
import shippedCountries from '@/content/catalogue/demo/countries.json'
import { FOREIGN_NUMBERS, arbitraryWriting } from '@/tests/support/writtenNumbers'
import {
  isBlockedMobileInput,
  isBlockedMobileKey,
  isTypableMobile,
  isValidMobile,
  judgeMobile,
  maxMobileDigits,
  readMobile,
} from './mobile'

const digits = (length: { minLength: number; maxLength: number }) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), ...length })
const indianMobile = fc
  .tuple(fc.constantFrom(...'6789'), digits({ minLength: 9, maxLength: 9 }))
  .map((parts) => parts.join(''))

const read = (text: string, code = '+91') => {
  const number = readMobile(text, code, shippedCountries)
  return number && `${number.countryCode} ${number.mobile}`
}

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

  test.each(['123', '123456789012345678901', '12a45', '0000', '00001', '00447911123456', ''])(
    '%j is none in another country',
    (mobile) => expect(isValidMobile(mobile, '+44')).toBe(false),
  )

  test('with a text that is no country code is none', () => {
    expect(isValidMobile('9876543210', 'India')).toBe(false)
    expect(isValidMobile('9876543210', '+123456')).toBe(false)
  })
})

describe('a number read out of a text', () => {
  test('of India is that very number or an error, however it is written and whatever country is chosen', () => {
    const writings = arbitraryWriting(
      fc.constantFrom('', '0', '91', '091', '0091', '+91', '+91 (0)', '(+91)'),
      indianMobile,
    )
    const chosen = fc.constantFrom('+91', '91', '', '+971', '+44')
    fc.assert(
      fc.property(writings, chosen, ({ text, number, prefix }, code) => {
        const found = read(text, code)
        const isOfChosen = !/^(\+|\(|00)/.test(prefix) && !['+91', '91', ''].includes(code)
        if (isOfChosen) return expect(found ?? '').not.toMatch(/^\+91 /)
        expect([undefined, `+91 ${number}`]).toContain(found)
      }),
      { numRuns: 1500 },
    )
  })

  test('of another country is that very number or an error', () => {
    const writings = fc
      .constantFrom(...FOREIGN_NUMBERS)
      .chain(([code, number]) =>
        arbitraryWriting(
          fc.constantFrom(`+${code}`, `00${code}`, `(+${code})`, `(00${code})`),
          fc.constant(number),
        ).map((writing) => ({ ...writing, code })),
      )
    fc.assert(
      fc.property(writings, fc.constantFrom('+91', '+971', '+1'), ({ text, number, code }, chosen) => {
        expect([undefined, `+${code} ${number}`]).toContain(read(text, chosen))
      }),
      { numRuns: 1500 },
    )
  })

  test('is never a part of a longer one: with anything more in the text it is an error', () => {
    const more = fc.oneof(
      digits({ minLength: 1, maxLength: 12 }),
      fc.constantFrom(
        'ext 5',
        'x12',
        '#3',
        ',,12',
        ';ext=4',
        '/11',
        '/9876543211',
        '\n9876543211',
        ' 91 9876543211',
      ),
    )
    const whole = fc.constantFrom('9876543210', '+91 98765 43210', '091-98765-43210', '919876543210')
    fc.assert(
      fc.property(whole, fc.constantFrom('', ' ', '\u00a0', '\u200e'), more, (text, gap, rest) => {
        expect(read(text + gap + rest)).toBeUndefined()
      }),
    )
  })

  test.each([
    ['919876543210', '+91 9876543210'],
    ['9198765432', '+91 9198765432'],
    ['00971 50 123 4567', '+971 501234567'],
    ['(+971) 50 123-4567', '+971 501234567'],
    ['\u2066+971501234567\u2069', '+971 501234567'],
    ['＋９１ ９８７６５ ４３２１０', '+91 9876543210'],
    ['⁺91 98765 43210', '+91 9876543210'],
    ['९८७६५ ४३२१०', '+91 9876543210'],
    ['৯৮৭৬৫৪৩২১০', '+91 9876543210'],
    ['٩٨٧٦٥٤٣٢١٠', '+91 9876543210'],
    ['98765\u00ad43210\ufeff', '+91 9876543210'],
    ['98765–43210', '+91 9876543210'],
    ['98765.43210', '+91 9876543210'],
    ['98765/43210', '+91 9876543210'],
    ['9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣', '+91 9876543210'],
    [' +91 (0) 98765 43210', '+91 9876543210'],
    ['+44 (0) 7911 123456', '+44 7911123456'],
    ['0049 171/1234567', '+49 1711234567'],
    ['+1 684 733 1234', '+1684 7331234'],
    ['+1 202 555 0123', '+1 2025550123'],
    ['0065 8123 4567', '+65 81234567'],
  ])('%j is %s', (text, number) => expect(read(text)).toBe(number))

  test.each([
    ['98765432109', 'a digit too many'],
    ['+98765 43210', 'an Indian number with a slip before it, or one of Iran'],
    ['+971 50 123 4567 / 50 765 4321', 'two numbers'],
    ['+971 50 123 4567/68', 'the end of a second number'],
    ['+971 50 123 4567,,55', 'an extension'],
    ['+888 123 4567', 'no country'],
    ['98765+43210', 'a + in the middle'],
    ['98765 4321٫0', 'a decimal separator'],
    ['9876543210²', 'a footnote'],
    ['call 98765 43210', 'words'],
    ['', 'nothing'],
    ['\u200b', 'nothing that can be seen'],
  ])('%j is none: %s', (text) => expect(read(text)).toBeUndefined())

  test('keeps the country that was chosen where it names none', () => {
    expect(read('07911 123456', '+44')).toBe('+44 7911123456')
    expect(read('50 123 4567', '+971')).toBe('+971 501234567')
    expect(read('+91 98765 43210', '+971')).toBe('+91 9876543210')
    expect(read('9876543210', 'India')).toBeUndefined()
  })

  test('goes to the longest dial code of the shipped list that its digits begin with', () => {
    const codes = [...new Set(shippedCountries.map((country) => country.dial_code.replace(/\D/g, '')))]
    const national = digits({ minLength: 7, maxLength: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...codes), national, (code, rest) => {
        const found = /^\+(\d+)/.exec(read(`+${code} ${rest}`) ?? '')?.[1]
        if (found === undefined) return
        expect(`${code}${rest}`.startsWith(found)).toBe(true)
        const longer = codes.filter((one) => one.length > found.length && `${code}${rest}`.startsWith(one))
        expect(longer).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  test('is the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'+0123456789 -./()') }), (text) => {
        const number = readMobile(text, '+91', shippedCountries)
        if (number) expect(readMobile(number.mobile, number.countryCode, shippedCountries)).toEqual(number)
        if (number) expect(isValidMobile(number.mobile, number.countryCode)).toBe(true)
      }),
    )
  })
})

describe('the mobile input', () => {
  const judge = (text: string) => judgeMobile(text, '+91', shippedCountries)

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
        { value, selectionStart: selected ? 0 : value.length, selectionEnd: selected || value.length },
        judge,
      )
    expect(['-', 'e', '+'].map((data) => typed(data, ''))).toEqual([true, true, true])
    expect(typed('7', '987654321')).toBe(false)
    expect(typed('७', '987654321')).toBe(false)
    expect(typed('7', '9876543210')).toBe(true)
    expect(typed('7', '9876543210', 3)).toBe(false)
    expect(typed('+91 98', '', 0, 'insertFromPaste')).toBe(false)
    expect(typed(null, '9876543210', 0, 'deleteContentBackward')).toBe(false)
  })

  test('lets a whole text in that comes as one character’s input, for the field to show and judge', () => {
    const data = '98765 43210 ext 5'
    const field = { value: '', selectionStart: 0, selectionEnd: 0 }
    expect(isBlockedMobileInput({ inputType: 'insertText', data, isComposing: false }, field, judge)).toBe(
      false,
    )
    expect(isTypableMobile(data, '+91')).toBe(false)
  })

  test.each(['919876543210', '0919876543210', '00919876543210', '09876543210'])(
    'lets %s be typed to its end',
    (text) => {
      for (let at = 1; at < text.length; at += 1) expect(judge(text.slice(0, at)).kind).not.toBe('wrong')
      expect(judge(text)).toEqual({ kind: 'number', countryCode: '+91', mobile: '9876543210' })
    },
  )

  test.each(['', '9', '98765', '9876543210', '91987654321', '0', '00', '+9', '009715012'])(
    '%j may become a number by typing on',
    (text) => expect(isTypableMobile(text, '+91')).toBe(true),
  )

  test.each(['98765432109', '+9198765432101', '98765 4321', 'a', '123456789012345678901'])(
    '%j may not',
    (text) => expect(isTypableMobile(text, '+91')).toBe(false),
  )

  test('holds only digits and a prefix while a number is typed, and the same when it is judged again', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'+0123456789 -.e') }))
    fc.assert(
      fc.property(typed, fc.constantFrom('+91', '+1', ''), (text, code) => {
        const reading = judgeMobile(text, code, shippedCountries)
        if (reading.kind !== 'open') return
        expect(reading.text).toMatch(/^\+?\d*$/)
        expect(judgeMobile(reading.text, reading.countryCode, shippedCountries)).toEqual(reading)
      }),
    )
  })
})
