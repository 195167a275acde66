'use client'

import { PromptButton } from '@/components/desk/PromptButton'
import { deskAccountCopy as copy } from '@/content/copy/deskAccount'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { signInFailureOf } from '@/model/desk/staff'
import { askPasskeyFor, type PasskeyUse } from './askPasskey'

type PasskeyButtonProps = { readonly use: PasskeyUse; readonly label: string }

/** Asks the browser for a passkey. */
export const PasskeyButton = ({ use, label }: PasskeyButtonProps) => (
  <PromptButton
    label={label}
    asking={copy.passkeyBusy}
    needsScript={staffLoginCopy.passkeyNeeds}
    ask={() =>
      askPasskeyFor(use).then(
        () => null,
        (error: unknown) => signInFailureOf(error).kind,
      )
    }
    problems={copy.passkeyProblems}
  />
)
