import { savedItemsCopy } from '@/content/copy/savedItems'
import type { Language } from '@/model/page/language'
import { type SavedKeys, changeSaved, fetchSaved } from '@/services/savedItems'

const buttonsOf = (form: HTMLFormElement): readonly HTMLButtonElement[] =>
  [...form.elements].filter(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.name === 'item',
  )

/**
 * Shows on a form's buttons what is saved, and changes it when pressed; after a failed call the plain form is posted,
 * and its answer gives the reason.
 * @returns a function that stops it; undefined without a session
 */
export async function liveSaves(
  form: HTMLFormElement,
  language: Language,
  onChange: (changed: 'saved' | 'dropped') => void,
): Promise<(() => void) | undefined> {
  const copy = savedItemsCopy[language]
  const saved = await fetchSaved().catch(() => null)
  if (!saved) return undefined
  const names = new Map(buttonsOf(form).map((button) => [button, button.getAttribute('aria-label') ?? '']))
  let kept = saved
  const show = (keys: SavedKeys) => {
    kept = keys
    for (const [button, name] of names) {
      const isSaved = keys.has(button.value)
      button.setAttribute('aria-label', isSaved ? name.replace(copy.save, copy.savedNow) : name)
      button.textContent = isSaved ? copy.savedNow : copy.save
      button.formAction = isSaved ? '/profile/saved/drop' : form.action
    }
  }
  show(saved)
  let isBusy = false
  const onSubmit = (event: SubmitEvent) => {
    const button = event.submitter
    if (!(button instanceof HTMLButtonElement) || !names.has(button)) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    const isKept = !kept.has(button.value)
    changeSaved(button.value, isKept)
      .then((keys) => {
        show(keys)
        onChange(isKept ? 'saved' : 'dropped')
      })
      .catch(() => {
        form.removeEventListener('submit', onSubmit)
        form.requestSubmit(button)
      })
      .finally(() => {
        isBusy = false
      })
  }
  form.addEventListener('submit', onSubmit)
  return () => form.removeEventListener('submit', onSubmit)
}
