import type { InspectionEvent } from 'xstate'
import { INSPECT_KEY } from '@/model/account/visitorMarks'
import { noteForReport } from './machineLog'
import { noteFault } from './machineFaults'
import { count } from './pageTraffic'

type Watch = (event: InspectionEvent) => void
type InspectedOptions = { readonly inspect?: Watch }

const NOT_INSPECTED: InspectedOptions = {}

let options: InspectedOptions | undefined

function isRequested(): boolean {
  try {
    return /[?&]inspect\b/.test(location.search) || INSPECT_KEY in sessionStorage
  } catch {
    return false
  }
}

/** Notes what machines do until the code that tells of it is there, which only an inspected page fetches. */
function watched(): Watch {
  let noted: InspectionEvent[] = []
  let watch: Watch = (event) => void noted.push(event)
  import('@/devtools/inspection/watchPage')
    .then(({ watchPage }) => watchPage())
    .then((found) => {
      noted.forEach(found)
      noted = []
      watch = found
    })
    .catch((error: unknown) => console.error(error))
  return (event) => watch(event)
}

/**
 * Options for every actor of a page: counts its transitions, reports failed actions, logs for problem reports, and
 * with `?inspect` in the address connects to the live view (devtools/liveView).
 */
export function inspected(): InspectedOptions {
  if (typeof window === 'undefined') return NOT_INSPECTED
  if (options) return options
  const watches = [noteForReport, count, noteFault, ...(isRequested() ? [watched()] : [])]
  return (options = { inspect: (event) => watches.forEach((watch) => watch(event)) })
}
