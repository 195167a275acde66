import { renderToStaticMarkup } from 'react-dom/server'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { cities, departments } from '@/content/catalogue/catalogue'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { PlacesByDepartment } from './PlacesByDepartment'

const MANY = 500

/** A catalogue with so many cities, each with a doctor of every department. */
function withManyCities(): { cityId: number; departmentId: number; count: number }[] {
  const [pattern] = cities()
  if (!pattern) throw new Error('no city')
  const many = Array.from({ length: MANY }, (_, at) => ({
    ...pattern,
    cityid: 5000 + at,
    slug: `city-${at}`,
    citytype: 'other' as const,
  }))
  setCatalogueSnapshot({ ...catalogueSnapshot(), cities: many })
  return departments().flatMap(({ DepartmentId }) =>
    many.map(({ cityid }) => ({ cityId: cityid, departmentId: DepartmentId, count: 1 })),
  )
}
afterEach(() => setCatalogueSnapshot(undefined))

const linksOf = (markup: string): readonly string[] =>
  [...markup.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)

describe('a catalogue of hundreds of cities', () => {
  test('a page lists the first of each department, and leads to the page with all of them', () => {
    const links = linksOf(
      renderToStaticMarkup(<PlacesByDepartment places={withManyCities()} to="doctors" language="en" />),
    )
    expect(links.length).toBeLessThan(departments().length * 40)
    for (const { specialitySlug } of departments())
      expect(links).toContain(`/doctors?speciality=${specialitySlug}#places`)
  })

  test('the page of one department lists every city', () => {
    const places = withManyCities()
    const [chosen] = departments()
    const links = linksOf(
      renderToStaticMarkup(
        <PlacesByDepartment places={places} to="hospitals" chosen={chosen} language="en" />,
      ),
    )
    expect(new Set(links)).toEqual(new Set(cities().map(({ slug }) => `/${slug}/hospitals/${chosen?.slug}`)))
  })
})

test('a few places are all shown, and nothing leads elsewhere', () => {
  const links = [
    { href: '/a', name: 'A' },
    { href: '/b', name: 'B' },
  ]
  const markup = renderToStaticMarkup(<PlaceLinks links={links} all={{ href: '/all', name: 'All' }} />)
  expect(linksOf(markup)).toEqual(['/a', '/b'])
})
