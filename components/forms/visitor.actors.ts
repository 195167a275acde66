import { isMarkedSignedIn } from '@/model/account/visitorMarks'
import { selectedCity } from '@/services/selectedCity'

/** Whether the browser knows a session or a chosen city. */
export const knowsVisitor = (): boolean => isMarkedSignedIn(document.cookie) || selectedCity() !== undefined
