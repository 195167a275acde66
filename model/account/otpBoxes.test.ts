import fc from 'fast-check'
import {
  EMPTY_OTP,
  type OtpBoxes,
  boxesOf,
  erasedOtp,
  isWholeOtp,
  otpFocusAfter,
  otpOf,
  pastedOtp,
  typedOtp,
} from './otpBoxes'

/** Boxes in a row, a point for an empty one. */
const row = (boxes: OtpBoxes) => boxes.map((digit) => digit || '.').join('')
const boxes = (text: string): OtpBoxes => [...text].map((digit) => (digit === '.' ? '' : digit))

describe('typing into a box', () => {
  it.each([
    ['a digit into an empty box', '......', 0, '1', '1.....', 1],
    ['a digit into the last box stays there', '12345.', 5, '6', '123456', 5],
    ['a digit behind the one that stands there', '12....', 0, '19', '92....', 1],
    ['a digit before the one that stands there', '12....', 0, '91', '92....', 1],
    ['the same digit again', '12....', 0, '11', '12....', 1],
    ['a letter', '1.....', 1, 'x', '1.....', 1],
    ['a letter beside a digit', '12....', 1, '2x', '12....', 1],
    ['nothing', '123...', 1, '', '1.3...', 1],
    ['the whole code, as autofill does', '......', 0, '123456', '123456', 5],
    ['the whole code over another one', '999999', 0, '123456', '123456', 5],
    ['a whole code behind the digit that was there', '1.....', 0, '1654321', '654321', 5],
    ['a Hindi digit', '......', 0, '५', '5.....', 1],
    ['a whole message', '......', 0, 'Your OTP is 123456.', '123456', 5],
    ['two digits into an empty box', '......', 4, '12', '....12', 5],
  ])('%s', (_, before, at, text, after, focus) => {
    const edit = typedOtp(boxes(before), at, text)
    expect(edit && [row(edit.boxes), edit.focus]).toEqual([after, focus])
  })

  it.each(['12345678', 'no code', '@shalya.example'])(
    '%j, put in as a whole, is said to have no code',
    (text) => {
      expect(typedOtp(boxes('1.....'), 1, text)).toBeNull()
    },
  )
})

describe('pasting', () => {
  it.each([
    ['a code into the first box', 0, '123456', '123456', 5],
    ['a code into any box', 4, '123456', '123456', 5],
    ['a code with blanks and hyphens', 2, ' 123-4 56\n', '123456', 5],
    ['some digits', 1, '23', '.23...', 3],
    ['some digits near the end', 5, '99', '.....9', 5],
    ['digits and a stop', 0, '12345.', '12345.', 5],
    ['a message', 0, 'Your OTP is 123456', '123456', 5],
    ['Hindi digits', 0, '१२३४५६', '123456', 5],
  ])('%s', (_, at, text, after, focus) => {
    const edit = pastedOtp(EMPTY_OTP, at, text)
    expect(edit && [row(edit.boxes), edit.focus]).toEqual([after, focus])
  })

  it.each(['', ' ', 'abcdef', '12345a', '1234567'])('%j changes nothing', (text) => {
    expect(pastedOtp(boxes('12....'), 2, text)).toBeNull()
  })
})

describe('backspace', () => {
  it('takes one digit at a time, from the last one to the first', () => {
    let edit = { boxes: boxes('123456'), focus: 5 }
    const rows: string[] = []
    for (let press = 0; press < 7; press += 1) {
      edit = erasedOtp(edit.boxes, edit.focus)
      rows.push(`${row(edit.boxes)} ${edit.focus}`)
    }
    expect(rows).toEqual(['12345. 5', '1234.. 4', '123... 3', '12.... 2', '1..... 1', '...... 0', '...... 0'])
  })
})

describe('the code in the boxes', () => {
  it('is whole with six digits', () => {
    expect(isWholeOtp(boxesOf('123456'))).toBe(true)
    expect(isWholeOtp(boxes('12345.'))).toBe(false)
    expect(isWholeOtp(EMPTY_OTP)).toBe(false)
    expect(row(boxesOf('123'))).toBe('123...')
  })

  it('holds six boxes with at most one digit each, whatever is typed, pasted and erased', () => {
    const action = fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      text: fc.oneof(fc.string({ maxLength: 8 }), fc.stringMatching(/^\d{0,8}$/)),
      kind: fc.constantFrom('type', 'paste', 'erase'),
    })
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        let now: OtpBoxes = EMPTY_OTP
        for (const { at, text, kind } of actions) {
          const edit =
            kind === 'type'
              ? typedOtp(now, at, text)
              : kind === 'paste'
                ? pastedOtp(now, at, text)
                : erasedOtp(now, at)
          if (!edit) continue
          now = edit.boxes
          if (edit.focus < 0 || edit.focus > 5) return false
        }
        return now.length === 6 && now.every((digit) => /^\d?$/.test(digit)) && otpOf(now).length <= 6
      }),
    )
  })
})

test('the arrow keys, Home and End go from box to box and stop at the ends', () => {
  expect(otpFocusAfter('ArrowLeft', 3)).toBe(2)
  expect(otpFocusAfter('ArrowLeft', 0)).toBe(0)
  expect(otpFocusAfter('ArrowRight', 3)).toBe(4)
  expect(otpFocusAfter('ArrowRight', 5)).toBe(5)
  expect(otpFocusAfter('Home', 3)).toBe(0)
  expect(otpFocusAfter('End', 3)).toBe(5)
  expect(otpFocusAfter('a', 3)).toBeUndefined()
})
