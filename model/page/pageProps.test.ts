import { isRight } from 'fp-ts/Either'
import { PageProps } from './pageProps'

test('a page says its type and tier, the rest only where it differs', () => {
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3 }))).toBe(true)
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3, leadFormKeys: ['city', 'query'] }))).toBe(true)
  expect(isRight(PageProps.decode({ pageType: 'Home' }))).toBe(false)
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3, leadFormKeys: ['town'] }))).toBe(false)
})
