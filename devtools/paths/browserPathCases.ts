import { machineNamed } from '@/devtools/machineCatalogue'
import {
  IN_BROWSER,
  type WalkedMachine,
  browserTestModel,
  browserCut,
  isWalked,
  notInBrowser,
} from '@/tests/browser/browserTestModels'
import { type CaseOptions, type PathCase, pathCases } from './pathCases'

/** Makes sure that a browser walks a machine. @throws with the reason why not */
export function needsWalkedMachine(machineId: string): asserts machineId is WalkedMachine {
  if (isWalked(machineId)) return
  const row = IN_BROWSER[machineId]
  throw new Error(
    `no browser walks ${machineId}: ${row && 'notWalked' in row ? row.notWalked : 'nobody says how'}`,
  )
}

type Found = { readonly cases: readonly PathCase[]; readonly notWalked: readonly string[] }

/** The test cases of a machine that can be walked in a browser, and what no browser can walk. @throws where none walks it */
export function browserPathCases(
  machineId: string,
  request: Pick<CaseOptions, 'strategy' | 'to' | 'counts'>,
): Found {
  needsWalkedMachine(machineId)
  const walkable = { ...machineNamed(machineId), testModel: browserTestModel(machineId) }
  return {
    cases: pathCases(walkable, { ...request, cut: browserCut(machineId) }),
    notWalked: notInBrowser(machineId),
  }
}
