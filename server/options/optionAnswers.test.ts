import { citiesAnswer, proceduresAnswer, specialitiesAnswer, treatmentsAnswer } from './optionAnswers'

const asked = (path: string) => new Request(`http://localhost${path}`)

describe('the option lists of specification section 7', () => {
  test('cities: popular ones first in their order, Other last', async () => {
    const [cities] = (await citiesAnswer().json()) as { CityId: number; CityName: string }[][]
    expect(cities?.slice(0, 6).map((city) => city.CityId)).toEqual([514, 477, 93, 267, 248, 568])
    expect(cities?.at(-1)).toMatchObject({ CityId: 0, CityName: 'Other' })
  })

  test('treatments of every department, of one, and of none that exists', async () => {
    const list = async (query: string) =>
      (
        (await treatmentsAnswer(asked(`/api/lead/treatments${query}`)).json()) as { departmentid: number }[][]
      )[0] ?? []
    const all = await list('?departmentId=-1')
    expect(all.length).toBeGreaterThanOrEqual(17)
    expect(await list('')).toEqual(all)
    const one = all[0]?.departmentid
    const ofOne = await list(`?departmentId=${one}`)
    expect(ofOne.length).toBeLessThan(all.length)
    expect(ofOne.slice(0, -1).every((treatment) => treatment.departmentid === one)).toBe(true)
    expect(await list('?departmentId=1;drop')).toEqual([])
  })

  test('procedures: treatments and conditions', async () => {
    const lists = (await proceduresAnswer(asked('/api/lead/procedures?departmentId=-1')).json()) as object[][]
    expect(lists).toHaveLength(2)
    expect(lists[0]?.[0]).toHaveProperty('ProcedureName')
    expect(lists[1]?.[0]).toHaveProperty('DiseaseName')
  })

  test('specialities of all hospitals and of one', async () => {
    const list = async (id: string) =>
      (
        (await specialitiesAnswer(asked(`/api/lead/specialities?hospitalId=${id}`)).json()) as object[][]
      )[0] ?? []
    const all = await list('-1')
    expect(all[0]).toEqual({ DepartmentId: expect.any(Number), DepartmentName: expect.any(String) })
    expect((await list('1')).length).toBeLessThan(all.length)
    expect(await list('999999')).toEqual([])
  })
})
