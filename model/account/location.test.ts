import { ALL_OF_INDIA, choiceOf } from './cityChoice'
import { sameListIn, cityOfPlace, faultyLocationFields, nearmeFailureKindOf } from './location'

const PUNE = choiceOf({ cityid: 9001, cityname: 'Pune', type: 'other' })
const MUMBAI = { ...choiceOf({ cityid: 477, cityname: 'Mumbai', type: 'popular' }), aliasname: 'Bombay' }

describe('what is wrong with the location form', () => {
  test.each([
    [false, false, '', null, ['city']],
    [true, false, '', null, ['city']],
    [false, true, '', PUNE, []],
    [true, true, ' ', PUNE, ['name']],
    [true, true, '', null, ['name', 'city']],
    [true, true, 'Asha', PUNE, []],
  ])(
    'asks for a name: %s, has a token: %s, name “%s”, city %j',
    (asksName, isSignedIn, name, city, faulty) => {
      expect(faultyLocationFields({ asksName, isSignedIn, name, city })).toEqual(faulty)
    },
  )
})

describe('the city of a place', () => {
  const cities = [PUNE, MUMBAI]

  test('is the listed one of that id, whatever the maps service calls it', () => {
    const city = { cityid: 477, cityname: 'Mumbai', type: 'popular' }
    expect(cityOfPlace({ cityName: 'Greater Mumbai', city }, cities)).toBe(MUMBAI)
  })

  test('is the listed one of that name or older name, where there is no id', () => {
    expect(cityOfPlace({ cityName: ' pune ' }, cities)).toBe(PUNE)
    expect(cityOfPlace({ cityName: 'BOMBAY' }, cities)).toBe(MUMBAI)
    expect(cityOfPlace({ cityName: '' }, cities)).toBeUndefined()
    expect(cityOfPlace({ cityName: 'London' }, cities)).toBeUndefined()
  })

  test('is the one that the answer names with its id, where the list lacks it', () => {
    const city = { cityid: 7, cityname: 'Salem', type: 'other', serviceable: false }
    expect(cityOfPlace({ cityName: 'Salem', city }, [])).toEqual(choiceOf(city))
  })
})

test.each([
  [{ kind: 'denied' }, 'denied'],
  [{ kind: 'unsupported' }, 'unsupported'],
  [{ kind: 'position', code: 3 }, 'position'],
  [{ kind: 'network' }, 'noCity'],
  [new Error('no answer'), 'noCity'],
  [undefined, 'noCity'],
])('%j means %s', (error, kind) => {
  expect(nearmeFailureKindOf(error)).toBe(kind)
})

test('a city’s list has the same list in another city and in all of India; no other page has', () => {
  const city = (cityname: string) => ({ cityid: 5, cityname })
  expect(sameListIn(city('Navi Mumbai'), '/delhi/doctors/cardiologist')).toBe(
    '/navi-mumbai/doctors/cardiologist',
  )
  expect(sameListIn(city('Delhi NCR'), '/pune/hospitals/cardiology')).toBe('/delhi-ncr/hospitals/cardiology')
  expect(sameListIn(ALL_OF_INDIA, '/pune/doctors/cardiologist')).toBe('/doctors?speciality=cardiologist')
  expect(sameListIn(ALL_OF_INDIA, '/pune/hospitals/cardiology/')).toBe('/hospitals?department=cardiology')
  expect(sameListIn(city('Pune'), '/hi/delhi/doctors/cardiologist')).toBe('/hi/pune/doctors/cardiologist')
  expect(sameListIn(ALL_OF_INDIA, '/hi/pune/hospitals/cardiology')).toBe(
    '/hi/hospitals?department=cardiology',
  )
  for (const path of [
    '/',
    '/doctors',
    '/hi/doctors',
    '/doctors/list',
    '/hospitals/insurance/cghs',
    '/treatment/piles',
  ])
    for (const chosen of [city('Pune'), ALL_OF_INDIA]) expect(sameListIn(chosen, path)).toBeUndefined()
})
