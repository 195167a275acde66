import { trackingMachine, type TrackingEvent } from '@/machines/tracking/tracking.machine'
import {
  type AnalyticsSettings,
  TRACKING_PUSH_DELAY_MS,
  consentFor,
  holdsTypedText,
  leavesBrowser,
} from '@/model/page/analytics'
import { forgetVisit } from '@/components/layout/VisitContext/visitSignal'
import {
  keepEvents,
  rememberConsent,
  rememberRefusal,
  rememberedConsent,
  startAdapter,
  takeKeptEvents,
} from '@/services/analyticsAdapters'
import { browser } from '@/services/browser'
import { hasPrivacyControl } from '@/services/visitCapture'

export { hasPrivacyControl, keepEvents }

/** The tracking machine with its effects, once a page. */
export const liveTracking = (settings: AnalyticsSettings) =>
  trackingMachine.provide({
    delays: {
      // Since page load or consent; scripts may start much later (components/layout/start).
      pushDelay: ({ event }) =>
        event.type === 'page.opened'
          ? Math.max(0, TRACKING_PUSH_DELAY_MS - performance.now())
          : TRACKING_PUSH_DELAY_MS,
    },
    actions: {
      push: () => {
        takeKeptEvents()
        startAdapter(settings)
      },
      keepConsent: rememberConsent,
      keepRefusal: () => {
        rememberRefusal()
        forgetVisit()
      },
      // Third-party code cannot be unloaded: the page reloads without it.
      stopPushing: () => browser.reload(),
    },
  })

/** Initial event of the machine, with the page's settings. */
export const pageOpened = ({ adapter }: AnalyticsSettings): TrackingEvent => ({
  type: 'page.opened',
  consent: consentFor({
    adapter,
    remembered: rememberedConsent(),
    hasPrivacyControl: hasPrivacyControl(),
  }),
  isPrivate: leavesBrowser(adapter) && (holdsTypedText(location.pathname) || hasRefilledField()),
})

/** Whether the page, otherwise an open one, shows again what could not be taken (ThankYou/CorrectNumber). */
const hasRefilledField = (): boolean => document.querySelector('[data-refilled]') !== null
