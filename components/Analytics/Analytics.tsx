import type { Language } from '@/content/messages/messages'
import { consentWords } from '@/content/words/consent'
import { type AnalyticsSettings, leavesBrowser } from '@/model/analytics'
import { AnalyticsProvider } from './AnalyticsProvider'
import { ConsentFrame } from './ConsentFrame'

type AnalyticsProps = { readonly language: Language; readonly settings: AnalyticsSettings }

/** Analytics of a page, once in the document; the question for consent is there only where something leaves the browser. */
export function Analytics({ language, settings }: AnalyticsProps) {
  const isAsked = leavesBrowser(settings.adapter)
  const provider = <AnalyticsProvider settings={settings} words={isAsked ? consentWords[language] : null} />
  return isAsked ? <ConsentFrame>{provider}</ConsentFrame> : provider
}
