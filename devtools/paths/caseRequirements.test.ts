import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { matrixPage, requirementsIn, requirementsOf } from './caseRequirements'
import { dataCases } from './dataCases'
import { resultsIn } from './pathCoverage'

const DOCUMENT = readFileSync(join(__dirname, '../../docs/requirements.md'), 'utf8')
const all = requirementsIn(DOCUMENT)
const textsOf = (machine: string, id: string): string[] => {
  const one = dataCases(machine).find((found) => found.id === id)
  const ids = one ? requirementsOf(machine, one, all) : []
  return all.filter((requirement) => ids.includes(requirement.id)).map(({ text }) => text)
}

test('each requirement has an id of its own', () => {
  const [, said = ''] = /specification’s (\d+) requirements/.exec(DOCUMENT) ?? []
  expect(all.length).toBeGreaterThanOrEqual(Number(said))
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(all[0]?.id).toMatch(/^R1-[0-9a-f]{5}$/)
})

test('a case tries what it expects in words, and what it does', () => {
  expect(textsOf('otpLogin', 'otpLogin-mobile-begins-with-5')).toEqual([
    '… `Please enter valid mobile number`.',
  ])
  expect(textsOf('leadForm', 'leadForm-redirect')).toEqual([
    '… optionally a redirect link opened in a new tab, …',
  ])
  expect(textsOf('leadForm', 'leadForm-twice')).toEqual(['… further submits ignored).'])
  expect(textsOf('logout', 'logout-asked')).toEqual([
    'Logout confirmation: `Are you sure you want to Logout?` …',
  ])
})

test('the matrix names the cases of a requirement and their last result', () => {
  const requirements = all.filter(({ text }) => text.includes('Are you sure you want to Logout?'))
  const [{ id = '' } = {}] = requirements
  const report = { suites: [{ specs: [{ title: 'logout-61863d: cancels', ok: false, tests: [] }] }] }
  const cases = [{ id: 'logout-61863d', requirements: [id] }]
  expect(matrixPage({ requirements, cases, results: new Map(resultsIn(report)) })).toContain(
    `| ${id} | 2 Modals | Logout confirmation: \`Are you sure you want to Logout?\` … | logout-61863d (failed) | failed |`,
  )
  expect(matrixPage({ requirements, cases: [], results: new Map() })).toContain('|  | no case |')
})
