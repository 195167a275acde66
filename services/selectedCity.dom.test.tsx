import { SELECTED_CITY_KEY } from '@/model/account/visitorMarks'
import { ALL_OF_INDIA } from '@/model/account/cityChoice'
import { keepSelectedCity, keptChoice, selectedCity } from './selectedCity'

const PUNE = { cityid: 9001, cityname: 'Pune', type: 'other' }

afterEach(() => {
  localStorage.clear()
  jest.restoreAllMocks()
})

test('the chosen city is kept under selectedCity with its id, name and type, and nothing else', () => {
  expect(selectedCity()).toBeUndefined()
  keepSelectedCity({ ...PUNE, ...{ aliasname: 'Poona' } })
  expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual(PUNE)
  expect(selectedCity()).toEqual(PUNE)
})

test('all of India is kept as a city is, and is none', () => {
  keepSelectedCity(ALL_OF_INDIA)
  expect([keptChoice(), selectedCity()]).toEqual([ALL_OF_INDIA, undefined])
})

test.each(['{', 'null', '7', '{"cityid":"93"}', '{"cityid":93}'])('%s is no city', (kept) => {
  localStorage.setItem(SELECTED_CITY_KEY, kept)
  expect(selectedCity()).toBeUndefined()
})

test('a browser that closes its storage has no chosen city, and says nothing', () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(closed)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(closed)
  expect(() => keepSelectedCity(PUNE)).not.toThrow()
  expect(selectedCity()).toBeUndefined()
})
