import { type CataloguedMachine, MACHINES } from '@/devtools/machineCatalogue'
import { coveringPaths } from '@/devtools/proof/coveringPaths'
import { failureKindOf } from '@/model/page/problemReport'
import { readMachineLog } from '@/server/problems/machineLogCodec'
import { notesOf } from '@/tests/support/machineLogOf'

/** What a page would report after these events. */
const logOf = (one: CataloguedMachine, events: readonly { type: string }[]): string =>
  JSON.stringify(notesOf(one, events).log('Faq'))

/** What people type in the cases of the machines, and what servers and devices say of them. */
const PERSONAL = /Asha|Rao|Meera|\d{6,}|@example|Piles|Andheri|Mumbai|Pune|\d\d\.\d{2,}/

/** The desk and the server report nothing. */
const REPORTED = MACHINES.filter(
  ({ machine }) => !/^(staff|desk|dayList|lead[DP]|leadFollow|content)/.test(machine.id),
)

describe.each(REPORTED.map((one) => [one.machine.id, one] as const))('%s', (_, one) => {
  const { machine, testModel } = one
  const paths = coveringPaths(machine, testModel).map((path) => path.map(({ event }) => event))

  test('a log of any of its walks fits its chart and holds nothing that was typed', () => {
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const log = logOf(one, path)
      expect(readMachineLog(log)?.events.length).toBeGreaterThan(0)
      expect(log).not.toMatch(PERSONAL)
    }
  })

  test('how long a typed text is changes nothing', () => {
    const typed = testModel.events
      .map(({ event }) => event)
      .filter((event) => Object.keys(event).length > 1 && !('surroundings' in event))
    for (const event of typed) {
      const characters = (count: number) => Array.from({ length: count }, () => event)
      for (const path of paths.slice(0, 3)) {
        const [short, long] = [3, 17].map((count) => logOf(one, [...path, ...characters(count)]))
        expect(long).toBe(short)
      }
    }
  })

  test('a failure of its cases is named by its kind alone', () => {
    const errors = Object.values(testModel.outcomes ?? {}).flatMap((ends) =>
      ends.flatMap((end) => ('error' in end ? [end.error] : [])),
    )
    for (const error of errors)
      expect(failureKindOf(error) !== undefined || error instanceof Error || typeof error !== 'object').toBe(
        true,
      )
  })
})
