/** Which transitions of the product are walked: in unit tests by the machines' own proofs, and in a browser. */
import { chartOf } from '@/devtools/proof/chartOf'
import { transitionsOfPaths, waysToTransitions } from '@/devtools/proof/coveringPaths'
import { type MachinePath, happenings } from '@/devtools/proof/machinePaths'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { IN_BROWSER } from '@/tests/browser/browserTestModels'
import { type NotWalked, type Walked, walkablePaths } from '@/tests/browser/walkablePaths'

/** A transition that is not walked, and every reason that names it; none is a fault. */
export type Unwalked = { readonly transition: string; readonly reasons: readonly string[] }

export type MachineCoverage = {
  readonly machine: string
  /** Names of all transitions in the machine's chart. */
  readonly declared: readonly string[]
  readonly inUnitTests: readonly string[]
  readonly inBrowser: readonly string[]
  readonly notInUnitTests: readonly Unwalked[]
  readonly notInBrowser: readonly Unwalked[]
  /** Cases that a browser does not walk everywhere, although all that they lead to is walked; in words with the reason. */
  readonly sparedCases: readonly string[]
  /** Reasons that are none any more, a sentence each. */
  readonly staleReasons: readonly string[]
}

/** How a page names a case that is left out. */
const caseWithReason = (copy: string, reason: string): string => `“${copy}”: ${reason}`

/** The cases of a row with their reasons, by their words. */
const caseReasons = ({ leftOut = {}, onlyIn = {} }: Walked): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(leftOut),
    ...Object.entries(onlyIn).map(([copy, { reason }]) => [copy, reason] as const),
  ])

/** The reasons on a way that has the fewest of them: what has to be left out for the transition not to be walked. */
function reasonsOnTheWay(ways: readonly MachinePath[], reasons: ReadonlyMap<string, string>): string[] {
  const [fewest = []] = ways
    .map((way) => [...new Set(way.map(({ label }) => label).filter((label) => reasons.has(label)))])
    .sort((one, other) => one.length - other.length)
  return fewest.map((copy) => caseWithReason(copy, reasons.get(copy) ?? ''))
}

type Known = {
  readonly declared: readonly string[]
  readonly inBrowser: readonly string[]
  /** What cases are called. */
  readonly copy: ReadonlySet<string>
}

function staleReasonsOf(id: string, row: Walked, { declared, inBrowser, copy }: Known): string[] {
  return [
    ...[...caseReasons(row).keys()]
      .filter((one) => !copy.has(one))
      .map((one) => `${id} has no case “${one}”`),
    ...Object.keys(row.neverTaken ?? {}).flatMap((one) => [
      ...(declared.includes(one) ? [] : [`${id} has no transition ${one}`]),
      ...(inBrowser.includes(one) ? [`${one} is walked after all`] : []),
    ]),
  ]
}

const isNotWalked = (row: Walked | NotWalked): row is NotWalked => 'notWalked' in row

/**
 * Browser coverage of a machine.
 * @param row its declared exceptions; undefined if none were declared
 */
export function coverageOfMachine(
  catalogued: CataloguedMachine,
  row: Walked | NotWalked | undefined,
): MachineCoverage {
  const { machine, testModel } = catalogued
  const declared = chartOf(machine).transitions.map(({ id }) => id)
  const ways = waysToTransitions(machine, testModel)
  const walkedRow = row && !isNotWalked(row) ? row : undefined
  const paths = walkedRow ? walkablePaths(catalogued, walkedRow) : []
  const walked = paths.map(transitionsOfPaths(machine, testModel)).flat(2)
  const inBrowser = declared.filter((one) => walked.includes(one))
  const reasons = caseReasons(walkedRow ?? {})
  const reasonsFor = (transition: string): string[] => {
    if (row && isNotWalked(row)) return [row.notWalked]
    const own = row?.neverTaken?.[transition]
    return own === undefined ? reasonsOnTheWay(ways.get(transition) ?? [], reasons) : [own]
  }
  const missing = (there: readonly string[]) => declared.filter((one) => !there.includes(one))
  const inUnitTests = declared.filter((one) => ways.has(one))
  const notInBrowser = missing(inBrowser).map((transition) => ({
    transition,
    reasons: reasonsFor(transition),
  }))
  const cited = new Set(notInBrowser.flatMap((one) => one.reasons))
  const copy = new Set(happenings(machine, testModel).map(({ label }) => label))
  return {
    machine: machine.id,
    declared,
    inUnitTests,
    inBrowser,
    // Each machine's own test asks for all of them: an exception has no reason.
    notInUnitTests: missing(inUnitTests).map((transition) => ({ transition, reasons: [] })),
    notInBrowser,
    sparedCases: [...reasons]
      .map(([one, reason]) => caseWithReason(one, reason))
      .filter((one) => !cited.has(one)),
    staleReasons: staleReasonsOf(machine.id, walkedRow ?? {}, { declared, inBrowser, copy }),
  }
}

/** What is walked of each machine. */
export const machineCoverage = (machines: readonly CataloguedMachine[]): MachineCoverage[] =>
  machines.map((one) => coverageOfMachine(one, IN_BROWSER[one.machine.id]))
