import type { AnyStateMachine } from 'xstate'
import { faultsOf } from './machineShape'
import type { AnyTestModel } from './testModel'
import { walkMachine } from './walk'

/** The two tests of every machine, called in the `describe` of its test file. */
export function provesMachine(machine: AnyStateMachine, testModel: AnyTestModel): void {
  it('takes every declared transition', async () => {
    expect(await walkMachine(machine, testModel)).toEqual([])
  })

  it('is written as the house asks', () => {
    expect(faultsOf(machine)).toEqual([])
  })
}
