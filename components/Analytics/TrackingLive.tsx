'use client'

import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '@/components/Inspection/inspected'
import { leavesBrowser } from '@/model/analytics'
import type { AnalyticsProps } from './AnalyticsProvider'
import { ConsentBanner } from './ConsentBanner'
import { hasPrivacyControl, keepEvents, liveTracking, pageOpened } from './TrackingProvider'

/** The tracking machine of a page, and what it asks the visitor. */
export function TrackingLive({ settings, words }: AnalyticsProps) {
  const [machine] = useState(() => liveTracking(settings))
  const [snapshot, send] = useActor(machine, inspected())

  useEffect(() => send(pageOpened(settings)), [send, settings])

  const keeps = snapshot.hasTag('keeps')
  useEffect(() => {
    if (!keeps || !leavesBrowser(settings.adapter)) return
    window.addEventListener('pagehide', keepEvents)
    return () => window.removeEventListener('pagehide', keepEvents)
  }, [keeps, settings.adapter])

  if (!words || hasPrivacyControl()) return null
  return (
    <ConsentBanner
      words={words}
      isAsking={snapshot.hasTag('asking')}
      isAnswered={snapshot.hasTag('answered')}
      onGiven={() => send({ type: 'consent.given' })}
      onRefused={() => send({ type: 'consent.refused' })}
      onReopened={() => send({ type: 'consent.reopened' })}
    />
  )
}
