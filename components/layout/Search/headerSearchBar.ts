import type { Language } from '@/model/page/language'

/** Id of the search form, unique on a page; the phone's button links to it. */
export const SEARCH_FORM_ID = 'site-search'

export type HeaderSearchBar = {
  readonly form: HTMLFormElement
  readonly opener: HTMLElement
  /** Carries the form's value, hidden if code runs. */
  readonly select: HTMLSelectElement
  /** Replaces the list if code runs. */
  readonly button: HTMLButtonElement
  readonly field: HTMLInputElement
}

export function headerSearchBar(): HeaderSearchBar | undefined {
  const form = document.querySelector<HTMLFormElement>(`form#${SEARCH_FORM_ID}`)
  const opener = document.querySelector<HTMLElement>('.search-opener')
  const select = form?.querySelector('select')
  const button = form?.querySelector('button')
  const field = form?.querySelector<HTMLInputElement>('.query')
  return form && opener && select && button && field ? { form, opener, select, button, field } : undefined
}

/** Shows a city and sends it with the form; adds missing ones to the list. */
export function showCity({ select, button }: HeaderSearchBar, cityId: number, name: string): void {
  select.value = String(cityId)
  if (select.selectedIndex < 0) {
    select.add(new Option(name, String(cityId)))
    select.value = String(cityId)
  }
  // The last child is the visible city name; the first is the screen reader label.
  if (button.lastElementChild) button.lastElementChild.textContent = select.selectedOptions[0]?.text ?? name
}

/** Swaps the native list and the button. */
export function putButton({ form, select, button }: HeaderSearchBar, isButton: boolean): void {
  form.toggleAttribute('data-ready', isButton)
  select.hidden = isButton
  button.hidden = !isButton
}

/** Shows the native list, if the modal cannot be loaded. */
export function backToNativeList(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  const bar = headerSearchBar()
  if (!bar) return
  putButton(bar, false)
  bar.select.focus()
}

/** Small, since every page contains it. */
export type HeaderSearchViewModel = {
  readonly language: Language
  /** Number of popular cities after all of India. */
  readonly popular: number
  readonly cityId: number
}
