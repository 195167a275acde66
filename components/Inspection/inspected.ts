import type { InspectionEvent } from 'xstate'

type Watch = (event: InspectionEvent) => void
export type InspectedOptions = { readonly inspect?: Watch }

/** Kept for the tab, so that the pages after this one are watched too. */
export const INSPECT_KEY = 'inspect'
const NOT_ASKED: InspectedOptions = {}

let options: InspectedOptions | undefined

function isAskedFor(): boolean {
  try {
    return /[?&]inspect\b/.test(location.search) || INSPECT_KEY in sessionStorage
  } catch {
    return false
  }
}

/** Notes what machines do until the code that tells of it is there, which only an inspected page fetches. */
function watched(): InspectedOptions {
  let noted: InspectionEvent[] = []
  let watch: Watch = (event) => void noted.push(event)
  import('./watchPage')
    .then(({ watchPage }) => watchPage())
    .then((found) => {
      noted.forEach(found)
      noted = []
      watch = found
    })
    .catch((error: unknown) => console.error(error))
  return { inspect: (event) => watch(event) }
}

/**
 * Options for every actor that a page starts: with `?inspect` in the address it is watched from a second window
 * (components/LiveMachines), otherwise nothing is done.
 */
export function inspected(): InspectedOptions {
  if (typeof window === 'undefined') return NOT_ASKED
  return (options ??= isAskedFor() ? watched() : NOT_ASKED)
}
