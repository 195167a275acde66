import { CITY_SIGNAL } from '@/model/page/pageMarks'

/** A city as the parts of a page show it. */
type AnnouncedCity = { readonly cityId: number; readonly name: string }

/** Announces the new city; components that show it update themselves. */
export const announceCity = (city: AnnouncedCity): void => {
  document.dispatchEvent(new CustomEvent(CITY_SIGNAL, { detail: city }))
}

/** Hears which city holds from now on. @returns what ends the listening */
export const onCityAnnounced = (listener: (city: AnnouncedCity) => void): (() => void) => {
  // Only announceCity sends this event.
  const onSignal = (event: Event) => listener((event as CustomEvent<AnnouncedCity>).detail)
  document.addEventListener(CITY_SIGNAL, onSignal)
  return () => document.removeEventListener(CITY_SIGNAL, onSignal)
}
