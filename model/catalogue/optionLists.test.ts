import { isRight } from 'fp-ts/Either'
import type { Decoder } from 'io-ts'
import { SearchResult } from '@/model/search/searchResult'
import {
  CityOption,
  Country,
  DepartmentOption,
  DiseaseOption,
  HeaderCity,
  HospitalOption,
  OTHER_CITY,
  OTHER_DEPARTMENT,
  OTHER_TREATMENT,
  POPULAR_CITY_IDS,
  StateOption,
  TreatmentOption,
  withOther,
} from './optionLists'

const ROWS: readonly [string, Decoder<unknown, unknown>, object][] = [
  ['city', CityOption, { CityId: 514, CityName: 'Delhi NCR' }],
  [
    'treatment',
    TreatmentOption,
    { ProcedureId: 1, ProcedureName: 'LASIK', RouteId: 'lasik', departmentid: 2 },
  ],
  ['condition', DiseaseOption, { DiseaseName: 'Piles' }],
  ['department', DepartmentOption, { DepartmentId: 1, DepartmentName: 'Cardiology' }],
  ['hospital', HospitalOption, { HospitalId: 1, HospitalName: 'Neem Hospital' }],
  ['state', StateOption, { StateName: 'Kerala', StateId: 1 }],
  ['country', Country, { name: 'India', dial_code: '+91', code: 'IN' }],
  [
    'city of the header',
    HeaderCity,
    {
      cityid: 514,
      cityname: 'Delhi NCR',
      aliasname: 'Delhi',
      citytype: 'popular',
      webIconPrimary: '',
      webIconSecondary: '',
    },
  ],
  [
    'search result',
    SearchResult,
    { ArticleType: 1, Id: 1, Name: 'Piles', RouteId: 'piles', Url: '/condition/piles' },
  ],
]

describe.each(ROWS)('a %s', (_, codec, row) => {
  test('is read with all its fields', () => expect(isRight(codec.decode(row))).toBe(true))

  test.each(Object.keys(row))('is none without %s', (key) => {
    expect(isRight(codec.decode({ ...row, [key]: undefined }))).toBe(false)
  })
})

test('a list of choices ends with Other, whose id is 0', () => {
  const cities = withOther([{ CityId: 514, CityName: 'Delhi NCR' }], OTHER_CITY)
  expect(cities.at(-1)).toEqual({ CityId: 0, CityName: 'Other', Type: 'other' })
  expect(OTHER_TREATMENT).toMatchObject({ ProcedureId: 0, ProcedureName: 'Other' })
  expect(OTHER_DEPARTMENT).toEqual({ DepartmentId: 0, DepartmentName: 'Other' })
})

test('the popular cities stand in the order of the specification', () => {
  expect(POPULAR_CITY_IDS).toEqual([514, 477, 93, 267, 248, 568])
})
