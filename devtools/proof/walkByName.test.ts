import { MACHINES } from '@/devtools/machineCatalogue'
import { otpLoginTestModel } from '@/machines/otpLogin/otpLogin.testModel'
import { otpLoginMachine } from '@/machines/otpLogin/otpLogin.machine'
import { coveringPaths } from './coveringPaths'
import { graphOf, stepsIn } from './machinePaths'
import { walkByName } from './walkByName'

describe('walking a machine by words', () => {
  test.each(MACHINES.map((one) => [one.machine.id, one] as const))(
    '%s goes its ways, and from every state, as its graph does: its words mean one thing each',
    (_, { machine, testModel }) => {
      const begin = walkByName(machine, testModel)
      for (const path of coveringPaths(machine, testModel)) {
        const walk = begin()
        expect(path.map(({ label }) => walk.step(label))).toEqual(path)
      }
      const inWords = stepsIn(machine, testModel)
      for (const { state, edges } of graphOf(machine, testModel).values()) {
        const steps = edges.flatMap((edge) => inWords([edge]))
        expect(steps.map(({ label }) => begin(state).step(label))).toEqual(steps)
      }
    },
  )

  test('tells which transitions were taken', () => {
    const [path = []] = coveringPaths(otpLoginMachine, otpLoginTestModel)
    const walk = walkByName(otpLoginMachine, otpLoginTestModel)()
    for (const { label } of path.slice(0, 2)) walk.step(label)
    expect(walk.taken()).toEqual([
      'otpLogin.enteringMobile | mobile.changed',
      'otpLogin.enteringMobile | mobile.submitted [isMobileValid]',
    ])
  })

  test('says which words there are where none fits', () => {
    const walk = walkByName(otpLoginMachine, otpLoginTestModel)()
    expect(() => walk.step('types a wrong code')).toThrow(
      /otpLogin, in "enteringMobile": no case is called “types a wrong code”. There are:\n {2}types a mobile number/,
    )
  })

  test('says what can happen where the words come too early', () => {
    const walk = walkByName(otpLoginMachine, otpLoginTestModel)()
    expect(() => walk.step('waits: successShown')).toThrow(/“waits: \w+” cannot happen now. There can:\n/)
  })

  test('does not guess between two things of one name', () => {
    const events = otpLoginTestModel.events.map((one) => ({ ...one, label: 'does something' }))
    const walk = walkByName(otpLoginMachine, { ...otpLoginTestModel, events })()
    expect(() => walk.step('does something')).toThrow(/may mean mobile.changed or mobile.changed/)
  })
})
