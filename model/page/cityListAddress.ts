/** A list of doctors or hospitals of one city: `/pune/doctors/cardiologist` (specification, section 2, routes). */
const CITY_LIST = /^\/[^/]+\/((?:doctors|hospitals)\/[^/]+)\/?$/

/** A city's name as its address has it; the site knows each city by that, or leads from there to where it is. */
const slugOf = (cityname: string): string =>
  cityname
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The same list of another city, where the path is a city's list; otherwise undefined. */
export function sameListIn(cityname: string, path: string): string | undefined {
  const list = CITY_LIST.exec(path)?.[1]
  return list && `/${slugOf(cityname)}/${list}`
}
