import {
  citiesAnswer,
  cityPlaceAnswer,
  cityListAnswer,
  proceduresAnswer,
  specialitiesAnswer,
  treatmentPriceAnswer,
  treatmentsAnswer,
} from './optionAnswers'
import { usualCost } from '@/content/catalogue/catalogue'

const requestFor = (path: string) => new Request(`http://localhost${path}`)

describe('the option lists of specification section 7', () => {
  test('cities: popular ones first in their order, Other last', async () => {
    const [cities] = (await citiesAnswer(requestFor('/api/cities')).json()) as {
      CityId: number
      CityName: string
    }[][]
    expect(cities?.slice(0, 6).map((city) => city.CityId)).toEqual([514, 477, 93, 267, 248, 568])
    expect(cities?.at(-1)).toMatchObject({ CityId: 0, CityName: 'Other' })
  })

  test('the header’s cities: popular ones first, nothing but what the specification names, and a default city', async () => {
    const answer = (await cityListAnswer(requestFor('/dmg/v1/web/citylist')).json()) as {
      status: object
      data: object
      results: { cityid: number; citytype: string }[]
    }
    expect(answer.status).toEqual({ code: 200, message: 'OK' })
    expect(answer.data).toEqual({ cityName: 'Delhi NCR', cityId: 514 })
    expect(answer.results.slice(0, 7).map(({ cityid }) => cityid)).toEqual([
      514,
      477,
      93,
      267,
      248,
      568,
      expect.any(Number),
    ])
    expect(answer.results[0]).toEqual({
      cityid: 514,
      cityname: 'Delhi NCR',
      aliasname: 'Delhi',
      citytype: 'popular',
      webIconPrimary: '',
      webIconSecondary: '',
    })
    expect(answer.results.slice(6).every(({ citytype }) => citytype === 'other')).toBe(true)
    expect(Object.keys(answer)).toEqual(['status', 'data', 'results', 'serviceable'])
  })

  test('beside them stand the ids of the 30 cities in which appointments can be arranged', async () => {
    const { serviceable, results } = (await cityListAnswer(requestFor('/dmg/v1/web/citylist')).json()) as {
      serviceable: number[]
      results: { cityid: number }[]
    }
    expect(serviceable).toHaveLength(30)
    expect(serviceable).toEqual(expect.arrayContaining([514, 477, 93, 267, 248, 568]))
    const ids = results.map(({ cityid }) => cityid)
    expect(serviceable.every((id) => ids.includes(id))).toBe(true)
    expect(ids.length).toBeGreaterThan(serviceable.length)
  })

  test('for Hindi pages each of them has its Hindi name beside the English one', async () => {
    const { results } = (await cityListAnswer(requestFor('/dmg/v1/web/citylist?language=hi')).json()) as {
      results: { cityname: string; hindi: string }[]
    }
    expect(results[1]).toMatchObject({ cityname: 'Mumbai', hindi: 'मुंबई' })
    expect(results.filter(({ hindi }) => !/[\u0900-\u097f]/.test(hindi))).toEqual([])
  })

  test('treatments of every department, of one, and of none that exists', async () => {
    const list = async (query: string) =>
      (
        (await treatmentsAnswer(requestFor(`/api/lead/treatments${query}`)).json()) as {
          departmentid: number
        }[][]
      )[0] ?? []
    const all = await list('?departmentId=-1')
    expect(all.length).toBeGreaterThanOrEqual(17)
    expect(await list('')).toEqual(all)
    const one = all[0]?.departmentid
    const ofOne = await list(`?departmentId=${one}`)
    expect(ofOne.length).toBeLessThan(all.length)
    expect(ofOne.length).toBeGreaterThan(1)
    expect(ofOne.slice(0, -1).every((treatment) => treatment.departmentid === one)).toBe(true)
    expect(await list('?departmentId=1;drop')).toEqual([])
  })

  test('procedures: treatments and conditions', async () => {
    const lists = (await proceduresAnswer(
      requestFor('/api/lead/procedures?departmentId=-1'),
    ).json()) as object[][]
    expect(lists).toHaveLength(2)
    expect(lists[0]?.[0]).toHaveProperty('ProcedureName')
    expect(lists[1]?.[0]).toHaveProperty('DiseaseName')
  })

  test('specialities of all hospitals', async () => {
    const [all] = (await (
      await specialitiesAnswer(requestFor('/api/lead/specialities?hospitalId=-1'))
    ).json()) as object[][]
    expect(all?.[0]).toEqual({ DepartmentId: expect.any(Number), DepartmentName: expect.any(String) })
    expect(all?.at(-1)).toMatchObject({ DepartmentId: 0, DepartmentName: 'Other' })
  })
})

