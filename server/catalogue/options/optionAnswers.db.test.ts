import { departments } from '@/content/catalogue/catalogue'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { rowLike } from '@/tests/support/testCatalogue'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { type Runtime, setRuntime } from '@/server/runtime'
import { specialitiesAnswer } from './optionAnswers'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
  // The call needs the runtime's database alone.
  setRuntime({ database: test_.database } as Runtime)
  await importCatalogue(test_.database, {
    hospitals: [rowLike('hospitals', { HospitalId: 77, departmentIds: [3, 6] })],
  })
})
afterAll(async () => {
  setRuntime(undefined)
  await test_.drop()
})

const specialities = async (hospitalId: string): Promise<readonly number[]> => {
  const request = new Request(`http://localhost/api/lead/specialities?hospitalId=${hospitalId}`)
  const [list] = (await (await specialitiesAnswer(request)).json()) as { DepartmentId: number }[][]
  return (list ?? []).map(({ DepartmentId }) => DepartmentId)
}

test('a hospital’s specialities are its departments, with Other', async () => {
  expect(await specialities('77')).toEqual([3, 6, 0])
})

test('an unknown hospital has none, and what is no number names none', async () => {
  expect(await specialities('999999')).toEqual([])
  expect(await specialities('77;drop')).toEqual([])
})

test('without a hospital they are all departments', async () => {
  expect(await specialities('')).toHaveLength(departments().length + 1)
})
