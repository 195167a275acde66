import {
  LISTS,
  type ListName,
  isByAvailability,
  listAt,
  listHref,
  listSegment,
  plainList,
  readListQuery,
  readListSegment,
} from './listQuery'

const from = (list: ListName, search: string) => {
  const params = new URLSearchParams(search)
  return readListQuery(list, (name) => params.get(name))
}

describe('what a visitor chose on a list', () => {
  test('is read from the query: filters, order and page', () => {
    expect(from('doctors', 'city=pune&gender=female&sort=fee&page=3')).toEqual({
      filters: { city: 'pune', gender: 'female' },
      sort: 'fee',
      page: 3,
    })
  })

  test.each([
    ['an unknown filter', 'colour=red'],
    ['an unknown order', 'sort=price'],
    ['a value with other signs', 'city=../../etc'],
    ['a value that is too long', `city=${'a'.repeat(81)}`],
    ['no page at all', 'page='],
    ['page 0', 'page=0'],
    ['a page with a sign', 'page=-2'],
    ['an advertisement’s parameters', 'gclid=x&utm_campaign=y'],
    ['empty choices of the plain form', 'city=&gender=&sort=experience'],
  ])('%s counts as not chosen', (_, search) => {
    expect(from('doctors', search)).toEqual(plainList('doctors'))
  })

  test('has one address whatever the order it was asked in', () => {
    const one = listSegment('doctors', from('doctors', 'page=2&gender=male&city=pune&gclid=1'))
    expect(one).toBe('city.pune_gender.male_page.2')
    expect(listSegment('doctors', from('doctors', 'city=PUNE&gender=male&page=2'))).toBe(one)
  })

  test.each(Object.keys(LISTS) as ListName[])('%s: a segment is read back as it was written', (list) => {
    const [first] = LISTS[list].filters
    const query = from(list, `${first}=some-value&page=12`)
    expect(readListSegment(list, listSegment(list, query))).toEqual(query)
    expect(listSegment(list, plainList(list))).toBe('')
  })

  test.each([
    '',
    'page.1',
    'sort.experience',
    'page.2_city.pune',
    'city.PUNE',
    'colour.red',
    'city.pune_city.pune',
  ])('the segment %p is none of ours', (segment) =>
    expect(readListSegment('doctors', segment)).toBeUndefined(),
  )

  test('makes the public address', () => {
    expect(listHref('/doctors', 'doctors', from('doctors', 'city=pune&page=2'))).toBe(
      '/doctors?city=pune&page=2',
    )
    expect(listHref('/doctors', 'doctors', plainList('doctors'))).toBe('/doctors')
  })
})

test.each([
  ['/en/doctors/list/free.today', true],
  ['/en/doctors/list/city.pune_sort.soonest_page.2', true],
  ['/en/pune/doctors/urologist/list/free.evening', true],
  ['/en/doctors/list/city.free', false],
  ['/en/doctors/list/sort.fee', false],
  ['/en/doctors', false],
])('%s holds for a short time: %s', (key, isBrief) => expect(isByAvailability(key)).toBe(isBrief))

test.each([
  ['/doctors', 'doctors'],
  ['/hospitals', 'hospitals'],
  ['/hospitals/insurance/cghs', 'insurerHospitals'],
  ['/delhi/doctors/urologist', 'cityDoctors'],
  ['/delhi/hospitals/urology', 'cityHospitals'],
  ['/reviews', 'reviews'],
  ['/hi/blog', 'blog'],
  ['/hi/doctors', 'doctors'],
  ['/hi/delhi/hospitals/urology', 'cityHospitals'],
  ['/treatment/piles', undefined],
  ['/doctor/asha-rao', undefined],
])('%s has the list %s', (path, list) => expect(listAt(path)).toBe(list))
