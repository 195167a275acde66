/** Test cases as a tester keeps them: what has to hold, what is entered, what is done and the one text that is then seen. */
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import { graphOf } from '@/devtools/proof/machinePaths'
import { innermostStates, statePaths } from '@/devtools/proof/machineShape'
import { type Reached, expectedTextAt } from './expectedText'
import { faultRecipe } from './faultRecipes'
import type { PathCase } from './pathCases'
import { MOST_TITLE_LETTERS, shortened } from './caseWords'
import { startOf } from './startOf'

export type TestStep = {
  readonly does: string
  /** What is typed or chosen, where the words do not say it. */
  readonly value?: string
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
  /** Ids of docs/requirements.md (caseRequirements.ts). */
  readonly requirements?: readonly string[]
}

/** By its share of the visits where that is known; else what goes well first, then one fault, then several. */
function priorityOf(share: number | undefined, faults: number): Priority {
  if (share !== undefined) return share >= 0.2 ? 'P1' : share >= 0.02 ? 'P2' : 'P3'
  return faults === 0 ? 'P1' : faults === 1 ? 'P2' : 'P3'
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** Where the walks of a machine begin: its first state. */
function beginningOf({ machine, testModel }: CataloguedMachine): Reached {
  const [key = '', at] = [...graphOf(machine, testModel)][0] ?? []
  const value = at?.state.value ?? {}
  return { states: statePaths(value), state: innermostStates(value), key }
}

const MOST_LETTERS = { title: MOST_TITLE_LETTERS, expected: 70 }

/** What a case ends with and what is then shown; as much of the way to it as tells it from other cases. */
function withTitles(cases: readonly TestCase[]): TestCase[] {
  const titleFrom = ({ steps }: TestCase, last: number): string => {
    const [end, ...before] = steps.slice(-last).reverse()
    const way = before.map(({ does }) => `, after “${does}”`).join('')
    const expected = shortened(end?.expected ?? '', MOST_LETTERS.expected)
    return shortened(
      capital(`${end?.does ?? ''}${way}: ${expected}`.replace(/\s+/g, ' ')),
      MOST_LETTERS.title,
    )
  }
  return cases.map((one) => {
    const isShared = (last: number) =>
      cases.some((other) => other !== one && titleFrom(other, last) === titleFrom(one, last))
    let last = 1
    while (last < one.steps.length && isShared(last)) last += 1
    const title = titleFrom(one, last)
    return isShared(last) ? { ...one, title: `${title.slice(0, 90)} (${one.id})` } : { ...one, title }
  })
}

/** What the test model types or chooses with these words; undefined where the words say it, or nothing is entered. */
function valueOf({ testModel }: CataloguedMachine, does: string): string | undefined {
  const event = testModel.events.find(({ label }) => label === does)?.event
  if (!event) return undefined
  const { value, text, otp, boxes } = event as Readonly<Record<string, unknown>>
  const entered = Array.isArray(boxes) ? boxes.join('') : (value ?? text ?? otp)
  return typeof entered === 'string' && entered !== '' && !does.includes(entered) ? entered : undefined
}

/** The walks of a machine as a tester keeps them. */
export function testCasesOf(catalogued: CataloguedMachine, cases: readonly PathCase[]): TestCase[] {
  const beginning = beginningOf(catalogued)
  return withTitles(
    cases.map((one) => {
      const steps = one.steps.map((step, index) => ({
        does: step.does,
        value: valueOf(catalogued, step.does),
        expected: expectedTextAt(catalogued, step, one.steps[index - 1] ?? beginning),
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
    }),
  )
}
