'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'
import { isMeasured } from '@/model/page/analytics'
import type { AnalyticsProps } from './TrackingLive'

/** Counts the page (docs/decisions/0060), and fetches the tracking machine where an adapter is configured; what it pushes, components/layout/start has noted from the beginning. */
export function AnalyticsLoader(props: AnalyticsProps) {
  const [Live, setLive] = useState<ComponentType<AnalyticsProps> | null>(null)
  const { adapter } = props.settings

  useEffect(() => {
    // Without it the page is not counted.
    import('./pageTraffic').then(({ countPage }) => void countPage()).catch(() => undefined)
  }, [])

  useEffect(() => {
    if (adapter === 'none' || !isMeasured(location.pathname)) return
    import('./TrackingLive').then(
      (code) => setLive(() => code.TrackingLive),
      // Without it nothing is asked and nothing is pushed.
      () => undefined,
    )
  }, [adapter])

  return (
    Live && (
      <Part name="tracking">
        <Live {...props} />
      </Part>
    )
  )
}
