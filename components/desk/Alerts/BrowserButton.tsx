'use client'

import { PromptButton } from '@/components/desk/PromptButton'
import { deskAlertsCopy as copy } from '@/content/copy/deskAlerts'
import { tellHere } from './alertBrowser'

/** Asks for the browser's permission for notifications. @param publicKey of the site (VAPID) */
export const BrowserButton = ({ publicKey }: { readonly publicKey: string }) => (
  <PromptButton
    label={copy.tellHere}
    asking={copy.asking}
    needsScript={copy.needsScript}
    ask={() => tellHere(publicKey)}
    problems={copy.problems}
  />
)
