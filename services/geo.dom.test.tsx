import { getJson } from './httpClient'
import { findPlace, loggedNearmeFailure } from './geo'

jest.mock('./httpClient')

const call = jest.mocked(getJson)
const getCurrentPosition = jest.fn<void, Parameters<Geolocation['getCurrentPosition']>>()
const PUNE = { cityid: 9001, cityname: 'Pune', type: 'other', serviceable: true }

/** What of a position is read. */
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition
const failing = (code: number) => ({ code }) as GeolocationPositionError

beforeEach(() => {
  jest.clearAllMocks()
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true })
  getCurrentPosition.mockImplementation((found) => found(at(18.520467, 73.856744)))
  call.mockResolvedValue({ status: 200, data: { address: { city: 'Pune' }, city: PUNE } })
})

test('asks the device with high accuracy and at most five seconds', async () => {
  await findPlace()
  expect(getCurrentPosition.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 5000 })
})

test('tells the server the place to about a kilometre, and reads address.city', async () => {
  expect(await findPlace()).toEqual({ cityName: 'Pune', city: PUNE })
  expect(call.mock.calls[0]?.[0]).toBe('/api/geo/reverse?lat=18.52&lon=73.86')
})

test('a maps service that knows no id still names the city', async () => {
  call.mockResolvedValue({ status: 200, data: { address: { city: 'Pune' } } })
  expect(await findPlace()).toEqual({ cityName: 'Pune', city: undefined })
})

test.each([
  [1, { kind: 'denied' }],
  [2, { kind: 'position', code: 2 }],
  [3, { kind: 'position', code: 3 }],
])('the device’s error %i is %j, and no call is made', async (code, failure) => {
  getCurrentPosition.mockImplementation((_, failed) => failed?.(failing(code)))
  await expect(findPlace()).rejects.toEqual(failure)
  expect(call).not.toHaveBeenCalled()
})

test('a browser without geolocation is unsupported', async () => {
  Reflect.deleteProperty(navigator, 'geolocation')
  await expect(findPlace()).rejects.toEqual({ kind: 'unsupported' })
})

test.each([
  [503, {}],
  [200, { address: 'Pune' }],
  [200, '<html>'],
])('status %i with %j is a failure', async (status, data) => {
  call.mockResolvedValue({ status, data })
  await expect(findPlace()).rejects.toThrow(`/api/geo/reverse answered ${status}`)
})

test('whoever has chosen by hand meanwhile is not looked up', async () => {
  const waiting = new AbortController()
  getCurrentPosition.mockImplementation((found) => {
    waiting.abort()
    found(at(18.5, 73.8))
  })
  await expect(findPlace(waiting.signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(call).not.toHaveBeenCalled()
})

test('denied and unsupported are logged in the specification’s words, anything else as it is', () => {
  expect(loggedNearmeFailure({ kind: 'denied' })).toBe('Location access denied')
  expect(loggedNearmeFailure({ kind: 'unsupported' })).toBe('Geolocation is not supported by this browser.')
  const position = { kind: 'position', code: 3 }
  expect(loggedNearmeFailure(position)).toBe(position)
  expect(loggedNearmeFailure(undefined)).toBeUndefined()
})
