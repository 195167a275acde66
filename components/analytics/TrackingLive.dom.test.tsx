import { act, render, screen } from '@testing-library/react'
import { consentCopy } from '@/content/copy/consent'
import type { AnalyticsSettings } from '@/model/page/analytics'
import { dataLayer, track } from '@/services/analytics'
import { KEPT_EVENTS_KEY, TRACKING_ALLOWED_KEY } from '@/services/analyticsAdapters'
import { browser } from '@/services/browser'
import { TRACKING_REFUSED_KEY, VIEWS_KEY } from '@/services/visitCapture'
import { TrackingLive } from './TrackingLive'

const TAG_MANAGER: AnalyticsSettings = { adapter: 'dataLayer', tagManagerId: 'GTM-TEST1' }
const WORDS = consentCopy.en

const open = (settings = TAG_MANAGER) =>
  render(<TrackingLive settings={settings} copy={settings.adapter === 'dataLayer' ? WORDS : null} />)
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const tagManager = () => document.querySelector<HTMLScriptElement>('script[src*="googletagmanager"]')
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const question = () => screen.queryByRole('region', { name: WORDS.title })
const namesNoted = () =>
  dataLayer().flatMap((entry) =>
    typeof entry === 'object' && entry && 'event' in entry ? [entry.event] : [],
  )

const pageView = (page_path: string) =>
  track({ event: 'page_viewed', page_type: 'Home', page_path, language: 'en-IN' })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  window.dataLayer = []
  history.replaceState(null, '', '/')
})
afterEach(() => {
  jest.useRealTimers()
  tagManager()?.remove()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

describe('a tag manager', () => {
  test('is loaded only after the visitor has agreed, and 10 s later', () => {
    open()
    passes(60_000)
    expect(question()).not.toBeNull()
    expect(tagManager()).toBeNull()

    press('Agree')
    expect(question()).toBeNull()
    expect(localStorage.getItem(TRACKING_ALLOWED_KEY)).toBe('1')
    passes(9_999)
    expect(tagManager()).toBeNull()
    passes(1)
    expect(tagManager()?.src).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-TEST1')
  })

  test('is never loaded for who does not agree; that is remembered, and ends the notes of the visit', () => {
    localStorage.setItem(VIEWS_KEY, '[]')
    const { unmount } = open()
    press('Do not agree')
    passes(60_000)
    expect(tagManager()).toBeNull()
    expect(localStorage.getItem(TRACKING_REFUSED_KEY)).toBe('1')
    expect(localStorage.getItem(VIEWS_KEY)).toBeNull()

    unmount()
    open()
    passes(60_000)
    expect([question(), tagManager()]).toEqual([null, null])
  })

  test('is never loaded where the browser sends Global Privacy Control, not even after an earlier yes', () => {
    localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    open()
    passes(60_000)
    expect([question(), tagManager(), screen.queryByRole('button')]).toEqual([null, null, null])
  })

  test('is loaded without a question for who has agreed before; the consent can be taken back', () => {
    const reload = jest.spyOn(browser, 'reload').mockImplementation(() => {})
    localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
    open()
    expect(question()).toBeNull()
    passes(10_000)
    expect(tagManager()).not.toBeNull()

    press('Privacy choices')
    press('Do not agree')
    expect(localStorage.getItem(TRACKING_ALLOWED_KEY)).toBeNull()
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each(['/search', '/chat/ai', '/hi/enquiry/0192-draft'])(
    'is neither asked for nor loaded on %s',
    (path) => {
      history.replaceState(null, '', path)
      localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
      open()
      passes(60_000)
      expect([question(), tagManager()]).toEqual([null, null])
    },
  )

  test('is not loaded beside a field that shows again what was typed', () => {
    localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
    const form = document.body.appendChild(document.createElement('form'))
    form.dataset.refilled = ''
    open()
    passes(60_000)
    form.remove()
    expect([question(), tagManager()]).toEqual([null, null])
  })
})

describe('events of a page that is left before they are pushed', () => {
  const leave = () => act(() => window.dispatchEvent(new Event('pagehide')))

  test('are pushed on the visit’s next page, in their order and once', () => {
    localStorage.setItem(TRACKING_ALLOWED_KEY, '1')
    for (const path of ['/one', '/two']) {
      window.dataLayer = []
      pageView(path)
      const { unmount } = open()
      leave()
      unmount()
    }
    window.dataLayer = []
    pageView('/three')
    open()
    passes(10_000)
    expect(dataLayer().map((entry) => JSON.stringify(entry).match(/\/\w+(?=")/)?.[0])).toEqual([
      '/one',
      '/two',
      '/three',
      undefined,
    ])
    expect(sessionStorage.getItem(KEPT_EVENTS_KEY)).toBeNull()
  })

  test('are kept nowhere before the visitor has agreed', () => {
    pageView('/one')
    open()
    leave()
    expect(sessionStorage.getItem(KEPT_EVENTS_KEY)).toBeNull()
  })
})

test('the log prints what was noted and what follows, after 10 s and without a question', () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {})
  pageView('/one')
  open({ adapter: 'log' })
  passes(9_999)
  expect(info).not.toHaveBeenCalled()
  passes(1)
  track({ event: 'search_used', query_length: 5, results: 2 })
  expect(info.mock.calls.map(([, entry]) => entry.event)).toEqual(['page_viewed', 'search_used'])
  expect(namesNoted()).toEqual(['page_viewed', 'search_used'])
  expect([question(), tagManager()]).toEqual([null, null])
})
