import { renderToStaticMarkup } from 'react-dom/server'
import type { PageContext } from '@/model/page/pageContext'
import { ChangeLocation, isCityList } from './ChangeLocation'

const pageOf = (pageType: string): PageContext => ({
  pageType,
  pageName: 'List',
  path: '/pune/list',
  tier: 3,
  language: 'en',
})

test.each([
  ['city-wise doctors', '/doctors'],
  ['city-wise hospitals', '/hospitals'],
])('on a page of type %s the link opens the location modal, or %s without code', (pageType, href) => {
  const html = renderToStaticMarkup(<ChangeLocation page={pageOf(pageType)} />)
  expect(html).toContain('data-opens="location"')
  expect(html).toContain(`href="${href}"`)
  expect(html).toContain('Change location')
})

test('only the lists of one city have it', () => {
  expect(
    ['city-wise doctors', 'doctors', 'hospitals', 'Insurance', 'city-wise hospitals'].map((type) =>
      isCityList(pageOf(type)),
    ),
  ).toEqual([true, false, false, false, true])
})
