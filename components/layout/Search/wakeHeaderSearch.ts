import type { ComponentType } from 'react'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { keepSelectedCity, keptChoice } from '@/services/selectedCity'
import type { HeaderSearchLiveProps } from './HeaderSearchLive'
import {
  SEARCH_FORM_ID,
  backToNativeList,
  headerSearchBar,
  putButton,
  showCity,
  type HeaderSearchViewModel,
} from './headerSearchBar'

/**
 * Wakes the search bar that the server drew: shows the kept city and the one that is chosen anywhere on the page, lets
 * the phone's button open the bar, and fetches the code for results when the bar is first touched. The elements stay
 * where they are, so that letters and focus stay too. It is in every page's first load and therefore small: the bar's
 * markup is not in it.
 * @param onLive gets the component of the results
 * @returns what ends it
 */
export function wakeHeaderSearch(
  viewModel: HeaderSearchViewModel,
  onLive: (code: ComponentType<HeaderSearchLiveProps>) => void,
): (() => void) | undefined {
  const bar = headerSearchBar()
  if (!bar) return
  const { form, opener, select, button, field } = bar
  let isLoading = false

  const load = (event?: Event) => {
    // Opening the cities is no search.
    const isForCities = event?.target instanceof Node && button.contains(event.target)
    if (isLoading || isForCities) return
    isLoading = true
    import('./HeaderSearchLive').then(
      (code) => onLive(code.HeaderSearchLive),
      () => {
        // The plain form still works; the next touch retries.
        isLoading = false
      },
    )
  }
  const keepChosen = () => {
    const { value, selectedIndex, selectedOptions } = select
    const type = selectedIndex === 0 ? 'all' : selectedIndex <= viewModel.popular ? 'popular' : 'other'
    keepSelectedCity({ cityid: Number(value), cityname: selectedOptions[0]?.text ?? '', type })
  }
  const ready = () => {
    showCity(bar, Number(select.value), '')
    putButton(bar, true)
  }
  const show = (isShown: boolean) => {
    form.toggleAttribute('data-shown', isShown)
    opener.setAttribute('aria-expanded', String(isShown))
  }
  const onOpener = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== ' ') return
    event.preventDefault()
    const isShown = !form.hasAttribute('data-shown')
    show(isShown)
    // In the same gesture, as phones require for their keyboard.
    if (isShown) field.focus()
  }
  // The modal loads the same code; on failure the native list returns.
  const onButton = () => void import('@/components/layout/SelectCity/SelectCity').catch(backToNativeList)

  const kept = keptChoice()
  // A choice made before this code ran overrides the stored city.
  const drawnId = 'kept' in select.dataset ? kept?.cityid : viewModel.cityId
  if (Number(select.value) !== drawnId) keepChosen()
  else if (kept) showCity(bar, kept.cityid, kept.cityname)
  // An open native list is replaced after it closes.
  if (document.activeElement === select) select.addEventListener('blur', ready, { once: true })
  else ready()
  opener.setAttribute('role', 'button')
  opener.setAttribute('aria-controls', SEARCH_FORM_ID)
  show(location.hash === `#${SEARCH_FORM_ID}`)
  if (form.contains(document.activeElement)) load()

  const listening = new AbortController()
  const { signal } = listening
  form.addEventListener('focusin', load, { signal })
  form.addEventListener('pointerdown', load, { signal })
  select.addEventListener('change', keepChosen, { signal })
  button.addEventListener('click', onButton, { signal })
  opener.addEventListener('click', onOpener, { signal })
  opener.addEventListener('keydown', onOpener, { signal })
  const stop = onCityAnnounced(({ cityId, name }) => showCity(bar, cityId, name))
  return () => {
    stop()
    listening.abort()
  }
}
