'use client'

import { ConsentBanner } from '@/components/analytics/TrackingLive'
import { consentCopy } from '@/content/copy/consent'
import type { Language } from '@/model/page/language'
import { useEffect } from 'react'
import { accountBox, showInitials } from '@/components/account/AccountButton/AccountLive'

const nothing = () => undefined

/** The question for consent in one of its states; its answers lead nowhere. */
export const ConsentSpecimen = ({
  language,
  isAsking,
}: {
  readonly language: Language
  readonly isAsking: boolean
}) => (
  <ConsentBanner
    copy={consentCopy[language]}
    isAsking={isAsking}
    isAnswered={!isAsking}
    onGiven={nothing}
    onRefused={nothing}
    onReopened={nothing}
  />
)

/** Shows the header above as for a logged-in user. */
export function AvatarSpecimen({ initials }: { readonly initials: string }) {
  useEffect(() => {
    const box = accountBox()
    if (box) showInitials(box, initials)
  }, [initials])
  return null
}
