import { renderToStaticMarkup } from 'react-dom/server'
import FindHospitalOrDoctorPage, { metadata } from '@/app/[edition]/find-hospital-doctor-for-surgery/page'
import { HEXA_TREATMENT_SLUGS, departments, servedCities } from '@/content/catalogue/catalogue'
import { landingCopy } from '@/content/copy/landing'

let html = ''
beforeAll(async () => {
  html = renderToStaticMarkup(await FindHospitalOrDoctorPage())
})

describe('the page for finding a hospital or a doctor', () => {
  it('leads to the operations, the departments, and the doctors and hospitals of every served city', () => {
    const links = [
      ...HEXA_TREATMENT_SLUGS.map((slug) => `/treatment/${slug}`),
      '/treatment',
      ...departments().map(({ slug }) => `/department/${slug}`),
      ...servedCities().flatMap(({ slug }) => [`/doctors?city=${slug}`, `/hospitals?city=${slug}`]),
      '/',
    ]
    expect(links.filter((link) => !html.includes(`href="${link}"`))).toEqual([])
  })

  it('has what its own links jump to', () => {
    const jumps = landingCopy.find.start.filter(({ href }) => href.startsWith('#'))
    expect(jumps.length).toBeGreaterThan(0)
    expect(jumps.filter(({ href }) => !html.includes(`id="${href.slice(1)}"`))).toEqual([])
  })

  it('stands alone, with one heading, a search and the form of the home page', () => {
    expect(html).not.toMatch(/<header|<footer|data-shell/)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(html).toContain('action="/search"')
    expect(html.match(/action="\/enquiry"/g)).toHaveLength(1)
    expect(html).toContain('name="pageType" value="Home"')
    expect(html).toContain('name="variant" value="3"')
    expect(html).toContain('name="path" value="/find-hospital-doctor-for-surgery"')
  })

  it('is for no search engine', () => {
    expect(metadata.robots).toMatchObject({ index: false })
  })
})
