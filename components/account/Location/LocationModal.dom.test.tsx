import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { onSessionAnnounced } from '@/components/account/Session/sessionSignal'
import { ASHA } from '@/machines/session/session.testModel'
import type { Me } from '@/model/account/account'
import { choiceOf } from '@/model/account/cityChoice'
import { fetchCityList } from '@/services/cityList'
import { findPlace, loggedNearmeFailure } from '@/services/geo'
import { browser } from '@/services/browser'
import { updateProfile } from '@/services/profile'
import { LocationModal } from './LocationModal'
import { MODAL_PROPS } from '@/tests/support/modalProps'

jest.mock('@/services/cityList')
jest.mock('@/services/geo')
jest.mock('@/services/profile')

const update = jest.mocked(updateProfile)
const place = jest.mocked(findPlace)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const reload = jest.spyOn(browser, 'again').mockImplementation(() => {})
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {})
const setTitle = jest.fn()
const PUNE = { cityid: 9001, cityname: 'Pune', type: 'other', serviceable: true }
const CITIES = [choiceOf({ cityid: 514, cityname: 'Delhi NCR', type: 'popular' }), choiceOf(PUNE)]

let user = userEvent.setup()
beforeEach(() => {
  jest.clearAllMocks()
  jest.useFakeTimers()
  user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  localStorage.clear()
  history.replaceState(null, '', '/faq')
  window.dataLayer = []
  jest.mocked(fetchCityList).mockResolvedValue(CITIES)
  jest.mocked(loggedNearmeFailure).mockImplementation((error) => error)
  update.mockResolvedValue(ASHA)
})
afterEach(() => jest.useRealTimers())

const city = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'City' })
const name = () => screen.queryByRole('textbox', { name: 'Name' })
const submit = () => screen.getByRole('button', { name: 'Submit' })
async function shows(me?: Me) {
  const shown = render(<LocationModal {...MODAL_PROPS} setTitle={setTitle} me={me} />)
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(1))
  return shown
}
const after = (ms: number) => act(async () => void jest.advanceTimersByTime(ms))

test.each([
  ['a visitor', undefined, 'Location', false],
  ['a user with a name', ASHA, 'Location', false],
  ['a user without a name', { ...ASHA, name: '' }, 'Personal Details', true],
])('%s: the title and whether a name is asked for', async (_, me, title, asksName) => {
  await shows(me)
  expect(setTitle).toHaveBeenLastCalledWith(title)
  expect(name() !== null).toBe(asksName)
})

test('what is missing is said at its field, the first one gets the focus, and an edit takes it back', async () => {
  await shows({ ...ASHA, name: '' })
  await user.click(submit())
  expect(screen.getByText('Please enter your name').id).toBe(name()?.getAttribute('aria-describedby'))
  expect(screen.getByText('Please select your city').id).toBe(city().getAttribute('aria-describedby'))
  expect(document.activeElement).toBe(name())
  expect(update).not.toHaveBeenCalled()
  await user.keyboard('A')
  expect(screen.queryByText('Please enter your name')).toBeNull()
  await user.selectOptions(city(), 'Pune')
  expect(screen.queryByText('Please select your city')).toBeNull()
  expect(city().getAttribute('aria-invalid')).toBeNull()
})

