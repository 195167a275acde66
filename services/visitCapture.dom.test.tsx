import { NOTED_PARAMETERS } from '@/model/page/trackingParameters'
import { currentTracking, visitOf } from '@/services/visit'
import { TRACKING_REFUSED_KEY, VIEWS_KEY, notePageView } from '@/services/visitCapture'

const MINUTE = 60_000

const opens = (address: string) => {
  history.replaceState(null, '', address)
  notePageView(NOTED_PARAMETERS)
}

beforeEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('where a visit came from', () => {
  test('is known on a later page: the first and the latest address with parameters', () => {
    opens('/treatment/piles?source=google&gclid=g-1')
    opens('/contact-us')
    opens('/?source=newsletter')
    opens('/contact-us')
    expect(currentTracking()).toEqual({
      first: { source: 'google', gclid: 'g-1' },
      last: { source: 'newsletter' },
    })
  })

  test('is known by utm_source and utm_medium as well', () => {
    opens('/?utm_source=google&utm_medium=cpc')
    opens('/contact-us')
    expect(currentTracking().last).toEqual({ source: 'google', medium: 'cpc' })
  })

  test('is forgotten after 30 minutes of inactivity, and not before', () => {
    const views = (gap: number) => [[0, 'source=google'] as const, [gap, ''] as const]
    expect(visitOf(views(30 * MINUTE))?.last).toEqual({ source: 'google' })
    expect(visitOf(views(31 * MINUTE))).toBeNull()
  })

  test('is noted without anything else of the address', () => {
    opens('/thankyou?mob=9876543210&source=Marketing&name=Asha')
    expect(localStorage.getItem(VIEWS_KEY)).toContain('source=Marketing')
    expect(localStorage.getItem(VIEWS_KEY)).not.toMatch(/9876543210|Asha/)
  })

  test('is not noted for who refused or sends Global Privacy Control: only the present address counts', () => {
    opens('/?source=google')
    localStorage.setItem(TRACKING_REFUSED_KEY, '1')
    opens('/contact-us?medium=cpc')
    expect(localStorage.getItem(VIEWS_KEY)).toBeNull()
    expect(currentTracking()).toEqual({ first: { medium: 'cpc' }, last: { medium: 'cpc' } })

    localStorage.clear()
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    opens('/?source=google')
    expect(localStorage.getItem(VIEWS_KEY)).toBeNull()
  })

  test('is empty when storage holds what is none of ours', () => {
    localStorage.setItem(VIEWS_KEY, '{"not":"a list"}')
    expect(currentTracking()).toEqual({})
  })
})
