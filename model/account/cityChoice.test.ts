import { ALL_OF_INDIA, type CityChoice, citiesMatching, popularCount, popularFirst } from './cityChoice'

const city = (cityid: number, cityname: string, aliasname = '', shown = cityname): CityChoice => ({
  cityid,
  cityname,
  aliasname,
  citytype: 'other',
  webIconPrimary: '',
  webIconSecondary: '',
  shown,
})

test('popular cities come first in their order 514, 477, 93, 267, 248, 568, the rest as they come', () => {
  const cities = [568, 700, 93, 514, 701, 248, 477, 267].map((id) => city(id, `City ${id}`))
  expect(popularFirst(cities).map(({ cityid }) => cityid)).toEqual([514, 477, 93, 267, 248, 568, 700, 701])
  expect(popularCount(cities)).toBe(6)
  const all = city(ALL_OF_INDIA.cityid, ALL_OF_INDIA.cityname)
  expect(popularFirst([...cities, all])).toEqual([all, ...popularFirst(cities)])
})

test('a popular city that the list lacks leaves no gap', () => {
  expect(popularFirst([city(700, 'Agra'), city(477, 'Mumbai')]).map(({ cityid }) => cityid)).toEqual([
    477, 700,
  ])
})

describe('the search among cities', () => {
  const cities = [city(477, 'Mumbai', 'Bombay', 'मुंबई'), city(1, 'Navi Mumbai'), city(2, 'Mysuru', 'Mysore')]
  const found = (typed: string) => citiesMatching(cities, typed).map(({ cityname }) => cityname)

  test('finds the shown, the English and the older name, beginnings first, whatever the case and the blanks', () => {
    expect(found('mum')).toEqual(['Mumbai', 'Navi Mumbai'])
    expect(found(' BOM ')).toEqual(['Mumbai'])
    expect(found('मुंबई')).toEqual(['Mumbai'])
    expect(found('navi  mum')).toEqual(['Navi Mumbai'])
  })

  test('shows every city while nothing is typed, and none for what is no city', () => {
    expect(found('  ')).toHaveLength(3)
    expect(found('xyz')).toEqual([])
  })
})
