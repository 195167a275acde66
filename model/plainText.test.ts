import fc from 'fast-check'
import { expandLead } from '@/model/lead/lead'
import { isBlankText, personalText, withAsciiDigits } from './plainText'

describe('digits of every script', () => {
  it('are those of ASCII, each with its value', () => {
    const all = Array.from({ length: 0x110000 }, (_, code) =>
      code >= 0xd800 && code < 0xe000 ? '' : String.fromCodePoint(code),
    )
    const digits = all.filter((char) => /^\p{Nd}$/u.test(char))
    expect(digits.length).toBeGreaterThan(600)
    for (const [at, digit] of digits.entries())
      expect([digit, withAsciiDigits(digit)]).toEqual([digit, String(at % 10)])
  })

  it('leave other text alone', () => expect(withAsciiDigits('Flat ५, Ré 2²')).toBe('Flat 5, Ré 2²'))
})

describe('a person’s text', () => {
  it.each([
    '',
    ' ',
    '\u200b',
    '\u200d\u200c',
    '\u2066\u2069',
    '\u202e',
    '\u3164',
    '\u2800',
    '\u00ad\ufeff',
    '\u180e',
    '\u00a0\u2003',
  ])('%j has nothing that can be seen', (text) =>
    expect([isBlankText(text), personalText(text)]).toEqual([true, '']),
  )

  it.each([
    ['Asha\u202eoaR', 'AshaoaR'],
    ['\u2066Asha Rao\u2069', 'Asha Rao'],
    ['As\u200bha\u00ad Rao\ufeff', 'Asha Rao'],
    [' Asha\u0085 ', 'Asha'],
    ['A\u{e0041}sha', 'Asha'],
  ])('%j is stored as %j', (text, stored) => expect(personalText(text)).toBe(stored))

  it.each(['आशा राव', 'ക്\u200dഷ', 'क्\u200dष', 'శ్రీ\u200cనివాస్', 'لاله', 'Zoë', '👩‍⚕️ thanks', 'a\nb'])(
    '%j stays as it is',
    (text) => expect(personalText(text)).toBe(text),
  )

  it('has no character that turns its order round, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(personalText(text)).not.toMatch(/\p{Bidi_Control}/u)
        expect(personalText(personalText(text))).toBe(personalText(text))
      }),
    )
  })
})

test('a lead that was stored with marks that nobody sees is read without them', () => {
  const stored = { NameData: '\u2066Asha\u202e Rao\u2069', QueryData: 'क्\u200dष', LeadTier: 1 }
  expect(expandLead(stored)).toMatchObject({ NameData: 'Asha Rao', QueryData: 'क्\u200dष', LeadTier: 1 })
})
