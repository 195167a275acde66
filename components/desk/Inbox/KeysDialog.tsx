import type { RefObject } from 'react'
import { KeyRows } from '@/components/desk/KeyRows'
import { ACTION_KEYS } from '@/components/desk/useKeys'
import { inboxCopy as copy, leadPanelCopy } from '@/content/copy/desk'
import { FOLLOW_UP_ACTIONS } from '@/model/desk/followUp'

type KeysDialogProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Every key of the inbox, and the switch that turns single keys off. */
export function KeysDialog({ dialog, isOn, onSwitch }: KeysDialogProps) {
  const { keys, close } = copy
  const rows = [
    ...keys.rows,
    ...FOLLOW_UP_ACTIONS.map((action) => [ACTION_KEYS[action], leadPanelCopy.actions[action]] as const),
  ]
  return (
    <dialog ref={dialog} aria-labelledby="desk-keys">
      <h2 id="desk-keys">{keys.title}</h2>
      <KeyRows rows={rows} />
      <label className="switch">
        <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
        {keys.use}
      </label>
      <form method="dialog">
        <button type="submit">{close}</button>
      </form>
    </dialog>
  )
}
