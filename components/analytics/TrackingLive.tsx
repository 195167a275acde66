'use client'

import { useActor } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from './inspected'
import type { ConsentCopy } from '@/content/copy/consent'
import { type AnalyticsSettings, leavesBrowser } from '@/model/page/analytics'
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

type ConsentBannerProps = {
  readonly copy: ConsentCopy
  readonly isAsking: boolean
  readonly isAnswered: boolean
  readonly onGiven: () => void
  readonly onRefused: () => void
  readonly onReopened: () => void
}

/** The question whether the visit may be counted: both answers look alike, and reading on without one is fine. */
export const ConsentBanner = ({
  copy,
  isAsking,
  isAnswered,
  onGiven,
  onRefused,
  onReopened,
}: ConsentBannerProps) => (
  <>
    {isAsking && (
      <section className="consent-banner no-print" aria-labelledby="consent-title">
        <h2 id="consent-title">{copy.title}</h2>
        <p>
          {copy.text} <a href={copy.privacyHref}>{copy.privacy}</a>
        </p>
        <div className="answers">
          <button type="button" className="button" onClick={onRefused}>
            {copy.refuse}
          </button>
          <button type="button" className="button" onClick={onGiven}>
            {copy.allow}
          </button>
        </div>
      </section>
    )}
    {isAnswered && (
      <p className="consent-choices no-print">
        <button type="button" onClick={onReopened}>
          {copy.choices}
        </button>
      </p>
    )}
  </>
)
