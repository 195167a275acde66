import type { ComparedKind } from '@/model/page/comparison'
import { keptComparison } from '@/services/keptComparison'
import { type Chosen, boxesOf } from './compareBoxes'

/**
 * Stores a list's ticked entries for the visit; its code is loaded with the first tick, or for an earlier choice.
 * @returns a function that stops it
 */
export function watchComparison(
  form: HTMLFormElement,
  kind: ComparedKind,
  show: (chosen: Chosen | null) => void,
): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const isChosen = () => keptComparison(kind).length > 0 || boxesOf(form, kind).some(({ checked }) => checked)
  // On the way back to a page that was left, the visit may have chosen something elsewhere.
  const onShow = () => {
    if (isChosen()) run()
  }
  const rest = () => {
    form.removeEventListener('change', run)
    removeEventListener('pageshow', onShow)
  }
  const wait = () => {
    form.addEventListener('change', run)
    addEventListener('pageshow', onShow)
  }
  const run = () => {
    rest()
    void import('./comparison.actors').then(
      (code) => {
        if (!isOver) stop = code.runComparison(form, kind, show)
      },
      // The plain form does without; another tick tries again.
      wait,
    )
  }
  if (isChosen()) run()
  else wait()
  return () => {
    isOver = true
    rest()
    stop?.()
  }
}
