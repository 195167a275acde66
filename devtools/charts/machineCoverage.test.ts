import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chartOf } from '@/devtools/proof/chartOf'
import { MACHINES, type MachineId, machineNamed } from '@/devtools/machineCatalogue'
import { IN_BROWSER, isWalked } from '@/tests/browser/browserTestModels'
import { coveragePage } from './coverageMarkdown'
import { coverageOfMachine, machineCoverage } from './machineCoverage'

const ROOT = join(__dirname, '../..')
const coverage = machineCoverage(MACHINES)

test('of every machine it is said whether a browser walks it', () => {
  expect(Object.keys(IN_BROWSER).sort()).toEqual(MACHINES.map(({ machine }) => machine.id).sort())
})

describe.each(coverage)('$machine', ({ machine, ...found }) => {
  test('is walked wholly by its own proof', () => {
    expect(found.notInUnitTests).toEqual([])
    const proof = readFileSync(join(ROOT, `machines/${machine}/${machine}.test.ts`), 'utf8')
    expect(proof).toMatch(new RegExp(`provesMachine\\(${machine}Machine, ${machine}TestModel\\)`))
  })

  test('is walked in a browser, or each transition that is not has a reason', () => {
    expect(found.notInBrowser.filter(({ reasons }) => reasons.length === 0)).toEqual([])
  })

  test('has no reason that is none any more', () => {
    expect(found.staleReasons).toEqual([])
    const files = JSON.stringify(IN_BROWSER[machine]).match(/[\w/]+\.[\w.]*(test|spec)\.tsx?/g) ?? []
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  })

  test('has paths to walk in a browser where it is walked, and none where it is not', () => {
    expect(found.inBrowser.length > 0).toBe(isWalked(machine))
  })
})

describe('what is not walked', () => {
  const BREAKS = 'otpLogin.provingNumber.resend.cooling | resendTimer failed'

  test('has the reason of the case that would take it', () => {
    const { notInBrowser } = coverageOfMachine(machineNamed('otpLogin'), {
      leftOut: { 'the countdown breaks': 'nothing breaks it' },
    })
    expect(notInBrowser).toEqual([
      { transition: BREAKS, reasons: ['“the countdown breaks”: nothing breaks it'] },
    ])
  })

  test('has the reason of the case without which nobody comes there', () => {
    const { notInBrowser } = coverageOfMachine(machineNamed('logout'), {
      leftOut: { 'says yes': 'no button' },
    })
    expect(notInBrowser.map(({ transition }) => transition)).toEqual([
      'logout.confirming | logout.confirmed',
      'logout.loggingOut | endSession done',
      'logout.loggingOut | endSession failed',
    ])
    expect(new Set(notInBrowser.flatMap(({ reasons }) => reasons))).toEqual(
      new Set(['“says yes”: no button']),
    )
  })

  test('has none where nobody has said whether the machine is walked', () => {
    const { declared, notInBrowser } = coverageOfMachine(machineNamed('logout'), undefined)
    expect(notInBrowser.map(({ transition }) => transition)).toEqual(declared)
    expect(notInBrowser.flatMap(({ reasons }) => reasons)).toEqual([])
  })

  test('can be a transition whose case is walked elsewhere', () => {
    const FAILED = 'logout.loggingOut | endSession failed'
    const { notInBrowser, staleReasons } = coverageOfMachine(machineNamed('logout'), {
      neverTaken: { [FAILED]: 'the network never fails' },
    })
    expect(notInBrowser).toEqual([{ transition: FAILED, reasons: ['the network never fails'] }])
    expect(staleReasons).toEqual([])
  })

  test('can be a case that comes in one state only', () => {
    const only = (state: string) =>
      coverageOfMachine(machineNamed('logout'), { onlyIn: { cancels: { state, reason: 'so it is' } } })
    expect(only('confirming.failed').notInBrowser).toEqual([])
    expect(only('confirming.failed').sparedCases).toEqual(['“cancels”: so it is'])
    expect(only('loggingOut').notInBrowser).toEqual([
      { transition: 'logout.confirming | logout.cancelled', reasons: ['“cancels”: so it is'] },
    ])
  })
})

test('a reason that names nothing is told', () => {
  const { staleReasons } = coverageOfMachine(machineNamed('logout'), {
    leftOut: { 'says perhaps': '' },
    neverTaken: { 'logout.confirming | logout.considered': '' },
  })
  expect(staleReasons).toEqual([
    'logout has no case “says perhaps”',
    'logout has no transition logout.confirming | logout.considered',
  ])
})

test('the page shows what is missing, and rounds nothing up to all', () => {
  const page = coveragePage(coverage.filter(({ machine }) => machine === 'otpLogin' || machine === 'logout'))
  const countOf = (id: MachineId) => chartOf(machineNamed(id).machine).transitions.length
  const logout = countOf('logout')
  const login = countOf('otpLogin')
  const all = logout + login
  // One transition of the login is walked by no browser.
  const part = (whole: number) => `${Math.floor(((whole - 1) / whole) * 1000) / 10} %`
  expect(page).toContain(`| [logout](logout.md) | ${logout} | ${logout} | 100 % | ${logout} | 100 % |`)
  expect(page).toContain(
    `| [otpLogin](otpLogin.md) | ${login} | ${login} | 100 % | ${login - 1} | ${part(login)} |`,
  )
  expect(page).toContain(
    `| **all** | **${all}** | **${all}** | **100 %** | **${all - 1}** | **${part(all)}** |`,
  )
  expect(page).toMatch(/resendTimer failed` \| “the countdown breaks”: nothing in a browser breaks it/)
  expect(page).not.toContain('no reason is given')
})
