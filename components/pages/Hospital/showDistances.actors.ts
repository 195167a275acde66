import { directionsCopy } from '@/content/copy/directions'
import { interpolate } from '@/content/copy/interpolate'
import { kilometresBetween } from '@/model/catalogue/position'
import { CITY_MARK } from '@/model/page/inlineScript'
import type { Language } from '@/model/page/language'
import { fetchCityPlace } from '@/services/cityPlace'

let latest = 0

/** Writes how far each hospital of the page is from a city; nothing at those that are in it, or where it is not known. */
export async function showDistances(cityId: number, language: Language): Promise<void> {
  latest = cityId
  const city = await fetchCityPlace(cityId, language)
  // Another city was chosen meanwhile.
  if (latest !== cityId) return
  document.documentElement.setAttribute(CITY_MARK, '')
  for (const line of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const [latitude = NaN, longitude = NaN] = (line.dataset.place ?? '').split(',').map(Number)
    const kilometres = city ? Math.round(kilometresBetween(city, { latitude, longitude })) : 0
    line.textContent =
      city && kilometres > 0
        ? interpolate(directionsCopy[language].distance, {
            kilometres: kilometres.toLocaleString('en-IN'),
            city: city.name,
          })
        : ''
  }
}
