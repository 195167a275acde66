/** Sends what a page has counted when it is left, unless its visitor wants nobody to count. */
import type { InspectionEvent } from 'xstate'
import { type PageTraffic, TRAFFIC_PATH, VITALS, vitalStep } from '@/model/page/traffic'
import { trackingIsRefused } from '@/services/visitCapture'
import { PageCounts } from './pageTraffic'

let counts: PageCounts | undefined
/** Each metric's value so far, which ends when the page is left. */
const vitals = new Map<string, number>()

function isRefused(): boolean {
  try {
    return trackingIsRefused()
  } catch {
    // Storage is closed: nobody can have refused in it, but somebody wants to be left alone.
    return true
  }
}

const vitalSteps = (): PageTraffic['vitals'] => {
  const steps = [...vitals].map(([name, value]): [string, number] => [name, vitalStep(name, value)])
  vitals.clear()
  return steps
}

function send(): void {
  if (!counts) return
  const { pageType = '' } = document.querySelector('main')?.dataset ?? {}
  const body = JSON.stringify(counts.leave(pageType, vitalSteps()))
  if (!isRefused() && 'sendBeacon' in navigator)
    navigator.sendBeacon(TRAFFIC_PATH, new Blob([body], { type: 'application/json' }))
}

/** How quick the page was; what a browser does not measure is not sent. */
function watchVitals(): void {
  import('web-vitals')
    .then(({ onLCP, onINP, onCLS }) => {
      for (const on of [onLCP, onINP, onCLS])
        on(({ name, value }) => void (name in VITALS && vitals.set(name, value)), { reportAllChanges: true })
    })
    // Without them the machines are counted alone.
    .catch(() => undefined)
}

/** Begins to count on a page that came alive; does nothing more when called again. */
export function countPage(): PageCounts {
  if (counts) return counts
  watchVitals()
  addEventListener('pagehide', send)
  return (counts = new PageCounts())
}

/** Counts an event of any machine of the page (inspected.ts). */
export const count = (event: InspectionEvent): void => countPage().note(event)
