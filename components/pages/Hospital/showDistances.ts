import { directionsCopy } from '@/content/copy/directions'
import { interpolate } from '@/content/copy/interpolate'
import { kilometresBetween } from '@/model/catalogue/position'
import { ALL_OF_INDIA_ID } from '@/model/account/visitorMarks'
import { CITY_MARK } from '@/model/page/pageMarks'
import type { Language } from '@/model/page/language'
import { fetchCityPlace } from '@/services/cityPlace'

let latest = 0

/** Groups of places without an order of their own: a page's few hospitals of a matter, and a doctor's. */
const GROUPS = '[data-by-distance], #places dl'

/** Sorts by distance, except groups in view during hydration. */
function sortByDistance(kilometres: ReadonlyMap<Element, number>, order: string, isChoice: boolean): void {
  for (const group of document.querySelectorAll(GROUPS)) {
    const { top, bottom } = group.getBoundingClientRect()
    if (!isChoice && bottom > 0 && top < innerHeight) continue
    const distanceOf = (place: Element) =>
      kilometres.get(place.querySelector('[data-place]') ?? place) ?? Infinity
    // The text above names the sort order.
    const intro = group.parentElement?.previousElementSibling
    if (intro?.matches('p.aside')) intro.textContent = order
    group.append(...[...group.children].sort((one, other) => distanceOf(one) - distanceOf(other)))
  }
}

/** From all of India nothing has a distance. */
function forgetDistances(): void {
  document.documentElement.removeAttribute(CITY_MARK)
  for (const line of document.querySelectorAll('[data-place]')) line.textContent = ''
}

/**
 * Writes how far each hospital of the page is from a city; at those that are in it, or where it is not
 * known, what the line has for that.
 * @param isChoice whether the visitor has chosen it just now
 */
export async function showDistances(cityId: number, language: Language, isChoice: boolean): Promise<void> {
  latest = cityId
  if (cityId === ALL_OF_INDIA_ID) return forgetDistances()
  const city = await fetchCityPlace(cityId, language)
  // Another city was chosen meanwhile.
  if (latest !== cityId) return
  document.documentElement.setAttribute(CITY_MARK, '')
  const distances = new Map<Element, number>()
  for (const line of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const [latitude = NaN, longitude = NaN] = (line.dataset.place ?? '').split(',').map(Number)
    const kilometres = city ? Math.round(kilometresBetween(city, { latitude, longitude })) : 0
    if (city) distances.set(line, kilometres)
    line.textContent =
      city && kilometres > 0
        ? interpolate(directionsCopy[language].distance, {
            kilometres: kilometres.toLocaleString('en-IN'),
            city: city.name,
          })
        : interpolate(line.dataset.here ?? '', { city: city?.name ?? '' })
  }
  if (!city) return
  sortByDistance(distances, interpolate(directionsCopy[language].order, { city: city.name }), isChoice)
}
