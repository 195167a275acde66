import { initialTransition } from 'xstate'
import { type Cut, coveringPaths, transitionsOfPaths } from '@/devtools/proof/coveringPaths'
import type { AnyTestModel } from '@/devtools/proof/testModel'
import type { MachinePath } from '@/devtools/proof/machinePaths'
import { innermostStates } from '@/devtools/proof/machineShape'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'

type Reasons = Readonly<Record<string, string>>

/** What of a machine cannot be made to happen in a browser, each with its reason. */
export type Walked = {
  /** Cases that never can, by their words. */
  readonly leftOut?: Reasons
  /** Cases that can in one state only, by their words. */
  readonly onlyIn?: Readonly<Record<string, { readonly state: string; readonly reason: string }>>
  /** Why a step that leaves all as it was is not walked: the page tells its machine of changes only. */
  readonly changesOnly?: string
  /** Transitions that no page takes although their case is walked elsewhere, by their names in the chart. */
  readonly neverTaken?: Reasons
}

/** A machine that no browser sees. */
export type NotWalked = { readonly notWalked: string }

/** A machine's test model without what a browser never can make happen. */
export function walkableTestModel(testModel: AnyTestModel, { leftOut = {} }: Walked): AnyTestModel {
  const stays = ({ label }: { readonly label: string }) => !(label in leftOut)
  const outcomes = Object.entries(testModel.outcomes ?? {}).map(
    ([id, ends]) => [id, ends.filter(stays)] as const,
  )
  return { ...testModel, events: testModel.events.filter(stays), outcomes: Object.fromEntries(outcomes) }
}

/** Cuts a path before the first step that cannot be made to happen in a browser. */
export function walkableCut({ machine, testModel }: CataloguedMachine, row: Walked): Cut {
  const { onlyIn = {}, neverTaken = {}, changesOnly } = row
  if (Object.keys(onlyIn).length + Object.keys(neverTaken).length === 0 && !changesOnly) return (path) => path
  const takenBy = transitionsOfPaths(machine, testModel)
  const initial = initialTransition(machine, testModel.input)[0].value
  return (path) => {
    const taken = takenBy(path)
    const end = path.findIndex(({ label, key }, index) => {
      const before = path[index - 1]
      const only = onlyIn[label]
      const isElsewhere = only && innermostStates(before?.value ?? initial) !== only.state
      const isSame = changesOnly !== undefined && before?.key === key
      return isElsewhere || isSame || taken[index]?.some((id) => id in neverTaken)
    })
    return end < 0 ? path : path.slice(0, end)
  }
}

/** The fewest paths that take every transition that can be walked in a browser. */
export const walkablePaths = (catalogued: CataloguedMachine, row: Walked): MachinePath[] =>
  coveringPaths(
    catalogued.machine,
    walkableTestModel(catalogued.testModel, row),
    walkableCut(catalogued, row),
  )

/** Of a machine's paths so few that every state is still entered. */
export function pathsToEveryState(paths: readonly MachinePath[]): MachinePath[] {
  const statesOn = (path: MachinePath) => new Set(path.map(({ value }) => JSON.stringify(value)))
  const seen = new Set<string>()
  const chosen: MachinePath[] = []
  for (;;) {
    const [best] = paths
      .map((path) => ({ path, adds: [...statesOn(path)].filter((state) => !seen.has(state)).length }))
      .sort((one, other) => other.adds - one.adds || one.path.length - other.path.length)
    if (!best || best.adds === 0) return chosen
    chosen.push(best.path)
    for (const state of statesOn(best.path)) seen.add(state)
  }
}
