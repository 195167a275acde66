/**
 * xstate as the machines import it in a mutation run: the machine under test is made with one fault in it
 * (tests/mutation/mutants.ts), everything else is xstate's own.
 */
import { making } from './mutants'

// The file itself: the package's name leads back here.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const real = require('../../node_modules/xstate/dist/xstate.cjs.js') as typeof import('xstate')

type Row = Record<string, unknown>
type Made = { createMachine: (machine: never) => unknown }
// Any setup: what is passed on is what was passed in, but for the fault.
const realSetup = real.setup as unknown as (implementations: Row) => Made

function setup(implementations: Row): Made {
  const made = realSetup(implementations)
  return {
    ...made,
    createMachine: (machine: Row) => {
      const asked = making.shalyaMutation
      if (!asked || machine.id !== asked.machineId) return made.createMachine(machine as never)
      asked.onSource?.({ implementations, machine })
      if (!asked.mutant) return made.createMachine(machine as never)
      const faulty = asked.mutant.apply({ implementations, machine })
      return realSetup(faulty.implementations).createMachine(faulty.machine as never)
    },
  }
}

module.exports = { ...real, setup }
