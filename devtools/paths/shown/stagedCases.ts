import { machineNamed } from '@/devtools/machineCatalogue'
import { browserPathCases } from '@/devtools/paths/browserPathCases'
import { pathCases } from '@/devtools/paths/pathCases'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { walkByName } from '@/devtools/proof/walkByName'
import { isWalked } from '@/tests/browser/browserTestModels'
import type { StagedMachine } from './stages'
import { type Way, WAYS } from './ways'

type StagedCase = { readonly id: string; readonly steps: readonly PathStep[] }

/** On the stage the countdown is the component's own, which nothing breaks. */
const NOT_STAGED = 'the countdown breaks'

/** The generated cases of a machine, those of its Playwright file where it has one, each step with its event. */
export function stagedCases(machineId: StagedMachine): readonly StagedCase[] {
  const catalogued = machineNamed(machineId)
  const strategy = 'transition-cover'
  const found = isWalked(machineId)
    ? browserPathCases(machineId, { strategy }).cases
    : pathCases(catalogued, { strategy })
  const begin = walkByName(catalogued.machine, catalogued.testModel)
  const stepsOf = (way: Way): PathStep[] => {
    const walk = begin()
    return way.map((step) =>
      typeof step === 'string' ? walk.step(step) : { event: step, label: step.type, value: '', key: '' },
    )
  }
  return [
    ...found
      .filter(({ steps }) => steps.every(({ does }) => does !== NOT_STAGED))
      .map(({ id, steps }) => ({ id, steps: stepsOf(steps.map(({ does }) => does)) })),
    ...Object.entries(WAYS[machineId]).map(([id, way]) => ({ id, steps: stepsOf(way) })),
  ]
}
