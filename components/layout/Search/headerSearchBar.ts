import type { Language } from '@/model/page/language'

/** Id of the search form, unique on a page; the phone's button links to it. */
export const SEARCH_FORM_ID = 'site-search'

/** The elements of the bar as the server drew it. */
export type HeaderSearchBar = {
  readonly form: HTMLFormElement
  readonly opener: HTMLElement
  /** The native list of cities; hidden, it carries the form's value. */
  readonly select: HTMLSelectElement
  /** The city where code runs. */
  readonly button: HTMLButtonElement
  readonly field: HTMLInputElement
}

/** The bar of this page, if it has one. */
export function headerSearchBar(): HeaderSearchBar | undefined {
  const form = document.querySelector<HTMLFormElement>(`form#${SEARCH_FORM_ID}`)
  const opener = document.querySelector<HTMLElement>('.search-opener')
  const select = form?.querySelector('select')
  const button = form?.querySelector('button')
  const field = form?.querySelector<HTMLInputElement>('.query')
  return form && opener && select && button && field ? { form, opener, select, button, field } : undefined
}

/** Shows a city and sends it with the form. The list may know more cities than the page does. */
export function showCity({ select, button }: HeaderSearchBar, cityId: number, name: string): void {
  select.value = String(cityId)
  if (select.selectedIndex < 0) {
    select.add(new Option(name, String(cityId)))
    select.value = String(cityId)
  }
  // The last child is the visible city name; the first is the screen reader label.
  if (button.lastElementChild) button.lastElementChild.textContent = select.selectedOptions[0]?.text ?? name
}

/** Puts the button in the native list's place, or the list back in its own. */
export function putButton({ form, select, button }: HeaderSearchBar, isButton: boolean): void {
  form.toggleAttribute('data-ready', isButton)
  select.hidden = isButton
  button.hidden = !isButton
}

/** Lets the native list choose the city, where the modal of cities cannot. */
export function backToNativeList(): void {
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  const bar = headerSearchBar()
  if (!bar) return
  putButton(bar, false)
  bar.select.focus()
}

/** Data for the search bar's code: small, since every page contains it. */
export type HeaderSearchViewModel = {
  readonly language: Language
  /** How many cities of the native list, the first ones behind all of India, are popular. */
  readonly popular: number
  /** Default city. */
  readonly cityId: number
}
