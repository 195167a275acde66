import { httpDefaults } from './httpClient'
import { sendAnswer, testApi } from '@/tests/support/testApi'

let requested: string[] = []
let answer: { code: number; body: unknown }
const answers = (body: unknown, code = 200) => (answer = { code, body })

testApi((request, response) => {
  requested.push(request.url ?? '')
  sendAnswer(response, answer.code, answer.body)
})

/** Lists are cached per page: each test loads a fresh module. */
let lists: typeof import('./optionLists')
beforeEach(async () => {
  requested = []
  jest.resetModules()
  const fresh = await import('./httpClient')
  fresh.httpDefaults.baseUrl = httpDefaults.baseUrl
  lists = await import('./optionLists')
})
afterEach(() => jest.restoreAllMocks())

const KNEE = { ProcedureId: 1, ProcedureName: 'SKIN TIGHTENING', RouteId: 'x', departmentid: 1 }

test('a list is asked for once, without Other, with the labels of section 5', async () => {
  answers([[KNEE, { ...KNEE, ProcedureName: 'Other' }]])
  const expected = [{ value: 'SKIN TIGHTENING', label: 'Laser V Tightening' }]
  expect(await lists.fetchTreatments('en')).toEqual(expected)
  expect(await lists.fetchTreatments('en')).toEqual(expected)
  expect(requested).toEqual(['/api/lead/treatments?departmentId=-1'])
})

test('a department’s page asks for its treatments and conditions first, and has all others behind them', async () => {
  answers([[KNEE], [{ DiseaseName: 'Piles' }]])
  await lists.fetchTreatments('en')
  await lists.fetchConditions('en')
  requested = []
  answers([
    [{ ...KNEE, ProcedureName: 'Cataract' }, KNEE],
    [{ DiseaseName: 'Glaucoma' }, { DiseaseName: 'Piles' }],
  ])
  const values = async (list: Promise<readonly { value: string }[]>) => (await list).map(({ value }) => value)
  expect(await values(lists.fetchTreatments('en', 7))).toEqual(['Cataract', 'SKIN TIGHTENING'])
  expect(await values(lists.fetchConditions('en', 7))).toEqual(['Glaucoma', 'Piles'])
  expect(requested).toEqual(['/api/lead/treatments?departmentId=7', '/api/lead/procedures?departmentId=7'])
})

test('on Hindi pages a choice reads in Hindi and is stored with its English name', async () => {
  answers([
    [
      { CityName: 'Mumbai', hindi: 'मुंबई' },
      { CityName: 'Elsewhere', CityId: 9 },
    ],
  ])
  expect(await lists.fetchCities('hi')).toEqual([
    { value: 'Mumbai', label: 'मुंबई' },
    { value: 'Elsewhere', label: 'Elsewhere' },
  ])
  answers([[KNEE], [{ DiseaseName: 'Piles', hindi: 'बवासीर' }]])
  expect(await lists.fetchConditions('hi')).toEqual([{ value: 'Piles', label: 'बवासीर' }])
  expect(requested).toEqual(['/api/cities?language=hi', '/api/lead/procedures?departmentId=-1&language=hi'])
})

test('each language has a list of its own', async () => {
  answers([[{ DepartmentName: 'Urology' }]])
  await lists.fetchSpecialities('en')
  answers([[{ DepartmentName: 'Urology', hindi: 'मूत्र रोग' }]])
  expect(await lists.fetchSpecialities('hi')).toEqual([{ value: 'Urology', label: 'मूत्र रोग' }])
  expect(await lists.fetchSpecialities('en')).toEqual([{ value: 'Urology', label: 'Urology' }])
})

test('a list that cannot be read is empty, and is asked for again the next time', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answers({ nothing: true }, 500)
  expect(await lists.fetchCities('en')).toEqual([])
  answers([[{ CityName: 'Pune' }]])
  expect(await lists.fetchCities('en')).toEqual([{ value: 'Pune', label: 'Pune' }])
  expect(logged).toHaveBeenCalledTimes(1)
})

test('two fields of a form that ask for a list together are answered alike, and its failure is logged once', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answers({ nothing: true }, 500)
  expect(await Promise.all([lists.fetchCities('en'), lists.fetchCities('en')])).toEqual([[], []])
  expect(requested).toHaveLength(1)
  expect(logged).toHaveBeenCalledTimes(1)
})
