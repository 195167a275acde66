import fc from 'fast-check'
import { countries } from '@/content/catalogue/options/countries'
import type { FieldKey } from '@/model/lead/formFields'
import { isValidMobile } from '@/model/lead/mobile'
import { FOREIGN_NUMBERS, arbitraryWriting } from '@/tests/support/writtenNumbers'
import { listenToLeadForm } from './mobileInput'

/*
 * What the live form makes of a number, by the way in which it comes into the field. The browser's part is played here: an
 * event that is not prevented puts its text where the cursor is.
 */

const KEYS: readonly FieldKey[] = ['countryCode', 'mobile']

document.body.innerHTML = `<form>
  <select name="countryCode">${countries.map(({ dial_code }) => `<option>${dial_code}</option>`).join('')}</select>
  <input name="mobile">
</form>`
const form = document.forms[0]!
const select = form.querySelector('select')!
const input = form.querySelector('input')!

const listen = () =>
  listenToLeadForm(form, { current: false }, { keys: KEYS, onField: () => {}, onSubmit: () => {} })
let stop = listen()

/** The form with a number selected and filled in before hydration. */
function liveForm(before = '', countryCode = '+91') {
  stop()
  select.value = countryCode
  input.value = before
  stop = listen()
  const insert = (data: string, inputType: string) => {
    const event = (type: string) =>
      new InputEvent(type, { inputType, data, bubbles: true, cancelable: type === 'beforeinput' })
    if (!input.dispatchEvent(event('beforeinput'))) return
    input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    input.dispatchEvent(event('input'))
  }
  const number = () => {
    const isNumber = isValidMobile(input.value, select.value)
    return isNumber ? `${select.value} ${input.value}` : undefined
  }
  const paste = (text: string) => {
    const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
      clipboardData: { getData: () => text },
    })
    if (input.dispatchEvent(event)) insert(text, 'insertFromPaste')
  }
  return { input, insert, number, paste }
}

type Entry = (text: string) => string | undefined

const byKeys =
  (hasKeyNames: boolean): Entry =>
  (text) => {
    const { input, insert, number } = liveForm()
    for (const char of text) {
      const key = hasKeyNames ? char : 'Unidentified'
      const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      if (input.dispatchEvent(down)) insert(char, 'insertText')
    }
    return number()
  }

const WAYS: Readonly<Record<string, Entry>> = {
  'in one commit of a phone keyboard': (text) => {
    const { insert, number } = liveForm()
    insert(text, 'insertText')
    return number()
  },
  'by paste': (text) => {
    const { number, paste } = liveForm()
    paste(text)
    return number()
  },
  'by drop': (text) => {
    const { insert, number } = liveForm()
    insert(text, 'insertFromDrop')
    return number()
  },
  'by a keyboard that composes': (text) => {
    const { input, number } = liveForm()
    for (let end = 1; end <= text.length; end += 1) {
      input.value = text.slice(0, end)
      input.dispatchEvent(
        new InputEvent('input', { inputType: 'insertCompositionText', isComposing: true, bubbles: true }),
      )
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { data: text, bubbles: true }))
    return number()
  },
  'by autofill, which tells of itself by an event alone': (text) => {
    const { input, number } = liveForm()
    input.value = text
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return number()
  },
  'by a suggestion that takes the place of a half-typed number': (text) => {
    const { input, insert, number } = liveForm('98765')
    input.select()
    insert(text, 'insertReplacementText')
    return number()
  },
  'by a paste over a selected other number': (text) => {
    const { input, number, paste } = liveForm('8123456789')
    input.select()
    paste(text)
    return number()
  },
  'by a paste beside another number': (text) => {
    const { input, number, paste } = liveForm('8123456789')
    input.setSelectionRange(10, 10)
    paste(text)
    return number()
  },
  'by undo, after another one was typed': (text) => {
    const { input, number, paste } = liveForm()
    paste(text)
    const { value } = input
    paste('8123456789')
    // The browser puts the field back, not the list beside it.
    input.value = value
    input.dispatchEvent(new InputEvent('input', { inputType: 'historyUndo', bubbles: true }))
    return number()
  },
  'by paste amid a composition': (text) => {
    const { input, number, paste } = liveForm()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    paste(text)
    input.dispatchEvent(new CompositionEvent('compositionend', { data: '', bubbles: true }))
    return number()
  },
  'before the form was alive': (text) => liveForm(text).number(),
}

