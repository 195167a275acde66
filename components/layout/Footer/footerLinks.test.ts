import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/rows/catalogueSnapshot'
import { footerAccordions } from './footerLinks'

afterEach(() => setCatalogueSnapshot(undefined))

const linksOf = (group: string): readonly string[] =>
  footerAccordions('en')
    .filter(({ id }) => id === group)
    .flatMap(({ links }) => links.map(({ href }) => href))

test('lists by city are those of popular cities, or of the cities in which a clinic works', () => {
  expect(linksOf('doctors')[0]).toBe('/delhi/doctors/general-surgeon')
  const rows = catalogueSnapshot()
  setCatalogueSnapshot({
    ...rows,
    cities: rows.cities.map((city) => ({ ...city, served: city.slug === 'pune' })),
    departments: rows.departments.filter(({ slug }) => ['cardiology', 'ent'].includes(slug)),
  })
  expect(linksOf('doctors')).toEqual(['/pune/doctors/cardiologist', '/pune/doctors/ent-surgeon'])
  expect(linksOf('hospitals')).toEqual(['/pune/hospitals/cardiology', '/pune/hospitals/ent'])
})
