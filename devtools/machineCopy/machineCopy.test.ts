import { statesOf } from '@/machines/chartPlaces'
import { MACHINES } from '@/devtools/machineCatalogue'
import { machineCopy } from './machineCopy'

/** Words that are the same in both languages: names. */
const NAMES = ['[WhatsApp]']
const DEVANAGARI = /[\u0900-\u097f]/

const machines = MACHINES.map(({ machine, englishOnly }) => {
  const entries = Object.entries(machineCopy(machine.id)).flatMap(([path, copy]) =>
    copy ? [{ path, ...copy }] : [],
  )
  return {
    id: machine.id,
    entries,
    englishOnly,
    states: statesOf(machine)
      .slice(1)
      .map((node) => node.path.join('.')),
  }
})

describe.each(machines)('what $id shows', ({ entries, englishOnly, states }) => {
  test('is known of every state, and of nothing else', () => {
    expect(entries.map(({ path }) => path).sort()).toEqual([...states].sort())
  })

  test('has the same number of words in both languages', () => {
    const differing = entries.filter(({ en, hi }) => hi.length !== (englishOnly ? 0 : en.length))
    expect(differing).toEqual([])
  })

  test('is never an empty word, nor the same word twice in a state', () => {
    for (const { en, hi } of entries)
      for (const copy of [en, hi]) {
        expect(copy.filter((one) => one.trim() === '' || /\[\s*\]/.test(one))).toEqual([])
        expect(copy.filter((one, at) => copy.indexOf(one) !== at)).toEqual([])
      }
  })

  test('is Hindi in Hindi and English in English, but for names', () => {
    for (const { en, hi } of entries) {
      expect(hi.filter((one) => !NAMES.includes(one) && (en.includes(one) || !DEVANAGARI.test(one)))).toEqual(
        [],
      )
      expect(en.filter((one) => DEVANAGARI.test(one))).toEqual([])
    }
  })
})

test('English alone speak the machines of pages that exist in English alone', () => {
  const english = machines.filter(({ englishOnly }) => englishOnly)
  expect(english.map(({ id }) => id)).toEqual(['bmiCalculator', 'costCalculator', 'emiCalculator'])
  for (const { entries } of english) expect(entries.some(({ en }) => en.length > 0)).toBe(true)
})

test('a machine that is none shows nothing', () => {
  expect(machineCopy('nobody')).toEqual({})
})
