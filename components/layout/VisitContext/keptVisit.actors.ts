import { isMarkedSignedIn } from '@/model/account/visitorMarks'
import { selectedCity } from '@/services/selectedCity'
import { KEPT_VISIT_KEY } from '@/services/visitCapture'

function isVisitKept(): boolean {
  try {
    return sessionStorage.getItem(KEPT_VISIT_KEY) !== null
  } catch {
    return false
  }
}

/** Whether the browser knows a session, a chosen city, or what the visitor came from. */
export const knowsVisit = (): boolean =>
  isMarkedSignedIn(document.cookie) || selectedCity() !== undefined || isVisitKept()
