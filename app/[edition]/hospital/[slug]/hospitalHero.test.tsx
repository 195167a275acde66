import { renderToStaticMarkup } from 'react-dom/server'
import { cities, departments } from '@/content/catalogue/catalogue'
import type { PageContext } from '@/model/page/pageContext'
import { rowLike } from '@/tests/support/testCatalogue'
import { HospitalHero } from './HospitalHero'

const html = (page: Partial<PageContext>, changes = {}) => {
  const hospital = rowLike('hospitals', changes)
  return renderToStaticMarkup(
    <HospitalHero
      hospital={hospital}
      departments={departments().slice(0, 1)}
      city={cities().find(({ cityid }) => cityid === hospital.cityid)!}
      page={{
        pageType: 'Hospital',
        pageName: 'Hospital',
        path: '/hospital/x',
        tier: 3,
        language: 'en',
        ...page,
      }}
      form={null}
    />,
  )
}

const OWN = { streetAddress: '12 Example Road', phone: '022 4000 1234' }

test('house, street and its own number to call are on a hospital’s page, where its row has them', () => {
  expect(html({}, OWN)).toContain('12 Example Road, Pitampura')
  expect(html({}, OWN)).toMatch(/<a href="tel:\+912240001234">[^<]+1234<\/a>/)
  expect(html({ language: 'hi' }, OWN)).toContain('href="tel:+912240001234"')
  expect(html({})).not.toContain('<th scope="row">Phone</th>')
})

test('a page without call buttons has no number', () => {
  expect(html({ isCallEnabled: false }, OWN)).not.toContain('tel:')
})

test('names the part of the city in the page’s language, in English where the row has no Hindi one', () => {
  const named = { locality: 'Andheri West', localityInHindi: 'अंधेरी वेस्ट' }
  expect(html({ language: 'hi' }, named)).not.toContain('Andheri West')
  expect(html({ language: 'hi' }, named)).toContain('अंधेरी वेस्ट')
  expect(html({}, named)).not.toContain('अंधेरी')
  expect(html({ language: 'hi' }, { ...named, localityInHindi: undefined })).toContain('Andheri West')
})
