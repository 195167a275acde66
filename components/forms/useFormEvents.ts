import { type RefObject, useLayoutEffect } from 'react'
import { isPlainClick } from '@/components/ui/isPlainClick'

interface Readers<Event> {
  /** Event of a submitted form; undefined for one that posts. */
  readonly ofForm: (form: HTMLFormElement, submitter: HTMLElement | null) => Event | undefined
  /** Event of a plainly clicked link; undefined for one that is followed. */
  readonly ofLink: (link: HTMLAnchorElement) => Event | undefined
}

/** Sends the events of the forms and links within an element to their machine, from when it takes them over (TakenOver.tsx). */
export function useFormEvents<Event>(
  root: RefObject<HTMLElement | null>,
  send: (event: Event) => void,
  { ofForm, ofLink }: Readers<Event>,
): void {
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return
    const listening = new AbortController()
    const { signal } = listening
    const tell = (event: globalThis.Event, meant: Event | undefined) => {
      if (!meant) return
      event.preventDefault()
      send(meant)
    }
    const onSubmit = (event: SubmitEvent) => {
      if (event.target instanceof HTMLFormElement) tell(event, ofForm(event.target, event.submitter))
    }
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      if (link && isPlainClick(event)) tell(event, ofLink(link))
    }
    element.addEventListener('submit', onSubmit, { signal })
    element.addEventListener('click', onClick, { signal })
    return () => listening.abort()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the machine takes the forms over
  }, [])
}
