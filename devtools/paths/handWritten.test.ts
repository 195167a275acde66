import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MachineId, machineNamed } from '@/devtools/machineCatalogue'
import { dataCases } from './dataCases'
import { pathCases } from './pathCases'
import { type TestCase, testCasesOf } from './testCases'

type HandRow = { readonly name: string; readonly words: readonly string[]; readonly expected: string }

/** The list was written before the product's words were read: where it says the first, the cases say the second. */
const SAME_AS: Readonly<Record<string, string>> = {
  insurancetype: 'insurance type',
  'sends the number': 'submits the number',
  'sends the code': 'submits the code',
  'wrong code': 'the code is wrong',
  resends: 'the code is sent again',
  'gives a name': 'presses login',
}

const handRows = (machine: string): HandRow[] =>
  readFileSync(join(__dirname, 'handWritten', `${machine}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((one) => one.trim()))
    .map(([, name = '', does = '', expected = '']) => ({
      name,
      words: does
        .split(';')
        .map((one) => one.trim().toLowerCase())
        .map((word) => SAME_AS[word] ?? word),
      expected: expected.toLowerCase(),
    }))

const DESCRIBED = [
  'leadForm',
  'otpLogin',
  'location',
  'editProfile',
  'logout',
  'selfieCapture',
  'bookAppointment',
] as const

function generated(machine: MachineId): TestCase[] {
  const catalogued = machineNamed(machine)
  return [
    ...testCasesOf(catalogued, pathCases(catalogued, { strategy: 'transition-cover' })),
    ...dataCases(machine),
  ]
}

/** Whether a case does what a row of the list does, and expects the same. */
function answers({ steps, ...one }: TestCase, { words, expected }: HandRow): boolean {
  const text = JSON.stringify([one, steps]).toLowerCase()
  const seen = [one.title, ...steps.map((step) => step.expected)].join('\n').toLowerCase()
  return words.every((word) => text.includes(word)) && seen.includes(expected)
}

describe.each(DESCRIBED)('the list of %s that was written by hand', (machine) => {
  const cases = generated(machine)
  test.each(handRows(machine).map((row) => [row.name, row] as const))(
    '%s: is among the generated cases',
    (_, row) => {
      expect(cases.filter((one) => answers(one, row)).map(({ id }) => id)).not.toEqual([])
    },
  )
})

describe('every generated case', () => {
  const all = DESCRIBED.flatMap(generated)

  test('has an id of its own, a short title, a start and one text a step', () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { title, start, steps } of all) {
      expect(title.length).toBeLessThanOrEqual(120)
      expect(start).toMatch(/^\//)
      expect(steps.length).toBeGreaterThan(0)
      for (const { expected } of steps) expect(expected).toMatch(/\S/)
      for (const { expected } of steps) expect(expected).not.toMatch(/^\[| \/ /)
    }
  })
})
