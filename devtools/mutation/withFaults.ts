import type { Row } from './machineSource'
import { making } from './mutants'

type Made = { createMachine: (machine: never) => unknown }
type Xstate = typeof import('xstate')

/** Without an end a fault that sends a machine in circles would end the whole run, not its test. */
const LIMITS = { maxIterations: 1000 }

/** xstate whose setup() makes the machine under test with one fault in it (mutants.ts); everything else is its own. */
export function withFaults(real: Xstate): object {
  // Any setup: what is passed on is what was passed in, but for the fault.
  const realSetup = real.setup as unknown as (implementations: Row) => Made

  function setup(implementations: Row): Made {
    const made = realSetup(implementations)
    return {
      ...made,
      createMachine: (machine: Row) => {
        const request = making.shalyaMutation
        const isMeant = machine.id === request?.machineId
        if (isMeant || request?.machineId === undefined) request?.onSource?.({ implementations, machine })
        if (!isMeant || !request?.mutant) return made.createMachine(machine as never)
        const faulty = request.mutant.apply({ implementations, machine })
        return realSetup(faulty.implementations).createMachine({
          ...faulty.machine,
          options: LIMITS,
        } as never)
      },
    }
  }

  const createActor: Xstate['createActor'] = (...given) => {
    const actor = real.createActor(...given)
    // Unheard, an error would end the whole run as well. The actor stays where it was, which its test sees.
    actor.subscribe({ error: () => {} })
    return actor
  }
  return { ...real, setup, createActor }
}
