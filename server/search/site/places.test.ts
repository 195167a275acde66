import { cityBySlug, departmentBySlug } from '@/content/catalogue/catalogue'
import { queryWords } from './queryWords'
import { citiesIn, departmentsIn } from './places'

const cityIds = (query: string, known: readonly string[] = []) =>
  citiesIn(queryWords(query), (word) => known.includes(word)).map(({ cityId }) => cityId)

describe('the cities of a query', () => {
  test.each([
    ['urologist in pune', 'pune'],
    ['doctors bangalore', 'bengaluru'],
    ['Bombay', 'mumbai'],
    ['new delhi eye hospital', 'delhi'],
    ['दिल्ली में डॉक्टर', 'delhi'],
    ['मुंबई', 'mumbai'],
    ['eye specialist banglore', 'bengaluru'],
    ['hydrabad', 'hyderabad'],
    ['navi mumbai dentist', 'navi-mumbai'],
  ])('%s: %s', (query, slug) => expect(cityIds(query)).toEqual([cityBySlug(slug)?.cityid]))

  test.each(['piles', 'kidney stones', 'karandikar', 'general surgery'])('%s: none', (query) =>
    expect(cityIds(query)).toEqual([]),
  )

  test('a word of the catalogue is no misspelt city, a city is one all the same', () => {
    expect(cityIds('mangalor')).toHaveLength(1)
    expect(cityIds('mangalor', ['mangalor'])).toEqual([])
    expect(cityIds('pune', ['pune'])).toHaveLength(1)
  })
})

describe('the departments of a query', () => {
  const slugs = (query: string) =>
    departmentsIn(queryWords(query))?.departmentIds.map((id) =>
      [
        'urology',
        'nephrology',
        'cardiology',
        'cardiac-surgery',
        'neurology',
        'orthopaedics',
        'general-surgery',
      ].find((slug) => departmentBySlug(slug)?.DepartmentId === id),
    )

  test.each([
    ['urologist', ['urology']],
    ['kidney doctor', ['nephrology']],
    ['doctor for kidney', ['nephrology']],
    ['kidney stone doctor', ['urology']],
    ['heart surgeon', ['cardiac-surgery']],
    ['cardiologst', ['cardiology']],
    ['neurologist', ['neurology']],
    ['haddi ka doctor', ['orthopaedics']],
    ['orthopedic', ['orthopaedics']],
    ['cardiol', ['cardiology']],
  ])('%s: %s', (query, expected) => expect(slugs(query)).toEqual(expected))

  test('a doctor is asked for, or only what the department treats is named', () => {
    expect(departmentsIn(queryWords('kidney doctor'))?.isRequested).toBe(true)
    expect(departmentsIn(queryWords('kidney hospital'))?.isRequested).toBe(true)
    expect(departmentsIn(queryWords('kidney'))?.isRequested).toBe(false)
  })

  test('another operation is no misspelt surgeon', () => {
    expect(departmentsIn(queryWords('bypass surgery'))?.departmentIds).not.toEqual([
      departmentBySlug('general-surgery')?.DepartmentId,
    ])
  })

  test('any doctor is of any department', () => {
    expect(departmentsIn(queryWords('doctor'))?.departmentIds.length).toBeGreaterThan(15)
    expect(departmentsIn(queryWords('xylophone'))).toBeUndefined()
  })
})