describe('the lists of Hindi pages', () => {
  type Row = Readonly<Record<string, string | number>>
  const rowsOf = async (response: Response | Promise<Response>, at = 0): Promise<readonly Row[]> =>
    ((await (await response).json()) as Row[][])[at] ?? []
  const LISTS = [
    ['cities', (query: string) => rowsOf(citiesAnswer(requestFor(`/api/cities?${query}`)))],
    ['treatments', (query: string) => rowsOf(treatmentsAnswer(requestFor(`/api/lead/treatments?${query}`)))],
    [
      'conditions',
      (query: string) => rowsOf(proceduresAnswer(requestFor(`/api/lead/procedures?${query}`)), 1),
    ],
    [
      'specialities',
      (query: string) => rowsOf(specialitiesAnswer(requestFor(`/api/lead/specialities?${query}`))),
    ],
  ] as const

  test.each(LISTS)('%s carry a Hindi name beside what is specified, and only there', async (_, list) => {
    const english = await list('')
    const hindi = await list('language=hi')
    expect(english.some((row) => 'hindi' in row)).toBe(false)
    expect(hindi.map(({ hindi: _name, ...row }) => row)).toEqual(english)
    const named = hindi.filter((row) => !Object.values(row).includes('Other'))
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((row) => !/[\u0900-\u097f]/.test(String(row.hindi)))).toEqual([])
  })
})

test('a city’s place is told by its id, in the page’s language; an unknown one has none', async () => {
  const placeOf = (query: string) => cityPlaceAnswer(requestFor(`/api/cities/place?${query}`))
  expect(await placeOf('cityId=1002').json()).toEqual({ name: 'Pune', latitude: 18.5196, longitude: 73.8554 })
  expect(await placeOf('cityId=1002&language=hi').json()).toMatchObject({ name: 'पुणे' })
  expect(placeOf('cityId=7').status).toBe(404)
  expect(placeOf('cityId=x').status).toBe(404)
  expect(placeOf('').status).toBe(404)
})

describe('what a treatment costs on average', () => {
  const priceOf = async (treatment: string, city: string) => {
    const answer = treatmentPriceAnswer(
      requestFor(`/api/lead/price?${new URLSearchParams({ treatment, city })}`),
    )
    return answer.status === 200 ? ((await answer.json()) as object) : answer.status
  }
  const amountIn = (city?: string) => usualCost('piles', city)?.average

  test('in the city, by any of its names', async () => {
    const inPune = { treatment: 'Piles Treatment', city: 'Pune', amount: amountIn('pune'), isDemo: true }
    expect(await priceOf('Piles Treatment', 'Pune')).toEqual(inPune)
    expect(await priceOf('Piles Treatment', 'पुणे')).toEqual(inPune)
  })

  test('over all cities where the city is unknown, and nothing where the treatment is', async () => {
    expect(amountIn()).toBeGreaterThan(0)
    expect(await priceOf('Piles Treatment', 'Atlantis')).toMatchObject({ city: null, amount: amountIn() })
    expect(await priceOf('Haircut', 'Pune')).toBe(404)
  })
})
