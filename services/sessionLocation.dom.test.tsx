import { keepLocation } from './sessionLocation'

const PUNE = { cityid: 9001, cityname: 'Pune', type: 'other', serviceable: true }

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

test('keeps selectedCity, sessionLocation with the time, and the same for half an hour in userSelectedCity', async () => {
  const written = jest.spyOn(document, 'cookie', 'set')
  await keepLocation(PUNE, 1_700_000_000_000)
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(PUNE)
  const location = { time: 1_700_000_000_000, city: PUNE }
  expect(JSON.parse(localStorage.getItem('sessionLocation') ?? '')).toEqual(location)
  const [pair, ...attributes] = String(written.mock.calls[0]?.[0]).split('; ')
  expect(pair?.split('=')[0]).toBe('userSelectedCity')
  expect(JSON.parse(decodeURIComponent(pair?.split('=')[1] ?? ''))).toEqual(location)
  expect(attributes.sort()).toEqual(['Max-Age=1800', 'Path=/', 'SameSite=Lax'])
})

test('a browser that closes its storage still gets the cookie', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError')
  })
  await keepLocation(PUNE)
  expect(document.cookie).toContain('userSelectedCity=')
})
