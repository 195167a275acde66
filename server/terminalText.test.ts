import { terminalJson, terminalText } from './terminalText'

// An 8-bit control sequence, a bell, a line of its own, and a text that is shown backwards.
const HOSTILE = 'Asha\u009b31m\u0007\u007f\u0085\r\nlead\t\u2028x \u202e0987654321\u2069'

test('somebody else’s text neither steers a terminal nor makes a line of its own', () => {
  expect(terminalText(HOSTILE)).toBe('Asha 31m     lead  x  0987654321 ')
  expect(terminalText(null)).toBe('')
  // The joiners that Hindi is written with stay.
  expect(terminalText('क्\u200dष')).toBe('क्\u200dष')
})

test('JSON on a terminal reads the same and holds no control but its own ends of lines', () => {
  const value = { name: HOSTILE, list: [1, { text: 'आशा' }] }
  for (const indent of [undefined, 2]) {
    const text = terminalJson(value, indent)
    expect(JSON.parse(text)).toEqual(value)
    expect(text).not.toMatch(/(?!\n)[\p{Cc}\u2028\u2029\u202e\u2069]/u)
    expect(text.split('\n')).toHaveLength(indent ? 9 : 1)
  }
})
