import { CITY_SIGNAL } from '@/model/page/pageMarks'

type AnnouncedCity = { readonly cityId: number; readonly name: string }

/** Announces a selected city to the page's components. */
export const announceCity = (city: AnnouncedCity): void => {
  document.dispatchEvent(new CustomEvent(CITY_SIGNAL, { detail: city }))
}

/** @returns the unsubscribe function */
export const onCityAnnounced = (listener: (city: AnnouncedCity) => void): (() => void) => {
  // Only announceCity sends this event.
  const onSignal = (event: Event) => listener((event as CustomEvent<AnnouncedCity>).detail)
  document.addEventListener(CITY_SIGNAL, onSignal)
  return () => document.removeEventListener(CITY_SIGNAL, onSignal)
}
