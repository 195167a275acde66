import type { Decoder } from 'io-ts'
import { readFileSync } from 'node:fs'
import { City } from '@/model/catalogue/city'
import {
  CityOption,
  Country,
  DepartmentOption,
  DiseaseOption,
  HeaderCity,
  HospitalOption,
  StateOption,
  TreatmentOption,
} from '@/model/catalogue/optionLists'
import type { Kind } from '@/model/catalogue/kind'
import {
  HEXA_TREATMENT_SLUGS,
  cities,
  cityByAliasSlug,
  cityByName,
  cityBySlug,
  conditions,
  conditionsInDepartment,
  departmentById,
  departmentBySpeciality,
  departments,
  popularCities,
  servedCities,
  treatmentBySlug,
  treatments,
  treatmentsInDepartment,
} from './catalogue'
import { countries } from './options/countries'
import {
  cityOptions,
  conditionOptions,
  departmentOptions,
  hospitalOptions,
  treatmentOptions,
} from './options/catalogueOptions'
import { decodeRows } from '@/model/catalogue/decodeRows'
import stateRows from './demo/states.json'
import { shippedFiles, shippedRows } from './snapshot/shippedCatalogue'

const repeated = <Value>(values: readonly Value[]): Value[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

/** Hospitals are asked from the database; these are the ones that it is filled with. */
const HOSPITALS = shippedRows('hospitals')

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

describe('the catalogue as a whole', () => {
  test.each([
    ['cities', cities().map((city) => city.cityid), cities().map((city) => city.slug)],
    ['departments', departments().map((d) => d.DepartmentId), departments().map((d) => d.slug)],
    ['specialities', departments().map((d) => d.DepartmentId), departments().map((d) => d.specialitySlug)],
    ['conditions', conditions().map((c) => c.DiseaseId), conditions().map((c) => c.slug)],
    ['hospitals', HOSPITALS.map((h) => h.HospitalId), HOSPITALS.map((h) => h.slug)],
    ['treatments', treatments().map((t) => t.ProcedureId), treatments().map((t) => t.slug)],
  ])('%s have ids and slugs of their own, and 0 stays free for Other', (_, ids, slugs) => {
    expect(repeated<number>(ids)).toEqual([])
    expect(repeated<string>(slugs)).toEqual([])
    expect(ids.every((id) => id > 0)).toBe(true)
    expect(slugs.filter((slug) => !SLUG.test(slug))).toEqual([])
  })

  test('a city lies in a state that exists', () => {
    const stateNames = new Set(stateRows.map((state) => state.StateName))
    expect(cities().filter((city) => !stateNames.has(city.state))).toEqual([])
  })

  test.each([
    'treatments',
    'conditions',
    'departments',
    'hospitals',
    'doctors',
    'tests',
    'articles',
  ] as const)('of the %s none claims to be best, to guarantee or to cure', (kind: Kind) => {
    const claims = /\b(best|guarant\w*|cure[sd]?|painless|risk-free|hurry|100%)(?!\w)/i
    const found = shippedFiles(kind).flatMap((file) => {
      const claim = claims.exec(readFileSync(file, 'utf8'))?.[0]
      return claim === undefined ? [] : [`${file}: ${claim}`]
    })
    expect(found).toEqual([])
  })

  test('a wrong row is refused with the file and the place named', () => {
    const [row] = cities()
    expect(() => decodeRows('cities.json', City, [row, { ...row, latitude: 'north' }])).toThrow(
      'cities.json: wrong value at 1.latitude: expected a number',
    )
    expect(() => decodeRows('cities.json', City, [{ ...row, slug: undefined }])).toThrow('0.slug')
  })
})

describe('what forms and calls are given', () => {
  const wrongRows = (codec: Decoder<unknown, unknown>, rows: readonly unknown[]): readonly unknown[] =>
    rows.filter((row) => codec.decode(row)._tag === 'Left')

  test.each<[string, Decoder<unknown, unknown>, readonly unknown[]]>([
    ['header cities', HeaderCity, cities()],
    ['city options', CityOption, cityOptions()],
    ['treatment options', TreatmentOption, treatmentOptions()],
    ['treatments', TreatmentOption, treatments().map((row) => ({ ...row, RouteId: row.slug }))],
    ['department options', DepartmentOption, departmentOptions()],
    ['condition options', DiseaseOption, conditionOptions()],
    ['hospital options', HospitalOption, hospitalOptions()],
    ['states', StateOption, stateRows],
    ['countries', Country, countries],
  ])('%s are what the model says they are', (_, codec, rows) => {
    expect(rows.length).toBeGreaterThan(0)
    expect(wrongRows(codec, rows)).toEqual([])
    expect(wrongRows(codec, [{}])).toHaveLength(1)
  })

  test('cities begin with the popular ones and end with Other, whose id is 0', () => {
    expect(
      cityOptions()
        .slice(0, 6)
        .map((option) => option.CityId),
    ).toEqual([514, 477, 93, 267, 248, 568])
    expect(cityOptions().at(-1)).toEqual({ CityId: 0, CityName: 'Other', Type: 'other' })
    expect(cityOptions()).toHaveLength(cities().length + 1)
  })

  test('treatments and departments end with Other, a department’s own list too', () => {
    expect(treatmentOptions().at(-1)).toMatchObject({ ProcedureId: 0, ProcedureName: 'Other' })
    const names = treatmentOptions(6).map((option) => option.ProcedureName)
    expect(names).toContain('Knee Replacement')
    expect(names).not.toContain('Piles Treatment')
    expect(names.at(-1)).toBe('Other')
    expect(departmentOptions().at(-1)).toEqual({ DepartmentId: 0, DepartmentName: 'Other' })
  })

  test('condition options carry the address of their page', () => {
    expect(conditionOptions()).toHaveLength(conditions().length)
    expect(conditionOptions(6).map((option) => option.RouteId)).toContain('knee-osteoarthritis')
  })
})

describe('cities', () => {
  test('the popular ones have the decided ids, names and order', () => {
    expect(popularCities().map((city) => [city.cityid, city.cityname, city.citytype])).toEqual([
      [514, 'Delhi NCR', 'popular'],
      [477, 'Mumbai', 'popular'],
      [93, 'Bengaluru', 'popular'],
      [267, 'Hyderabad', 'popular'],
      [248, 'Chennai', 'popular'],
      [568, 'Kolkata', 'popular'],
    ])
    expect(cities().filter((city) => city.citytype === 'popular')).toHaveLength(6)
  })

  test('there are at least 100, of which 30 are served', () => {
    expect(cities().length).toBeGreaterThanOrEqual(100)
    expect(servedCities()).toHaveLength(30)
    expect(popularCities().every((city) => city.served)).toBe(true)
  })

  test('each lies in India and has a Hindi name', () => {
    const outside = cities().filter(
      (city) => city.latitude < 6 || city.latitude > 37 || city.longitude < 68 || city.longitude > 98,
    )
    expect(outside).toEqual([])
    expect(cities().filter((city) => !/^[\u0900-\u097f ]+$/.test(city.hindi))).toEqual([])
  })

  test('no two lie in the same place', () => {
    expect(repeated(cities().map((city) => `${city.latitude},${city.longitude}`))).toEqual([])
  })

  test('an old or second name leads to the city and to no other', () => {
    expect(cityBySlug('delhi')?.cityid).toBe(514)
    expect(cityByAliasSlug('new-delhi')?.cityid).toBe(514)
    expect(cityByAliasSlug('bangalore')?.slug).toBe('bengaluru')
    expect(cityBySlug('bangalore')).toBeUndefined()
    const aliases = cities().flatMap((city) => city.aliasSlugs)
    expect(repeated(aliases)).toEqual([])
    expect(aliases.filter((alias) => cityBySlug(alias) !== undefined || !SLUG.test(alias))).toEqual([])
  })

  test('a city is found by its English, Hindi or older name in any case', () => {
    expect(cityByName(' bombay ')?.slug).toBe('mumbai')
    expect(cityByName('मुंबई')?.slug).toBe('mumbai')
    expect(cityByName('DELHI NCR')?.slug).toBe('delhi')
    expect(cityByName('Atlantis')).toBeUndefined()
  })
})

describe('countries', () => {
  const dialCode = (code: string): string | undefined =>
    countries.find((country) => country.code === code)?.dial_code

  test('there are at least 230, each with a name, a dial code and a two-letter code', () => {
    expect(countries.length).toBeGreaterThanOrEqual(230)
    expect(countries.filter((c) => !/^\+[1-9]\d{0,3}$/.test(c.dial_code))).toEqual([])
    expect(countries.filter((c) => !/^[A-Z]{2}$/.test(c.code) || c.name.length < 4)).toEqual([])
    expect(repeated(countries.map((country) => country.code))).toEqual([])
    expect(repeated(countries.map((country) => country.name))).toEqual([])
  })

  test('well-known dial codes are right, shared ones included', () => {
    expect(['IN', 'US', 'CA', 'GB', 'GG', 'AE', 'NP', 'BD', 'LK'].map(dialCode)).toEqual([
      '+91',
      '+1',
      '+1',
      '+44',
      '+44',
      '+971',
      '+977',
      '+880',
      '+94',
    ])
  })

  test('islands of the North American plan carry their four digits', () => {
    expect(['BS', 'JM', 'TT', 'BB'].map(dialCode)).toEqual(['+1242', '+1876', '+1868', '+1246'])
  })
})

describe('departments, conditions and hospitals', () => {
  test('there are 20 departments, found by the doctor’s title too', () => {
    expect(departments()).toHaveLength(20)
    expect(departmentBySpeciality('orthopaedic-surgeon')?.slug).toBe('orthopaedics')
    expect(departmentBySpeciality('cardiologist')?.slug).toBe('cardiology')
  })

  test('there are more than 60 conditions, and -1 asks for those of every department', () => {
    expect(conditions().length).toBeGreaterThanOrEqual(60)
    expect(conditionsInDepartment(-1)).toHaveLength(conditions().length)
    const urology = departments().find((department) => department.slug === 'urology')
    const ofUrology = conditionsInDepartment(urology?.DepartmentId ?? 0)
    expect(ofUrology.map((condition) => condition.slug)).toContain('kidney-stones')
    expect(ofUrology.map((condition) => condition.slug)).not.toContain('cataract')
  })

  test('every hospital is marked as fictional', () => {
    expect(HOSPITALS.length).toBeGreaterThanOrEqual(12)
    expect(HOSPITALS.filter((hospital) => !hospital.isFictional)).toEqual([])
  })
})

describe('treatments as a list', () => {
  test('there are 60, the hexa page’s sixteen among them', () => {
    expect(HEXA_TREATMENT_SLUGS).toHaveLength(16)
    expect(HEXA_TREATMENT_SLUGS.map((slug) => treatmentBySlug(slug)?.slug)).toEqual(HEXA_TREATMENT_SLUGS)
    expect(treatments()).toHaveLength(60)
  })

  test('names lead to the display labels of the specification', () => {
    const names = treatments().map((treatment) => treatment.ProcedureName)
    expect(names).toEqual(expect.arrayContaining(['Piles Treatment', 'Knee Replacement', 'Liver Transplant']))
    expect(names.filter((name) => /tightening/i.test(name))).toHaveLength(1)
    expect(names.filter((name) => /kidney stones/i.test(name))).toHaveLength(1)
  })

  test('a department’s treatments are its own, and -1 asks for all', () => {
    expect(treatmentsInDepartment(-1)).toHaveLength(treatments().length)
    const proctology = departments().find((department) => department.slug === 'proctology')
    expect(treatmentsInDepartment(proctology?.DepartmentId ?? 0).map((t) => t.slug)).toEqual(
      expect.arrayContaining(['piles', 'anal-fistula', 'anal-fissure']),
    )
    expect(treatmentsInDepartment(9999)).toEqual([])
    expect(treatments().every((t) => departmentById(t.departmentid) !== undefined)).toBe(true)
  })
})
