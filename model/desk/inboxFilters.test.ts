import { NO_FILTERS, filtersOf, inboxAddress } from './inboxFilters'

const read = (query: string) => filtersOf(new URLSearchParams(query))

test('a view is an address, and an address is the same view again', () => {
  const filters = read('view=mine&state=booked&city=New+Delhi&tier=1&age=week&q=ravi')
  expect(inboxAddress(filters)).toBe('/desk?view=mine&state=booked&city=New+Delhi&tier=1&age=week&q=ravi')
  expect(read(inboxAddress(filters).split('?')[1] ?? '')).toEqual(filters)
  expect(inboxAddress(NO_FILTERS, 'x')).toBe('/desk?view=queue&lead=x')
})

test('what an address names wrongly is left out', () => {
  expect(read('view=none&state=asleep&tier=9&age=year&q=%20')).toEqual(NO_FILTERS)
  expect(read(`city=${'x'.repeat(200)}`).city).toHaveLength(80)
  expect(read('from=0000-01-01&until=9999-12-31')).toEqual(NO_FILTERS)
  expect(read('city=Pu%00ne').city).toBe('Pune')
})
