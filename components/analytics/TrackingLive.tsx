'use client'

import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '@/components/analytics/inspected'
import type { ConsentCopy } from '@/content/copy/consent'
import { type AnalyticsSettings, leavesBrowser } from '@/model/page/analytics'
import { ConsentBanner } from './ConsentBanner'
import { hasPrivacyControl, keepEvents, liveTracking, pageOpened } from './tracking.actors'

export type AnalyticsProps = { readonly settings: AnalyticsSettings; readonly copy: ConsentCopy | null }

/** The tracking machine of a page, and what it asks the visitor. */
export function TrackingLive({ settings, copy }: AnalyticsProps) {
  const [machine] = useState(() => liveTracking(settings))
  const [snapshot, send] = useActor(machine, inspected())

  useEffect(() => send(pageOpened(settings)), [send, settings])

  const keeps = snapshot.hasTag('keeps')
  useEffect(() => {
    if (!keeps || !leavesBrowser(settings.adapter)) return
    window.addEventListener('pagehide', keepEvents)
    return () => window.removeEventListener('pagehide', keepEvents)
  }, [keeps, settings.adapter])

  if (!copy || hasPrivacyControl()) return null
  return (
    <ConsentBanner
      copy={copy}
      isAsking={snapshot.hasTag('asking')}
      isAnswered={snapshot.hasTag('answered')}
      onGiven={() => send({ type: 'consent.given' })}
      onRefused={() => send({ type: 'consent.refused' })}
      onReopened={() => send({ type: 'consent.reopened' })}
    />
  )
}
