import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { setTopEntries } from '@/content/catalogue/options/topEntries'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { footerAccordions } from './footerLinks'

afterEach(() => setCatalogueSnapshot(undefined))

const linksOf = (group: string): readonly string[] =>
  footerAccordions('en')
    .filter(({ id }) => id === group)
    .flatMap(({ links }) => links.map(({ href }) => href))
const namedIn = (group: string) =>
  linksOf(group).filter((href) => /^\/(doctor|hospital)\/[a-z0-9-]+$/.test(href))
const byCity = (group: string) => linksOf(group).filter((href) => !namedIn(group).includes(href))

test('lists by city are those of popular cities, or of the cities in which a clinic works', () => {
  expect(byCity('doctors')[0]).toBe('/delhi/doctors/general-surgeon')
  const rows = catalogueSnapshot()
  setCatalogueSnapshot({
    ...rows,
    cities: rows.cities.map((city) => ({ ...city, served: city.slug === 'pune' })),
    departments: rows.departments.filter(({ slug }) => ['cardiology', 'ent'].includes(slug)),
  })
  expect(byCity('doctors')).toEqual(['/pune/doctors/cardiologist', '/pune/doctors/ent-surgeon'])
  expect(byCity('hospitals')).toEqual(['/pune/hospitals/cardiology', '/pune/hospitals/ent'])
})

test('names doctors and hospitals of the catalogue, those with most reviews first, then by years', () => {
  const doctors = namedIn('doctors').map((href) => href.replace('/doctor/', ''))
  expect(doctors).toHaveLength(3)
  const reviewsOf = (slug: string) =>
    shippedRows('reviews').filter(({ doctorSlug }) => doctorSlug === slug).length
  const counts = doctors.map(reviewsOf)
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  expect(counts[0]).toBe(Math.max(...shippedRows('doctors').map(({ slug }) => reviewsOf(slug))))
  expect(namedIn('hospitals')).toHaveLength(3)
  expect(linksOf('doctors').slice(0, 3)).toEqual(namedIn('doctors'))
  setTopEntries({ doctors: [{ slug: 'own', name: 'Dr Own', hindi: 'डॉ ओन' }], hospitals: [] })
  expect(namedIn('doctors')).toEqual(['/doctor/own'])
  expect(namedIn('hospitals')).toEqual([])
  setTopEntries(undefined)
})
