/* Report of a failed part or machine: its name and the release, without data of visitor, error or page. */

export const FAULT_PATH = '/api/faults'

/** @param name a part, or the id of a machine */
export type Fault = {
  readonly name: string
  /** `data-release` of the page's start script. */
  readonly release: string
  /** Rendered again successfully, after foreign code had changed its HTML. */
  readonly isRedrawn?: boolean
}
