import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { fetchCityList } from './cityList'
import { findEntities } from './search'
import { httpDefaults } from './httpClient'
import { sendAnswer, testApi } from '@/tests/support/testApi'
import { until } from '@/tests/support/until'

const HELP = urgentHelpIn({ kind: 'suicide', level: 'now' }, 'en')

let requested: URL[] = []
/** Null: the server says nothing. */
let answer: { code: number; body: unknown } | null
const answers = (code: number, body: unknown) => (answer = { code, body })

testApi((request, response) => {
  requested.push(new URL(request.url ?? '', 'http://site'))
  if (answer) sendAnswer(response, answer.code, answer.body)
})

beforeEach(() => {
  requested = []
})

const entity = (Url: string) => ({ ArticleType: 2, Id: 1, Name: 'Piles', RouteId: 'piles', Url })
const question = { text: 'piles & fissure', cityId: 477 }

describe('the search call', () => {
  test('asks /api/search/entities with query, city and type, and takes the first element of the answer', async () => {
    answers(200, [[entity('/treatment/piles')]])
    expect(await findEntities(question)).toEqual({
      results: [entity('/treatment/piles')],
      urgency: null,
    })
    expect(requested[0]?.pathname).toBe('/api/search/entities')
    expect(Object.fromEntries(requested[0]?.searchParams ?? [])).toEqual({
      query: 'piles & fissure',
      city: '477',
      type: 'R',
    })
  })

  test('names the language on Hindi pages', async () => {
    answers(200, [[]])
    await findEntities({ ...question, language: 'hi' })
    expect(requested[0]?.searchParams.get('language')).toBe('hi')
  })

  test('an empty answer finds nothing', async () => {
    answers(200, [])
    expect(await findEntities(question)).toEqual({ results: [], urgency: null })
  })

  test('an address that leads elsewhere is left out', async () => {
    const bad = [
      'javascript:alert(1)',
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example',
    ]
    const elsewhere = { ...entity('/doctor/asha'), BookUrl: '//elsewhere.example' }
    answers(200, [[elsewhere, ...[...bad, '/treatment/piles'].map(entity)]])
    const { results } = await findEntities(question)
    expect(results.map(({ Url }) => Url)).toEqual(['/treatment/piles'])
  })

  test('whom to call first follows the list', async () => {
    answers(200, [[], { Urgency: HELP }])
    expect(await findEntities(question)).toEqual({ results: [], urgency: HELP })
  })

  test.each([
    [503, { status: { code: 503, message: 'away' } }],
    [200, { results: [] }],
    [200, [[{ Name: 'no type' }]]],
  ])('%s with another body is a failure', async (code, body) => {
    answers(code, body)
    await expect(findEntities(question)).rejects.toThrow('/api/search/entities answered')
  })

  test('a call that nobody waits for is dropped', async () => {
    answer = null
    const waiting = new AbortController()
    const call = findEntities(question, waiting.signal)
    const dropped = expect(call).rejects.toMatchObject({ name: 'CanceledError' })
    await until('it is under way', () => requested.length > 0)
    waiting.abort()
    await dropped
  })
})

describe('the city list call', () => {
  const PUNE = {
    cityid: 9001,
    cityname: 'Pune',
    aliasname: 'Poona',
    citytype: 'other',
    webIconPrimary: '',
    webIconSecondary: '',
  }

  test('an answer that is no list is a failure', async () => {
    answers(500, { status: { code: 500 } })
    await expect(fetchCityList('en')).rejects.toThrow('/dmg/v1/web/citylist answered 500')
  })

  test('asks /dmg/v1/web/citylist, tells which cities are served, and asks no second time on a page', async () => {
    answers(200, {
      status: { code: 200 },
      data: { cityName: 'Pune', cityId: PUNE.cityid },
      results: [PUNE, { ...PUNE, cityid: 7, cityname: 'Kozhikode' }],
      serviceable: [9001],
    })
    const cities = await fetchCityList('en')
    expect(requested[0]?.pathname).toBe('/dmg/v1/web/citylist')
    expect(requested[0]?.search).toBe('')
    expect(cities).toEqual([
      { ...PUNE, shown: 'Pune', serviceable: true, isDefault: true },
      { ...PUNE, cityid: 7, cityname: 'Kozhikode', shown: 'Kozhikode', serviceable: false },
    ])
    expect(await fetchCityList('en')).toBe(cities)
    expect(requested).toHaveLength(1)
  })

  test('on Hindi pages cities have their Hindi names; another system’s list may not tell which are served', async () => {
    answers(200, { results: [{ ...PUNE, hindi: 'पुणे' }, PUNE] })
    jest.resetModules()
    const anew = await import('./cityList')
    const { httpDefaults: defaults } = await import('./httpClient')
    defaults.baseUrl = httpDefaults.baseUrl
    expect(await anew.fetchCityList('hi')).toEqual([
      { ...PUNE, shown: 'पुणे' },
      { ...PUNE, shown: 'Pune' },
    ])
    expect(requested[0]?.search).toBe('?language=hi')
  })
})
