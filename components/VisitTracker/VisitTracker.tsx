import { TRACKING_PARAMETERS } from '@/model/tracking'
import { VisitNote } from './VisitNote'

/** Notes where a visit came from, on every page; placed once in the layout. */
export const VisitTracker = () => <VisitNote parameters={TRACKING_PARAMETERS} />
