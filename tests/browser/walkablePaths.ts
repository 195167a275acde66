import { type Cut, coveringPaths, transitionsOfPaths } from '@/machines/lib/coveringPaths'
import type { AnyMachineCases } from '@/machines/lib/machineCases'
import type { MachinePath } from '@/machines/lib/machinePaths'
import { innermostStates } from '@/machines/lib/stateNames'
import type { CataloguedMachine } from '@/machines/machineCatalogue'

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

/** A machine's cases without those that a browser never can make happen. */
export function walkableCases(cases: AnyMachineCases, { leftOut = {} }: Walked): AnyMachineCases {
  const stays = ({ label }: { readonly label: string }) => !(label in leftOut)
  const outcomes = Object.entries(cases.outcomes ?? {}).map(([id, ends]) => [id, ends.filter(stays)] as const)
  return { ...cases, events: cases.events.filter(stays), outcomes: Object.fromEntries(outcomes) }
}

/** Cuts a path before the first step that cannot be made to happen in a browser. */
export function walkableCut({ machine, cases }: CataloguedMachine, row: Walked): Cut {
  const { onlyIn = {}, neverTaken = {}, changesOnly } = row
  if (Object.keys(onlyIn).length + Object.keys(neverTaken).length === 0 && !changesOnly) return (path) => path
  const takenBy = transitionsOfPaths(machine, cases)
  return (path) => {
    const taken = takenBy(path)
    const end = path.findIndex(({ label, key }, index) => {
      const before = path[index - 1]
      const only = onlyIn[label]
      const isElsewhere = only && (!before || innermostStates(before.value) !== only.state)
      const isSame = changesOnly !== undefined && before?.key === key
      return isElsewhere || isSame || taken[index]?.some((id) => id in neverTaken)
    })
    return end < 0 ? path : path.slice(0, end)
  }
}

/** The fewest paths that take every transition that can be walked in a browser. */
export const walkablePaths = (catalogued: CataloguedMachine, row: Walked): MachinePath[] =>
  coveringPaths(catalogued.machine, walkableCases(catalogued.cases, row), walkableCut(catalogued, row))
