/** What a page notes of a machine, for tests of problem reports. */
import { SimulatedClock, createActor } from 'xstate'
import { MachineNotes } from '@/components/analytics/machineLog'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { withIdleActors } from '@/devtools/proof/passiveMachine'

/** The notes of a page after these events. */
export function notesOf(
  { machine, testModel }: CataloguedMachine,
  events: readonly { type: string }[],
): MachineNotes {
  const notes = new MachineNotes()
  const actor = createActor(withIdleActors(machine), {
    input: testModel.input,
    clock: new SimulatedClock(),
    inspect: (event) => notes.note(event),
  }).start()
  for (const event of events) actor.send(event)
  actor.stop()
  return notes
}
