import { act, render, waitFor } from '@testing-library/react'
import { announceCity } from '@/components/layout/SelectCity/citySignal'
import { ACCOUNT_SCRIPT } from '@/model/page/inlineScript'
import { CITY_MARK } from '@/model/page/pageMarks'
import type { Hospital } from '@/model/catalogue/hospital'
import type { Language } from '@/model/page/language'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { DoctorCards } from '@/components/pages/Doctor/DoctorCards'
import { HospitalCards } from './HospitalCards'
import { pause } from '@/tests/support/until'

const PLACES: Readonly<Record<string, object>> = {
  '/api/cities/place?cityId=1002': { name: 'Pune', latitude: 18.5196, longitude: 73.8554 },
  '/api/cities/place?cityId=1002&language=hi': { name: 'पुणे', latitude: 18.5196, longitude: 73.8554 },
  '/api/cities/place?cityId=477': { name: 'Mumbai', latitude: 19.0728, longitude: 72.8826 },
}
const requested = jest.fn()
beforeEach(() => {
  localStorage.clear()
  document.documentElement.removeAttribute(CITY_MARK)
  requested.mockClear()
  global.fetch = (async (path: string) => {
    requested(path)
    const place = PLACES[path]
    return { status: place ? 200 : 404, text: async () => JSON.stringify(place ?? null) }
  }) as unknown as typeof fetch
})

const chosen = (cityid: number) =>
  localStorage.setItem('selectedCity', JSON.stringify({ cityid, cityname: 'x', type: 'other' }))

const [NEEM, , SEA] = shippedRows('hospitals') as [Hospital, Hospital, Hospital]

/** Neem Grove with a place of its own in Delhi, and one in Mumbai that is known by its city only. */
const show = (language: Language = 'en') =>
  render(
    <HospitalCards
      hospitals={[{ ...NEEM, latitude: 28.7, longitude: 77.13, mapLink: 'https://maps.example/neem' }, SEA]}
      language={language}
    />,
  )
const distances = () =>
  [...document.querySelectorAll('.distance')].map(({ textContent }) => textContent).join(' | ')
/** Runs the inline script of the header. */
const readPage = () => {
  Object.defineProperty(document, 'currentScript', {
    value: document.createElement('header').appendChild(document.createElement('script')),
    configurable: true,
  })
  window.eval(ACCOUNT_SCRIPT)
}
const settle = () => act(() => pause(50))

test('without a chosen city nothing is said, fetched or given room', async () => {
  readPage()
  show()
  await settle()
  expect(distances()).toBe(' | ')
  expect(requested).not.toHaveBeenCalled()
  expect(document.documentElement.hasAttribute(CITY_MARK)).toBe(false)
})

test('the way to a hospital names it as the page does', () => {
  show('hi')
  const way = document.querySelector('a[href="https://maps.example/neem"]')
  expect(way?.textContent).toContain(NEEM.hindi)
  expect(way?.textContent).not.toContain(NEEM.HospitalName)
})

test('a chosen city has its room before the page is alive, and then says how far each hospital is', async () => {
  chosen(1002)
  readPage()
  expect(document.documentElement.hasAttribute(CITY_MARK)).toBe(true)
  show()
  await waitFor(() => expect(distances()).toBe('~1,180 km from Pune | ~119 km from Pune'))
})

test('doctors of a matter come in the order of their distance too; those in the city itself first', async () => {
  chosen(1002)
  const [first, ...more] = shippedRows('doctors').filter(({ cityid }) => [1002, 477].includes(cityid))
  const doctors = [...more, ...(first ? [first] : [])].sort((one, other) => one.cityid - other.cityid)
  render(<DoctorCards doctors={doctors} language="en" isByDistance />)
  const cities = () =>
    [...document.querySelectorAll('[data-by-distance] > li .distance')].map(({ textContent }) => textContent)
  await waitFor(() => expect(cities()).toContain('~119 km from Pune'))
  expect(cities()).toEqual(doctors.map(({ cityid }) => (cityid === 1002 ? '' : '~119 km from Pune')).sort())
})

test('in Hindi', async () => {
  chosen(1002)
  show('hi')
  await waitFor(() => expect(distances()).toBe('पुणे से ~1,180 किमी | पुणे से ~119 किमी'))
})

test('a city chosen on the page changes them; in its own city nothing stands at a hospital, nor for a city that nobody knows', async () => {
  chosen(1002)
  show()
  await waitFor(() => expect(distances()).toContain('Pune'))
  act(() => announceCity({ cityId: 477, name: 'Mumbai' }))
  await waitFor(() => expect(distances()).toMatch(/^~1,1\d\d km from Mumbai \| $/))
  act(() => announceCity({ cityId: 7, name: 'Elsewhere' }))
  await waitFor(() => expect(distances()).toBe(' | '))
  act(() => announceCity({ cityId: 477, name: 'Mumbai' }))
  await waitFor(() => expect(distances()).toContain('Mumbai'))
  act(() => announceCity({ cityId: 0, name: 'All of India' }))
  await waitFor(() => expect(distances()).toBe(' | '))
  expect(document.documentElement.hasAttribute(CITY_MARK)).toBe(false)
  expect(requested).not.toHaveBeenCalledWith('/api/cities/place?cityId=0')
})

test('the way is a plain link that tells the map nothing of the page', () => {
  const { getByRole } = show()
  const link = getByRole('link', { name: 'Directions to Neem Grove Surgical Hospital' })
  expect(link).toHaveProperty('href', 'https://maps.example/neem')
  expect(link).toHaveProperty('rel', 'noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})
