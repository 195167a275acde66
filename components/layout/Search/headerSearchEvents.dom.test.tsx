import { createActor, waitFor } from 'xstate'
import { findEntities } from '@/services/search'
import { ALL_OF_INDIA } from '@/model/account/cityChoice'
import { keepSelectedCity } from '@/services/selectedCity'
import { liveSearch } from './search.actors'

jest.mock('@/services/search')
jest.mock('@/services/httpClient')

beforeEach(() => {
  window.dataLayer = []
})

test('an answered search is noted with its length and its results, never with what was typed', async () => {
  jest.mocked(findEntities).mockResolvedValue({
    results: [{ ArticleType: 1, Id: 1, Name: 'Piles', RouteId: 'piles', Url: '/condition/piles' }],
    urgency: null,
  })
  const actor = createActor(liveSearch({ language: 'en', cityId: 514 }), { input: { cityId: 477 } }).start()
  actor.send({ type: 'query.changed', value: 'piles' })
  await waitFor(actor, (snapshot) => snapshot.matches('showing'))
  expect(window.dataLayer).toEqual([{ event: 'search_used', query_length: 5, results: 1 }])
})

test('a search that fails is not noted', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.mocked(findEntities).mockRejectedValue({ kind: 'network' })
  const actor = createActor(liveSearch({ language: 'en', cityId: 514 }), { input: { cityId: 477 } }).start()
  actor.send({ type: 'query.changed', value: 'piles' })
  await waitFor(actor, (snapshot) => snapshot.matches('searching'))
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(window.dataLayer).toEqual([])
})

test('asks for the chosen city, and for the call’s default where none or all of India was chosen', async () => {
  jest.mocked(findEntities).mockResolvedValue({ results: [], urgency: null })
  const asked = async (cityId = 514) => {
    jest.mocked(findEntities).mockClear()
    const actor = createActor(liveSearch({ language: 'en', cityId: 514 }), { input: { cityId } }).start()
    actor.send({ type: 'query.changed', value: 'piles' })
    await waitFor(actor, (snapshot) => snapshot.matches('searching'))
    actor.stop()
    return jest.mocked(findEntities).mock.calls[0]?.[0].cityId
  }
  localStorage.clear()
  expect(await asked()).toBe(1)
  keepSelectedCity({ cityid: 514, cityname: 'Delhi NCR', type: 'popular' })
  expect(await asked()).toBe(514)
  keepSelectedCity(ALL_OF_INDIA)
  expect(await asked(ALL_OF_INDIA.cityid)).toBe(1)
})
