import { MACHINES, machineNamed } from '../machineCatalogue'
import { otpLoginCases } from '../otpLogin/otpLogin.cases'
import { otpLoginMachine } from '../otpLogin/otpLogin.machine'
import { coveringPaths } from './coveringPaths'
import { pathsOf } from './machinePaths'
import { walkByWords } from './walkByWords'

describe('walking a machine by words', () => {
  test.each(MACHINES.map(({ machine }) => machine.id))(
    '%s goes every way as its paths do: its words mean one thing each',
    (id) => {
      const { machine, cases } = machineNamed(id) ?? { machine: otpLoginMachine, cases: otpLoginCases }
      const begin = walkByWords(machine, cases)
      for (const path of pathsOf(machine, cases)) {
        const walk = begin()
        expect(path.map(({ label }) => walk.step(label))).toEqual(path)
      }
    },
  )

  test('tells which transitions were taken', () => {
    const [path = []] = coveringPaths(otpLoginMachine, otpLoginCases)
    const walk = walkByWords(otpLoginMachine, otpLoginCases)()
    for (const { label } of path.slice(0, 2)) walk.step(label)
    expect(walk.taken()).toEqual([
      'otpLogin.enteringMobile | mobile.changed',
      'otpLogin.enteringMobile | mobile.submitted [isMobileValid]',
    ])
  })

  test('says which words there are where none fits', () => {
    const walk = walkByWords(otpLoginMachine, otpLoginCases)()
    expect(() => walk.step('types a wrong code')).toThrow(
      /otpLogin, in "enteringMobile": no case is called “types a wrong code”. There are:\n {2}types a mobile number/,
    )
  })

  test('says what can happen where the words come too early', () => {
    const walk = walkByWords(otpLoginMachine, otpLoginCases)()
    expect(() => walk.step('waits: successShown')).toThrow(/“waits: \w+” cannot happen now. There can:\n/)
  })

  test('does not guess between two things of one name', () => {
    const events = otpLoginCases.events.map((one) => ({ ...one, label: 'does something' }))
    const walk = walkByWords(otpLoginMachine, { ...otpLoginCases, events })()
    expect(() => walk.step('does something')).toThrow(/may mean mobile.changed or mobile.changed/)
  })
})
