import type { RefObject } from 'react'

type Listeners = {
  /** Something was typed or chosen. */
  readonly onInput: (event: Event) => void
  readonly onSubmit: () => void
}

/**
 * Tells a machine what happens to the form that it has taken over. A submission that came before is made up for.
 * @param submitted whether the form was sent while its machine was fetched
 * @returns how to stop listening
 */
export function listenToForm(
  form: HTMLFormElement,
  submitted: RefObject<boolean>,
  { onInput, onSubmit }: Listeners,
): () => void {
  const onSent = (event: Event) => {
    event.preventDefault()
    onSubmit()
  }
  form.addEventListener('input', onInput)
  form.addEventListener('change', onInput)
  form.addEventListener('submit', onSent)
  if (submitted.current) {
    submitted.current = false
    onSubmit()
  }
  return () => {
    form.removeEventListener('input', onInput)
    form.removeEventListener('change', onInput)
    form.removeEventListener('submit', onSent)
  }
}
