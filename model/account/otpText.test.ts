import fc from 'fast-check'
import { otpIn, readOtp } from './otpText'

const code = (digits: string) => ({ kind: 'code', digits })

describe('a code read out of a text', () => {
  it.each([
    ['123456'],
    [' 123 456\n'],
    ['123456.'],
    ['123456\u200b'],
    ['123–456'],
    ['१२३४५६'],
    ['１２３４５６'],
    ['\u2066١٢٣٤٥٦\u2069'],
    ['123456 is your OTP'],
    ['Your Shalya login code is 123456. Valid for 10 minutes until 26.11.2026, 14:05.'],
    ['2026: use 123-456, never share it. Call 1800-222-333.'],
    ['आपका ओटीपी १२३४५६ है'],
    ['Pay 654321 rupees? No.\nYour OTP is 123456\n\n@shalya.example #123456'],
    ['@old.example #111111\n@shalya.example #123456'],
  ])('%j', (text) => expect(readOtp(text)).toEqual(code('123456')))

  it.each(['1', '12345.', '१२', '1 2 3'])('%j is a part of one', (text) =>
    expect(readOtp(text)).toEqual({ kind: 'part', digits: expect.stringMatching(/^[1-5]+$/) }),
  )

  it.each([
    '',
    ' ',
    'abc',
    '12ab56',
    '1234567',
    '123456 or 654321',
    '²²²²²²',
    '26.11.2026',
    'OTP 1234-567890',
  ])('%j has none, and is never cut to one', (text) => {
    expect(readOtp(text)).toEqual({ kind: 'wrong' })
    expect(otpIn(text)).toBe(text)
  })

  it('is a number of the text with six digits, whatever the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789 -.#@aO:\n') })
    fc.assert(
      fc.property(text, (message) => {
        const reading = readOtp(message)
        if (reading.kind !== 'code') return
        const digitsOnly = message.replace(/[^\d]/g, '')
        expect(digitsOnly).toContain(reading.digits)
        if (/^\d+$/.test(message.trim())) expect(message.trim()).toBe(reading.digits)
      }),
    )
  })
})
