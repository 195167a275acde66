import { isRight } from 'fp-ts/Either'
import { PageProps, withPageDefaults } from './pageProps'

test('a page says its type and tier, the rest only where it differs', () => {
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3 }))).toBe(true)
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3, leadFormKeys: ['city', 'query'] }))).toBe(true)
  expect(isRight(PageProps.decode({ pageType: 'Home' }))).toBe(false)
  expect(isRight(PageProps.decode({ pageType: 'Home', tier: 3, leadFormKeys: ['town'] }))).toBe(false)
})

test('call, WhatsApp and form are on unless a page turns them off', () => {
  expect(withPageDefaults({ pageType: 'Home', tier: 3, isCallEnabled: false })).toEqual({
    pageType: 'Home',
    tier: 3,
    isCallEnabled: false,
    isWhatsAppEnabled: true,
    isFormEnabled: true,
  })
})
