'use client'

import { ConsentBanner } from '@/components/Analytics/ConsentBanner'
import { ConsentFrame } from '@/components/Analytics/ConsentFrame'
import { consentWords } from '@/content/words/consent'

const nothing = () => undefined

/** The question for consent in one of its states; its answers lead nowhere. */
export const ConsentSpecimen = ({
  language,
  isAsking,
}: {
  readonly language: 'en' | 'hi'
  readonly isAsking: boolean
}) => (
  <ConsentFrame>
    <ConsentBanner
      words={consentWords[language]}
      isAsking={isAsking}
      isAnswered={!isAsking}
      onGiven={nothing}
      onRefused={nothing}
      onReopened={nothing}
    />
  </ConsentFrame>
)
