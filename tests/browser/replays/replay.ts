import type { PathStep } from '@/devtools/proof/machinePaths'

/** Acts out a machine's paths on a page. */
export interface Replay {
  /** Opens the page and brings it to where the machine begins. @param first the step that will come first */
  begin(first?: PathStep): Promise<void>
  /** Does what a person does, or answers as the server would. */
  does(step: PathStep): Promise<void>
  /** Sees what the state shows. */
  sees(step: PathStep): Promise<void>
}
