/** Test cases as a tester keeps them: what has to hold, what is entered, what is done and the one text that is then seen. */
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { expectedTextAt } from './expectedText'
import type { PathCase } from './pathCases'
import { startOf } from './startOf'

export type TestStep = {
  readonly does: string
  readonly expected: string
  /** How a fault is made to happen. */
  readonly recipe?: string
  /** For developers. */
  readonly state: string
  readonly event: string
}

export type Priority = 'P1' | 'P2' | 'P3'

export type TestCase = {
  readonly id: string
  readonly title: string
  readonly priority: Priority
  /** As PathCase has it. */
  readonly share?: number
  /** An address. */
  readonly start: string
  readonly preconditions: readonly string[]
  /** By the field's label. */
  readonly data: readonly (readonly [string, string])[]
  readonly steps: readonly TestStep[]
}

/** By its share of the visits where that is known; else what goes well first, then one fault, then several. */
function priorityOf(share: number | undefined, faults: number): Priority {
  if (share !== undefined) return share >= 0.2 ? 'P1' : share >= 0.02 ? 'P2' : 'P3'
  return faults === 0 ? 'P1' : faults === 1 ? 'P2' : 'P3'
}

/** The walks of a machine as a tester keeps them. */
export const testCasesOf = (catalogued: CataloguedMachine, cases: readonly PathCase[]): TestCase[] =>
  cases.map((one) => {
    const steps = one.steps.map((step) => ({
      does: step.does,
      expected: expectedTextAt(catalogued, step),
      recipe: faultRecipe(catalogued, step),
      state: step.state,
      event: step.event,
    }))
    return {
      id: one.id,
      title: one.title,
      priority: priorityOf(one.share, steps.filter(({ recipe }) => recipe !== undefined).length),
      share: one.share,
      ...startOf(catalogued.machine.id),
      data: [],
      steps,
    }
  })

const TOOLS = 'the browser’s developer tools'

/** By the kind of a failure (model/failure.ts) and the code of a refusal. */
const RECIPES: Readonly<Record<string, string>> = {
  network: `Cut the network before the answer comes (${TOOLS}, Network, Offline), and connect it again afterwards.`,
  timeout: `Hold the answer back for longer than 15 seconds (${TOOLS}, Network, a throttling profile).`,
  denied: 'Refuse the permission that the browser asks for (site settings, Block).',
  tooMany: 'Ask for codes for the same number until the hourly limit is reached (5).',
  wrong:
    'Enter another code than the one that was sent; a site with DEV_PAGES=1 shows that one at /dev/messages.',
  expired: 'Wait until the code is ten minutes old.',
  spent: 'Enter a wrong code five times.',
}

/** The recipe of a step; undefined where the step is no fault. */
function faultRecipe(
  { testModel }: CataloguedMachine,
  step: { readonly does: string; readonly event: string },
): string | undefined {
  const actor = /^xstate\.error\.actor\.(.+)$/.exec(step.event)?.[1]
  if (actor === undefined) return undefined
  const found = testModel.outcomes?.[actor]?.find(({ label }) => label === step.does)
  const error = found && 'error' in found ? found.error : undefined
  const read = (key: string): string =>
    typeof error === 'object' && error !== null ? String(Reflect.get(error, key) ?? '') : ''
  return (
    RECIPES[read('code')] ??
    RECIPES[read('kind')] ??
    `Answer the call behind “${actor}” so that “${step.does}” (${TOOLS}, Network, block or override the request).`
  )
}
