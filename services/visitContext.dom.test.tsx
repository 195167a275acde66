import { VISIT_LIMIT_MS } from '@/model/page/tracking'
import type { KnownVisit } from '@/model/page/visitContext'
import { rememberRefusal } from './analyticsAdapters'
import { ALL_OF_INDIA } from '@/model/account/cityChoice'
import { keepSelectedCity } from './selectedCity'
import { keepVisit, keptVisit } from './visitContext'

const CONTACT = { name: 'Ravi Iyer', mobile: '9876543210', countryCode: '+91' }
const VISIT: KnownVisit = {
  topics: { treatment: { value: 'Piles Treatment', from: 'page' } },
  contact: CONTACT,
}
const PUNE = { value: 'Pune', id: 9001, from: 'chosen' } as const

const logsIn = (isIn: boolean) => (document.cookie = isIn ? 'signed_in=1' : 'signed_in=; max-age=0')

beforeEach(() => {
  localStorage.clear()
  logsIn(false)
})
afterEach(() => jest.restoreAllMocks())

test('a visit is kept in this tab, for half an hour without a page', () => {
  keepVisit(VISIT, 1000)
  expect(keptVisit(1000 + VISIT_LIMIT_MS)).toEqual(VISIT)
  expect(keptVisit(1001 + VISIT_LIMIT_MS)).toBeNull()
  expect(localStorage).toHaveLength(0)
})

test('the chosen city stands in its one place, and comes before what a page has said', () => {
  keepVisit({ topics: { city: PUNE }, contact: null })
  expect([sessionStorage.length, keptVisit()]).toEqual([0, null])
  keepVisit({ topics: { city: { value: 'Mumbai', from: 'page' } }, contact: null })
  keepSelectedCity({ cityid: 9001, cityname: 'Pune', type: 'other' })
  expect(keptVisit()).toEqual({ topics: { city: PUNE }, contact: null })
})

test('who has chosen all of India looks in no city, whatever a page has said', () => {
  keepVisit({ topics: { city: { value: 'Mumbai', from: 'page' }, ...VISIT.topics }, contact: null })
  keepSelectedCity(ALL_OF_INDIA)
  expect(keptVisit()?.topics.city).toBeUndefined()
})

test('who refuses to be followed is forgotten, and name and number are kept nowhere any more', () => {
  keepVisit(VISIT)
  rememberRefusal()
  expect(keptVisit()).toBeNull()
  keepVisit(VISIT)
  expect(keptVisit()).toEqual({ ...VISIT, contact: null })
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('98765')
})

test('after a logout nothing of the user’s visit is left, wherever it happened', () => {
  logsIn(true)
  keepVisit(VISIT)
  expect(keptVisit()).toEqual(VISIT)
  logsIn(false)
  expect(keptVisit()).toBeNull()
})

test.each(['{', '[]', '"x"', '{"topics":{"city":{"value":"<b>","from":"me"}},"contact":null}'])(
  'what somebody else has put there is nothing: %s',
  (stored) => {
    sessionStorage.setItem('visitContext', stored)
    expect(keptVisit()).toBeNull()
  },
)

test('storage that is refused keeps nothing and breaks nothing', () => {
  for (const name of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError')
    })
  keepVisit(VISIT)
  expect(keptVisit()).toBeNull()
})
