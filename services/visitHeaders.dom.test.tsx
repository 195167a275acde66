import { getJson, postJson } from './apiCall'
import { callSite } from './httpClient'
import { keepSelectedCity } from './selectedCity'

jest.mock('./httpClient', () => ({ callSite: jest.fn(async () => ({ status: 200, data: {} })) }))

const headersOf = (call: number) => jest.mocked(callSite).mock.calls[call]?.[1].headers

test('every call carries the visitor’s id and the selected city, where there are any', async () => {
  document.cookie = 'XSRF-TOKEN=t'
  await getJson('/x')
  expect(headersOf(0)).toEqual({})
  document.cookie = 'visitorid=v-9'
  keepSelectedCity({ cityid: 477, cityname: 'Mumbai', type: 'popular' })
  await getJson('/x')
  await postJson('/x', {})
  expect(headersOf(1)).toEqual({ visitorid: 'v-9', cityid: '477' })
  expect(headersOf(2)).toMatchObject({ visitorid: 'v-9', cityid: '477' })
})
