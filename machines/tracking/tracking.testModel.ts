import { TRACKING_PUSH_DELAY_MS } from '@/model/page/analytics'
import type { TestModel } from '@/devtools/proof/testModel'
import type { TrackingEvent } from './tracking.machine'

export const trackingTestModel: TestModel<TrackingEvent, unknown, undefined> = {
  input: undefined,
  events: [
    {
      label: 'opens a page whose data stays in the browser',
      event: { type: 'page.opened', consent: 'notNeeded', isPrivate: false },
    },
    {
      label: 'opens a page and has not been asked yet',
      event: { type: 'page.opened', consent: 'unknown', isPrivate: false },
    },
    {
      label: 'opens a page after having refused',
      event: { type: 'page.opened', consent: 'refused', isPrivate: false },
    },
    {
      label: 'opens a page that may hold typed text after having agreed',
      event: { type: 'page.opened', consent: 'given', isPrivate: true },
    },
    {
      label: 'opens a page that may hold typed text without having been asked',
      event: { type: 'page.opened', consent: 'unknown', isPrivate: true },
    },
    { label: 'agrees', event: { type: 'consent.given' } },
    { label: 'does not agree', event: { type: 'consent.refused' } },
    { label: 'opens the privacy choices', event: { type: 'consent.reopened' } },
  ],
  delays: { pushDelay: TRACKING_PUSH_DELAY_MS },
  stateKey: () => null,
}
