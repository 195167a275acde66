import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/rows/catalogueSnapshot'
import { setTopEntries } from '@/content/options/topEntries'
import { shippedRows } from '@/content/rows/shippedCatalogue'
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

test('names doctors and hospitals of the catalogue, those with most reviews first, then by years', () => {
  const doctors = linksOf('namedDoctors').map((href) => href.replace('/doctor/', ''))
  expect(doctors).toHaveLength(4)
  const reviewsOf = (slug: string) =>
    shippedRows('reviews').filter(({ doctorSlug }) => doctorSlug === slug).length
  const counts = doctors.map(reviewsOf)
  expect(counts).toEqual([...counts].sort((one, other) => other - one))
  expect(counts[0]).toBe(Math.max(...shippedRows('doctors').map(({ slug }) => reviewsOf(slug))))
  expect(linksOf('namedHospitals').every((href) => /^\/hospital\/[a-z0-9-]+$/.test(href))).toBe(true)
  setTopEntries({ doctors: [{ slug: 'own', name: 'Dr Own', hindi: 'डॉ ओन' }], hospitals: [] })
  expect(linksOf('namedDoctors')).toEqual(['/doctor/own'])
  expect(linksOf('namedHospitals')).toEqual([])
  setTopEntries(undefined)
})
