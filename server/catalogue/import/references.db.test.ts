import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { type TestDatabase, createTestDatabase } from '@/tests/support/testDatabase'
import { shippedCatalogue } from '@/server/catalogue/changes/catalogueWatch'
import { danglingReferences, danglingReferencesLine } from './references'
import { importCatalogue } from './importCatalogue'

let test_: TestDatabase
beforeAll(async () => {
  test_ = await createTestDatabase()
  await importCatalogue(test_.database, shippedCatalogue())
})
afterAll(() => test_.drop())

test('the shipped rows name only rows that are there, whichever kind was replaced', async () => {
  for (const kind of KIND_NAMES)
    expect(await danglingReferences(test_.database.executeSql, [kind])).toEqual([])
})

test('what stays and names a row that was removed is told by kind, field and key', async () => {
  const [first, ...departments] = shippedRows('departments')
  const [doctor, ...doctors] = shippedRows('doctors')
  await importCatalogue(test_.database, { departments, doctors }, { replaces: true })
  const found = await danglingReferences(test_.database.executeSql, ['departments', 'doctors'])
  const treatments = shippedRows('treatments').filter((row) => row.departmentid === first?.DepartmentId)
  const lines = found.map(danglingReferencesLine)
  expect(lines).toContain(
    `${treatments.length} rows of treatments name departments in departmentid that are gone: ` +
      treatments
        .map(({ slug }) => slug)
        .slice(0, 5)
        .join(', '),
  )
  const reviews = shippedRows('reviews').filter(({ doctorSlug }) => doctorSlug === doctor?.slug)
  expect(found.find(({ kind, gone }) => kind === 'reviews' && gone === 'doctors')?.count).toBe(reviews.length)
  expect(found.some(({ kind }) => kind === 'hospitals')).toBe(true)
})
