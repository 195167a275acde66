'use client'

import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Part } from '@/components/layout/islands/Part'

/** What of a page's forms is shown now. */
interface Shown {
  readonly isBusy: boolean
  /** A new value moves the focus to the change; undefined on the server's page. */
  readonly moment?: string
}

type MachineProps<View, Now> = {
  readonly view: View
  /** It listens to the forms and links below. */
  readonly root: RefObject<HTMLElement | null>
  readonly onShown: (shown: Now) => void
}

type TakenOverProps<Now extends Shown, View extends { readonly shown: Now }> = {
  readonly view: View
  /** Fetches what runs the machine. */
  readonly load: () => Promise<ComponentType<MachineProps<View, Now>>>
  /** Where the focus goes, of what is shown. */
  readonly goal: string
  readonly draw: (shown: Now) => ReactNode
}

/** Plain forms that post, until the code of their machine is there and takes them over where they are. */
export function TakenOver<Now extends Shown, View extends { readonly shown: Now }>({
  view,
  load,
  goal,
  draw,
}: TakenOverProps<Now, View>) {
  const root = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Now>(view.shown)
  const [Machine, setMachine] = useState<ComponentType<MachineProps<View, Now>> | null>(null)
  useEffect(() => {
    load().then(
      (loaded) => setMachine(() => loaded),
      // The plain forms post.
      () => undefined,
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, [])
  const { moment } = shown
  const former = useRef(moment)
  useEffect(() => {
    const before = former.current
    former.current = moment
    // The focus stays where it is while the machine takes the page over.
    if (before === undefined || before === moment) return
    const found = root.current?.querySelector<HTMLElement>(goal)
    if (!found) return
    found.tabIndex = -1
    found.focus()
  }, [moment, goal])
  return (
    <div
      className="steps"
      ref={root}
      aria-busy={shown.isBusy || undefined}
      data-live={Machine ? 'true' : undefined}
    >
      {draw(shown)}
      {Machine && (
        <Part name="formMachine" onFault={() => setMachine(null)}>
          <Machine view={view} root={root} onShown={setShown} />
        </Part>
      )}
    </div>
  )
}
