import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, SHELL_SPEC, hasTitle, shellText, textOf } from './proofs'
import { REQUIREMENTS, REQUIREMENT_LINES, SHELL_KEYS } from './requirements'

const fileOf = (test: string) => test.split(' › ')[0] ?? ''
const filesOf = (where: string) => where.split(', ')

test('none is missing: as many as the specification was found to have', () => {
  expect(REQUIREMENTS.filter(({ section }) => !section.startsWith('10 '))).toHaveLength(652)
  expect(REQUIREMENTS.length).toBeGreaterThan(652)
})

test('each stands once', () => {
  const keys = REQUIREMENTS.map(({ section, words }) => `${section}: ${words}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('each is done in a file that exists', () => {
  const missing = REQUIREMENTS.flatMap(({ where }) => filesOf(where)).filter((file) => textOf(file) === '')
  expect([...new Set(missing)]).toEqual([])
})

test('each has a test that exists, or a decision in its place', () => {
  const unproven = REQUIREMENTS.filter(({ test: name, decision }) => (name ? !hasTitle(name) : !decision))
  expect(unproven.map(({ words, test: name }) => `${words}: ${name}`)).toEqual([])
})

test('each decision that is named is there', () => {
  const numbers = REQUIREMENTS.flatMap(({ decision }) => decision.match(/(?<=docs\/decisions\/)\d{4}/g) ?? [])
  const there = readdirSync(join(ROOT, 'docs', 'decisions')).map((file) => file.slice(0, 4))
  expect(numbers.filter((number) => !there.includes(number))).toEqual([])
  expect(numbers.length).toBeGreaterThan(20)
})

test('each name, label and number stands in its file or its test, letter by letter', () => {
  const wrong = REQUIREMENTS.flatMap(({ words, where, test: name }) => {
    const proof = fileOf(name) === SHELL_SPEC ? shellText() : textOf(fileOf(name))
    const found = [...filesOf(where).map(textOf), proof].join('\n')
    const literals = [...words.matchAll(/`([^`]+)`/g)].map(([, literal = '']) => literal)
    return literals.filter((literal) => !found.includes(literal)).map((literal) => `${literal}: ${where}`)
  })
  expect(wrong).toEqual([])
})

test('each check of the shell proves one', () => {
  const checks = [...shellText().matchAll(/export const \w+Rules = \{([^}]+)\}/g)].flatMap(([, keys = '']) =>
    keys.split(',').flatMap((key) => key.trim() || []),
  )
  expect(checks.sort()).toEqual([...SHELL_KEYS].sort())
})

test('each line of docs/requirements.md has five cells: section, words, files, test and decision', () => {
  expect(REQUIREMENT_LINES.filter((line) => line.split(/(?<!\\)\|/).length !== 7)).toEqual([])
  expect(REQUIREMENTS.filter(({ words, where }) => words === '' || where === '')).toEqual([])
})