const numbers = fc.oneof(
  fc
    .tuple(
      fc.constantFrom('', '0', '91', '091', '0091', '+91'),
      fc.integer({ min: 6_000_000_000, max: 9_999_999_999 }),
    )
    .chain(([prefix, number]) =>
      arbitraryWriting(fc.constant(prefix), fc.constant(String(number))).map(({ text }) => ({
        text,
        is: `+91 ${number}`,
      })),
    ),
  fc
    .tuple(fc.constantFrom('+', '00'), fc.constantFrom(...FOREIGN_NUMBERS))
    .chain(([prefix, [code, number]]) =>
      arbitraryWriting(fc.constant(prefix + code), fc.constant(number)).map(({ text }) => ({
        text,
        is: `+${code} ${number}`,
      })),
    ),
)

test.each(Object.keys(WAYS))('a number that comes %s is that very number or none', (way) => {
  fc.assert(
    fc.property(numbers, ({ text, is }) => {
      expect([undefined, is]).toContain(WAYS[way]?.(text))
    }),
    { numRuns: 60 },
  )
})

test.each(Object.keys(WAYS))('a whole text with more than a number in it, which comes %s, is none', (way) => {
  for (const text of [
    '98765 43210 ext 5',
    '98765 43210 / 98765 43211',
    '9876543210123',
    '+971 50 123 4567,,5',
  ])
    expect([text, WAYS[way]?.(text)]).toEqual([text, undefined])
})

test.each(Object.keys(WAYS))('a number as people write it is taken when it comes %s', (way) => {
  for (const [text, is] of [
    ['98765 43210', '+91 9876543210'],
    ['919876543210', '+91 9876543210'],
    ['+91 98765-43210', '+91 9876543210'],
    ['09876543210', '+91 9876543210'],
    ['९८७६५ ४३२१०', '+91 9876543210'],
    ['\u2066+971 50 123 4567\u2069', '+971 501234567'],
    ['00971 50 123 4567', '+971 501234567'],
    ['+1 (415) 555-0123', '+1 4155550123'],
  ] as const)
    expect([text, WAYS[way]?.(text)]).toEqual([text, is])
})

test.each(['+971', '+1', '+65'])('an Indian number with its code is Indian beside %s', (countryCode) => {
  for (const text of ['+91 98765 43210', '0091 98765 43210', '+९१ ९८७६५ ४३२१०']) {
    const filled = liveForm('', countryCode)
    filled.input.value = text
    filled.input.dispatchEvent(new Event('input', { bubbles: true }))
    const pasted = liveForm('501234567', countryCode)
    pasted.input.select()
    pasted.paste(text)
    expect([text, filled.number(), pasted.number()]).toEqual([text, '+91 9876543210', '+91 9876543210'])
  }
})

describe.each([
  ['keys', true],
  ['keys without names', false],
])('typed by %s', (_, hasKeyNames) => {
  const type = byKeys(hasKeyNames)
  test.each([
    ['919876543210', '+91 9876543210'],
    ['+919876543210', '+91 9876543210'],
    ['0919876543210', '+91 9876543210'],
    ['00919876543210', '+91 9876543210'],
    ['9198765432', '+91 9198765432'],
    ['98765 43210', '+91 9876543210'],
    ['९८७६५४३२१०', '+91 9876543210'],
    ['+971501234567', '+971 501234567'],
    ['00971501234567', '+971 501234567'],
    ['+14155550123', '+1 4155550123'],
    ['+6581234567', '+65 81234567'],
    ['98765432109', '+91 9876543210'],
    ['+9876543210', undefined],
  ])('%s is %s', (text, is) => expect(type(text)).toBe(is))

  test('a number is that very number or none', () => {
    const typed = numbers.map(({ text, is }) => ({ text: text.replace(/[^\p{Nd}+＋﹢⁺₊]/gu, ''), is }))
    fc.assert(
      fc.property(typed, ({ text, is }) => expect([undefined, is]).toContain(type(text))),
      { numRuns: 60 },
    )
  })
})
