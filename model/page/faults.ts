/* What a page tells of a part or a machine that failed: its name and the release, nothing of the visitor, of the error or of the page. */

/** Where it is sent. */
export const FAULT_PATH = '/api/faults'

/** @param name a part, or the id of a machine */
export type Fault = {
  readonly name: string
  /** Of the page that tells it: `data-release` of its start script. */
  readonly release: string
  /** The part works: its HTML had been changed by foreign code, so it was rendered again. */
  readonly isRedrawn?: boolean
}
