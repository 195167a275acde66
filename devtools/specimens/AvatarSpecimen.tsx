'use client'

import { useEffect } from 'react'
import { accountBox, showInitials } from '@/components/account/AccountButton/AccountLive'

/** Puts the header above into the state of somebody who is logged in; nobody is. */
export function AvatarSpecimen({ initials }: { readonly initials: string }) {
  useEffect(() => {
    const box = accountBox()
    if (box) showInitials(box, initials)
  }, [initials])
  return null
}
