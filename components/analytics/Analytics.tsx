import type { Language } from '@/model/page/language'
import { consentCopy } from '@/content/copy/consent'
import { type AnalyticsSettings, leavesBrowser } from '@/model/page/analytics'
import { AnalyticsLoader } from './AnalyticsLoader.actors'
import { ConsentRoot } from './ConsentBanner.styles'

type AnalyticsProps = { readonly language: Language; readonly settings: AnalyticsSettings }

/** Analytics of a page, once in the document; the question for consent is there only where something leaves the browser. */
export function Analytics({ language, settings }: AnalyticsProps) {
  const isRequested = leavesBrowser(settings.adapter)
  const provider = <AnalyticsLoader settings={settings} copy={isRequested ? consentCopy[language] : null} />
  return isRequested ? <ConsentRoot>{provider}</ConsentRoot> : provider
}
