import { isRight } from 'fp-ts/Either'
import {
  CREDENTIALS_COOKIE,
  CREDENTIALS_MAX_AGE_S,
  Credentials,
  SELECTED_CITY_COOKIE,
  SELECTED_CITY_MAX_AGE_S,
  SessionLocation,
} from './session'

const credentials = { token: 't', name: '', email: '', mobileNo: '9876543210', id: '1' }
const city = { cityid: 514, cityname: 'Delhi NCR', type: 'popular' }

test('credentials are read with and without a selected city', () => {
  expect(isRight(Credentials.decode(credentials))).toBe(true)
  expect(isRight(Credentials.decode({ ...credentials, selectedCity: { ...city, serviceable: true } }))).toBe(
    true,
  )
  expect(isRight(Credentials.decode({ ...credentials, selectedCity: { cityid: 514 } }))).toBe(false)
  expect(isRight(Credentials.decode({ ...credentials, token: undefined }))).toBe(false)
})

test("the session's location is a time and a city", () => {
  expect(isRight(SessionLocation.decode({ time: 1, city }))).toBe(true)
  expect(isRight(SessionLocation.decode({ time: 'now', city }))).toBe(false)
})

test('the cookies have the names and lives of the specification', () => {
  expect([CREDENTIALS_COOKIE, CREDENTIALS_MAX_AGE_S]).toEqual(['cred_hexa', 31_536_000])
  expect([SELECTED_CITY_COOKIE, SELECTED_CITY_MAX_AGE_S]).toEqual(['userSelectedCity', 1800])
})
