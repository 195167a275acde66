import type { AnyMachineCases } from '@/machines/lib/machineCases'
import { coveringPaths, transitionsOfPath } from '@/machines/lib/coveringPaths'
import type { MachinePath } from '@/machines/lib/machinePaths'
import { chartOf } from '@/machines/lib/chartOf'
import { type CataloguedMachine, MACHINES, machineNamed } from '@/machines/machineCatalogue'

/** What of a machine's cases cannot be made to happen in a browser, by the case's label, each with its reason. */
type LeftOut = Readonly<Record<string, string>>

/** The machines whose paths are walked in Chromium (MACHINEPaths.spec.ts); the others say why not. */
export const IN_BROWSER: Readonly<
  Record<string, { readonly leftOut: LeftOut } | { readonly notWalked: string }>
> = {
  leadForm: { leftOut: {} },
  guidedEnquiry: { leftOut: {} },
  search: {
    leftOut: {
      'chooses Mumbai':
        'who goes to the city list leaves the field, which closes its results (search.spec.ts)',
    },
  },
  citySelect: { leftOut: {} },
  otpLogin: { leftOut: { 'the countdown breaks': 'nothing in a browser breaks it' } },
  resendTimer: { notWalked: 'it runs inside the login, which counts it second by second (otpLogin.spec.ts)' },
  logout: { leftOut: {} },
  editProfile: { leftOut: {} },
  location: { leftOut: {} },
  selfieCapture: { leftOut: {} },
  modals: {
    leftOut: {
      'is asked for the name as well':
        'only the location of a user without a name has another title (modals.spec.ts)',
    },
  },
  session: { leftOut: {} },
  tracking: { leftOut: {} },
  floatingButtons: { leftOut: {} },
}

const ofMachine = (machineId: string): CataloguedMachine => {
  const found = machineNamed(machineId)
  if (!found) throw new Error(`no machine is called ${machineId}`)
  return found
}

/** A machine's cases without what is left out in a browser. */
export function browserCases(machineId: string): AnyMachineCases {
  const { cases } = ofMachine(machineId)
  const known = IN_BROWSER[machineId]
  const leftOut = known && 'leftOut' in known ? known.leftOut : {}
  const stays = ({ label }: { readonly label: string }) => !(label in leftOut)
  const outcomes = Object.entries(cases.outcomes ?? {}).map(([id, ends]) => [id, ends.filter(stays)] as const)
  return { ...cases, events: cases.events.filter(stays), outcomes: Object.fromEntries(outcomes) }
}

/** The paths of a machine that are walked in a browser. */
export const browserPaths = (machineId: string): MachinePath[] =>
  coveringPaths(ofMachine(machineId).machine, browserCases(machineId))

/** A path in words: what its test is called. */
export const pathTitle = (path: MachinePath): string => path.map(({ label }) => label).join(', ')

export type BrowserCoverage = {
  readonly machine: string
  readonly declared: readonly string[]
  readonly walked: readonly string[]
  /** Why some are not walked. */
  readonly reasons: readonly string[]
}

/** Which of each machine's transitions its browser paths take. */
export function browserCoverage(): BrowserCoverage[] {
  return MACHINES.map(({ machine }) => {
    const known = IN_BROWSER[machine.id]
    const isWalked = known !== undefined && 'leftOut' in known
    const walked = isWalked
      ? browserPaths(machine.id).flatMap((path) => transitionsOfPath(machine, browserCases(machine.id), path))
      : []
    return {
      machine: machine.id,
      declared: chartOf(machine).transitions.map(({ id }) => id),
      walked: [...new Set(walked)],
      reasons: !known
        ? []
        : 'notWalked' in known
          ? [known.notWalked]
          : Object.entries(known.leftOut).map(([label, reason]) => `${label}: ${reason}`),
    }
  })
}