test('a visitor’s city is kept by the browser alone; the page reloads after a second', async () => {
  await shows()
  await user.selectOptions(city(), 'Pune')
  await user.click(submit())
  expect(screen.getByText('Location Updated Successfully')).toBe(document.activeElement)
  expect(update).not.toHaveBeenCalled()
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(PUNE)
  expect(JSON.parse(localStorage.getItem('sessionLocation') ?? '')).toMatchObject({ city: PUNE })
  expect(document.cookie).toContain('userSelectedCity=')
  await after(999)
  expect(reload).not.toHaveBeenCalled()
  await after(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a user’s name and city are stored with the account, and noted with the number', async () => {
  let stored = () => {}
  update.mockReturnValue(new Promise((resolve) => (stored = () => resolve(ASHA))))
  await shows({ ...ASHA, name: '' })
  await user.type(name() ?? document.body, ' Asha Rao ')
  await user.selectOptions(city(), 'Pune')
  await user.click(submit())
  expect(screen.getByRole('button', { name: 'Submitting...' }).getAttribute('aria-disabled')).toBe('true')
  expect(update).toHaveBeenCalledWith({ name: 'Asha Rao', cityId: 9001 })
  expect(localStorage.getItem('selectedCity')).toBeNull()
  await act(async () => stored())
  expect(screen.getByText('Profile Updated Successfully')).toBeTruthy()
  expect(window.dataLayer).toEqual([
    {
      event: 'location_selected',
      success: true,
      mobile_no: '9876543210',
      city: 'Pune',
      city_selection_mode: 'manual',
      serviceable: true,
    },
  ])
})

test('a failure is logged, noted as no success, said politely, and the form keeps what was entered', async () => {
  update.mockRejectedValue({ kind: 'network' })
  await shows(ASHA)
  await user.selectOptions(city(), 'Pune')
  await user.click(submit())
  expect(log).toHaveBeenCalledWith({ kind: 'network' })
  expect(window.dataLayer).toMatchObject([{ event: 'location_selected', success: false, city: 'Pune' }])
  expect(screen.getByText(/could not be saved/).closest('[role=status]')).not.toBeNull()
  expect(city().value).toBe('9001')
  expect(submit().hasAttribute('aria-disabled')).toBe(false)
  await after(5000)
  expect(reload).not.toHaveBeenCalled()
})

test('the present location fills in the city, and is noted as such', async () => {
  place.mockResolvedValue({ cityName: 'Pune', city: PUNE })
  await shows()
  await user.click(screen.getByRole('button', { name: 'Use my current location' }))
  expect(screen.getByText('You are in Pune.')).toBeTruthy()
  expect(city().value).toBe('9001')
  await user.click(submit())
  expect(window.dataLayer).toMatchObject([{ city_selection_mode: 'nearme' }])
})

test('a city that the list lacks is shown and can be sent', async () => {
  place.mockResolvedValue({ cityName: 'Salem', city: { cityid: 7, cityname: 'Salem', type: 'other' } })
  await shows()
  await user.click(screen.getByRole('button', { name: 'Use my current location' }))
  expect(city().selectedOptions[0]?.text).toBe('Salem')
})

test('the city of the account, or else of this browser, stands there already', async () => {
  localStorage.setItem(
    'selectedCity',
    JSON.stringify({ cityid: 514, cityname: 'Delhi NCR', type: 'popular' }),
  )
  await shows({ ...ASHA, selectedCity: PUNE })
  expect(city().value).toBe('9001')
})

test('from a city’s list the same list of the new city is opened', async () => {
  history.replaceState(null, '', '/delhi/doctors/cardiologist')
  await shows()
  await user.selectOptions(city(), 'Pune')
  await user.click(submit())
  await after(1000)
  expect(goTo).toHaveBeenCalledWith('/pune/doctors/cardiologist')
  expect(reload).not.toHaveBeenCalled()
})

test('whoever closes the modal while it is stored has the new city all the same', async () => {
  let stored = () => {}
  update.mockReturnValue(new Promise((resolve) => (stored = () => resolve(ASHA))))
  const [heardCity, heardSession] = [jest.fn(), jest.fn()]
  const stops = [onCityAnnounced(heardCity), onSessionAnnounced(heardSession)]
  const { unmount } = await shows(ASHA)
  await user.selectOptions(city(), 'Pune')
  await user.click(submit())
  unmount()
  await act(async () => stored())
  expect(heardCity).toHaveBeenCalledWith({ cityId: 9001, name: 'Pune' })
  expect(heardSession).toHaveBeenCalledTimes(1)
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(PUNE)
  await after(2000)
  expect(reload).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})
