import { useSyncExternalStore } from 'react'
import { isOwnMachine } from '@/devtools/inspection/ownMachine'

/** Shows what was typed on a developer's own machine alone: pages elsewhere do not follow it (inspection/watchPage.ts). */
export function UnmaskSwitch({ onChange }: { readonly onChange: (isOn: boolean) => void }) {
  // The server does not know under which address it is seen.
  const isOffered = useSyncExternalStore(
    () => () => {},
    () => isOwnMachine(),
    () => false,
  )
  if (!isOffered) return null
  return (
    <label className="unmask">
      <input type="checkbox" onChange={({ target }) => onChange(target.checked)} /> Show what was typed:
      names, numbers and codes stand here readable until you switch it off; saved files stay masked.
    </label>
  )
}
