/* What a page tells of a part or a machine that failed: its name and the release, nothing of the visitor, of the error or of the page. */

/** Where it is sent. */
export const FAULT_PATH = '/api/faults'

/** The parts of a page that are drawn by themselves, and the page as a whole. */
export const PARTS = [
  'page',
  'form',
  'formMachine',
  'calculator',
  'menu',
  'search',
  'modal',
  'account',
  'floating',
  'tracking',
  'comparison',
  'desk',
] as const
export type PartName = (typeof PARTS)[number]

/** @param name a part, or the id of a machine */
export type Fault = {
  readonly name: string
  /** Of the page that tells it: `data-release` of its start script. */
  readonly release: string
}
