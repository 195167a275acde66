'use client'

import { ConsentBanner } from '@/components/analytics/TrackingLive'
import { ConsentRoot } from '@/components/analytics/Analytics'
import { consentCopy } from '@/content/copy/consent'
import type { Language } from '@/model/page/language'

const nothing = () => undefined

/** The question for consent in one of its states; its answers lead nowhere. */
export const ConsentSpecimen = ({
  language,
  isAsking,
}: {
  readonly language: Language
  readonly isAsking: boolean
}) => (
  <ConsentRoot>
    <ConsentBanner
      copy={consentCopy[language]}
      isAsking={isAsking}
      isAnswered={!isAsking}
      onGiven={nothing}
      onRefused={nothing}
      onReopened={nothing}
    />
  </ConsentRoot>
)
