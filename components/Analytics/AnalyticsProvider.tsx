'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { type AnalyticsSettings, type ClickPlace, eventPath } from '@/model/analytics'
import { track } from '@/services/analytics'
import type { ConsentWords } from '@/content/words/consent'

export type AnalyticsProps = { readonly settings: AnalyticsSettings; readonly words: ConsentWords | null }

/** The parts of a page by what their links stand in; the first that fits. */
const PLACES: readonly (readonly [selector: string, place: ClickPlace])[] = [
  ['header', 'header'],
  ['.floating', 'floating'],
  ['form', 'form'],
  ['footer', 'footer'],
]

/** The page's type, as its main element says it. */
const pageType = () => document.querySelector('main')?.dataset.pageType ?? ''

const EVENT_OF_LINK = [
  ['a[href^="tel:"]', 'call_clicked'],
  ['a[href^="https://wa.me/"]', 'whatsapp_clicked'],
] as const

/** Notes a click on any link that calls or opens a WhatsApp conversation. */
function onClick({ target }: MouseEvent): void {
  if (!(target instanceof Element)) return
  for (const [selector, event] of EVENT_OF_LINK) {
    const link = target.closest(selector)
    if (!link) continue
    const place = PLACES.find(([around]) => link.closest(around))?.[1] ?? 'page'
    track({ event, page_type: pageType(), place })
  }
}

/**
 * The small part that runs on every page: the page view and one listener for all links. The tracking machine is fetched
 * where an adapter is configured, after the page is there.
 */
export function AnalyticsProvider(props: AnalyticsProps) {
  const [Live, setLive] = useState<ComponentType<AnalyticsProps> | null>(null)
  const { adapter } = props.settings

  useEffect(() => {
    const { lang } = document.documentElement
    track({
      event: 'page_viewed',
      page_type: pageType(),
      page_path: eventPath(location.pathname),
      language: lang,
    })
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])

  useEffect(() => {
    if (adapter === 'none') return
    import('./TrackingLive').then(
      (code) => setLive(() => code.TrackingLive),
      // Without it nothing is asked and nothing is pushed.
      () => undefined,
    )
  }, [adapter])

  return Live && <Live {...props} />
}
