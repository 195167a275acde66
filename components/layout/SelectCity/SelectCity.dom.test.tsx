import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import { ALL_OF_INDIA, type CityChoice, choiceOf } from '@/model/account/cityChoice'
import type { Place } from '@/model/account/location'
import { fetchCityList } from '@/services/cityList'
import { findPlace, loggedNearmeFailure } from '@/services/geo'
import { SelectCity } from './SelectCity'
import { onCityAnnounced } from './citySignal'
import type { Language } from '@/model/page/language'
import { MODAL_PROPS } from '@/tests/support/modalProps'

jest.mock('@/services/cityList')
jest.mock('@/services/geo')
jest.mock('@/services/account')

const cities = jest.mocked(fetchCityList)
const place = jest.mocked(findPlace)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const user = userEvent.setup()
const close = jest.fn()
const listener = jest.fn()

const PROPS: ModalContentProps = { ...MODAL_PROPS, close }
const city = (cityid: number, cityname: string, type: string, serviceable?: boolean): CityChoice =>
  choiceOf({ cityid, cityname, type, serviceable })
const CITIES = [
  city(9001, 'Pune', 'other', true),
  city(9002, 'Kochi', 'other', false),
  city(477, 'Mumbai', 'popular', true),
  { ...city(514, 'Delhi NCR', 'popular', true), isDefault: true },
]

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const told = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const filter = () => screen.getByRole('combobox', { name: 'Search for a city' })
const option = (name: string) => screen.getByRole('option', { name })
const nearme = () => screen.getByRole('button', { name: 'Use my current location' })

/** The list of one page; its actor lives as long as the module, so that each test is a page of its own. */
async function showsList(language: Language = 'en') {
  const shown = render(<SelectCity {...PROPS} language={language} />)
  await waitFor(() => expect(options().length).toBeGreaterThan(0))
  return shown
}

let stop = () => {}
beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  window.dataLayer = []
  cities.mockResolvedValue(CITIES)
  jest.mocked(loggedNearmeFailure).mockImplementation((error) => error)
  stop = onCityAnnounced(listener)
})
afterEach(() => stop())

test('is empty when the list cannot be fetched; that is logged, and the next opening asks again', async () => {
  cities.mockRejectedValueOnce(new Error('no answer'))
  const { unmount } = render(<SelectCity {...PROPS} />)
  expect(await screen.findByText('No city found.', { selector: '.none' })).toBeTruthy()
  expect(log).toHaveBeenCalledWith(new Error('no answer'))
  unmount()
  await showsList()
  expect(cities).toHaveBeenCalledTimes(2)
  // The default city applies to this page and is not stored.
  expect(listener).toHaveBeenCalledWith({ cityId: 514, name: 'Delhi NCR' })
  expect(localStorage).toHaveLength(0)
})

test('opens with the focus in its search; popular cities first, the chosen one marked; fetched once a page', async () => {
  await showsList()
  expect(document.activeElement).toBe(filter())
  expect(options()).toEqual(['All of India', 'Delhi NCR', 'Mumbai', 'Pune', 'Kochi'])
  expect(told()).toContain('4 cities')
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Delhi NCR')
  const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('option')
  expect(group('Popular cities')).toHaveLength(2)
  expect(group('Other cities')).toHaveLength(2)
  expect(cities).not.toHaveBeenCalled()
})

test('a search by keyboard alone names the active city, tells how many match, and takes it with Enter', async () => {
  await showsList()
  await user.keyboard('pu')
  expect(options()).toEqual(['Pune'])
  expect(filter().getAttribute('aria-activedescendant')).toBe(option('Pune').id)
  expect(told()).toContain('1 city')
  await user.keyboard('{Enter}')
  expect(listener).toHaveBeenCalledWith({ cityId: 9001, name: 'Pune' })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

test('all of India is a choice that is named, and counts as no city', async () => {
  await showsList()
  await user.keyboard('all of')
  expect(options()).toEqual(['All of India'])
  expect(told()).toContain('All of India')
})

test('all of India is chosen and kept as a city is', async () => {
  await showsList()
  await user.click(option('All of India'))
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(ALL_OF_INDIA)
  expect(listener).toHaveBeenCalledWith({ cityId: 0, name: 'All of India' })
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

test('the arrow keys go through the list without a search', async () => {
  await showsList()
  await user.keyboard('{Enter}')
  expect(close).not.toHaveBeenCalled()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
  expect(listener).toHaveBeenCalledWith({ cityId: 477, name: 'Mumbai' })
})

test('a chosen city is kept as the specification says, told to the page and noted with five fields', async () => {
  await showsList()
  const before = Date.now()
  await user.click(option('Kochi'))
  const kept = { cityid: 9002, cityname: 'Kochi', type: 'other', serviceable: false }
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(kept)
  const session = JSON.parse(localStorage.getItem('sessionLocation') ?? '')
  expect(session).toEqual({ time: expect.any(Number), city: kept })
  expect(session.time).toBeGreaterThanOrEqual(before)
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('userSelectedCity='))
  expect(JSON.parse(decodeURIComponent(cookie?.split('=')[1] ?? ''))).toEqual(session)
  expect(window.dataLayer).toEqual([
    {
      event: 'location_selected',
      success: true,
      mobile_no: '',
      city: 'Kochi',
      city_selection_mode: 'manual',
      serviceable: false,
    },
  ])
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

test('Use my current location asks the device and takes the city found, without a further press', async () => {
  let found = (_: Place) => {}
  place.mockReturnValue(new Promise((resolve) => (found = resolve)))
  await showsList()
  await user.click(nearme())
  const waiting = screen.getByRole('button', { name: 'Finding your location…' })
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await user.click(waiting)
  expect(place).toHaveBeenCalledTimes(1)
  await act(async () => found({ cityName: 'Poona', city: { cityid: 9001, cityname: 'Pune', type: 'other' } }))
  expect(listener).toHaveBeenCalledWith({ cityId: 9001, name: 'Pune' })
  expect(window.dataLayer).toMatchObject([{ city: 'Pune', city_selection_mode: 'nearme', serviceable: true }])
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

test.each([
  ['denied', 'Location access denied. Please choose your city from the list.'],
  ['unsupported', 'Geolocation is not supported by this browser. Please choose your city from the list.'],
  ['position', 'Your location could not be found. Please choose your city from the list.'],
])('a location that is %s is logged and said, and the list is there', async (kind, copy) => {
  place.mockRejectedValue({ kind })
  await showsList()
  await user.click(nearme())
  expect(await screen.findByText(copy)).toBeTruthy()
  expect(log).toHaveBeenCalledWith({ kind })
  expect(nearme().hasAttribute('aria-disabled')).toBe(false)
  await user.click(option('Pune'))
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1))
})

test('says when a search finds nothing', async () => {
  await showsList()
  await user.keyboard('xyz')
  expect(screen.getByText('No city found.', { selector: '.none' })).toBeTruthy()
  expect(filter().getAttribute('aria-expanded')).toBe('false')
})
