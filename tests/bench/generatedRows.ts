/** Rows of a large catalogue for the benchmarks: the same in each run, made one at a time. */
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { City } from '@/model/catalogue/city'
import type { Doctor } from '@/model/catalogue/doctor'
import type { Hospital } from '@/model/catalogue/hospital'

const FIRST_NAMES =
  `Sunil Amit Priya Rajesh Anita Sanjay Kavita Ravi Sunita Vijay Meena Arun Pooja Suresh Neha Rahul
  Lakshmi Ashok Divya Manish Rekha Deepak Shreya Mohammed Farah Gopal Usha Kiran Nikhil Asha`.split(/\s+/)
const LAST_NAMES =
  `Sharma Kumar Singh Patel Gupta Reddy Khan Iyer Nair Joshi Mehta Das Ghosh Rao Shah Verma Mishra Pillai
  Kulkarni Bose Desai Chauhan Jain Menon Yadav Banerjee Shetty Bhatt Siddiqui Fernandes`.split(/\s+/)
const SYLLABLES = 'ka vi ra na mo shi ta lu pe dha go ri sa bha ku ne ja ma thi ya'.split(' ')
const CITY_ENDINGS = 'pur nagar garh abad ganj kot palli wadi'.split(' ')
const HOUSES = 'Hospital,Nursing Home,Medical Centre,Surgical Hospital,Clinic'.split(',')

/** Above the ids of the shipped rows. */
const FIRST_ID = 10_000

/** Numbers from 0 to 1, the same in each run (mulberry32: neighbours tell nothing of each other). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Picks the first ones of a list much more often than the last: names, and the doctors of large cities. */
function unevenly(next: () => number) {
  return <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(from.length * next() ** 2)]
    if (picked === undefined) throw new Error('nothing to pick from')
    return picked
  }
}

function madeUpWords(next: () => number) {
  const pick = unevenly(next)
  return (): string => Array.from({ length: 2 + Math.floor(next() * 3) }, () => pick(SYLLABLES)).join('')
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The shipped cities and as many new ones as make `count`, largest first. */
export function generatedCities(count: number): readonly City[] {
  const shipped = shippedRows('cities')
  const [pattern] = shipped
  if (!pattern) throw new Error('no shipped city')
  const next = numbers(3)
  const word = madeUpWords(next)
  const cities = new Map(shipped.map((city) => [city.slug, city]))
  while (cities.size < count) {
    const slug = word() + CITY_ENDINGS[Math.floor(next() * CITY_ENDINGS.length)]
    if (cities.has(slug)) continue
    cities.set(slug, {
      ...pattern,
      cityid: FIRST_ID + cities.size,
      cityname: capital(slug),
      aliasname: '',
      citytype: 'other',
      slug,
      aliasSlugs: [],
      hindi: `नगर ${cities.size}`,
      latitude: 9 + next() * 20,
      longitude: 72 + next() * 20,
      served: true,
    })
  }
  return [...cities.values()]
}

/** Hospitals of these cities, at least one in each when there are enough. */
export function* generatedHospitals(count: number, cities: readonly City[]): Generator<Hospital> {
  const shipped = shippedRows('hospitals')
  const next = numbers(5)
  const pick = unevenly(next)
  const word = madeUpWords(next)
  for (let index = 0; index < count; index += 1)
    yield {
      ...pick(shipped),
      HospitalId: FIRST_ID + index,
      HospitalName: `${capital(word())} ${pick(HOUSES)}`,
      slug: `hospital-${index}`,
      cityid: (cities[index] ?? pick(cities)).cityid,
      locality: capital(word()),
      beds: 10 + Math.floor(next() * 500),
    }
}

/** Doctors of these cities. @param hospitalsIn the slugs of a city's hospitals */
export function* generatedDoctors(
  count: number,
  cities: readonly City[],
  hospitalsIn: ReadonlyMap<number, readonly string[]> = new Map(),
): Generator<Doctor> {
  const shipped = shippedRows('doctors')
  const next = numbers(7)
  const pick = unevenly(next)
  const rare = madeUpWords(next)
  const name = (names: readonly string[], share: number) => (next() < share ? pick(names) : capital(rare()))
  for (let index = 0; index < count; index += 1) {
    const { cityid } = pick(cities)
    const hospitals = hospitalsIn.get(cityid) ?? []
    const DoctorName = `Dr ${name(FIRST_NAMES, 0.85)} ${name(LAST_NAMES, 0.8)}`
    yield {
      ...pick(shipped),
      DoctorId: FIRST_ID + index,
      DoctorName,
      // Not that of the shipped doctor: search would find thousands of namesakes.
      hindi: DoctorName,
      slug: `doctor-${index}`,
      gender: next() < 0.5 ? 'female' : 'male',
      cityid,
      hospitalSlugs: hospitals.length > 0 ? [pick(hospitals)] : [],
      consultationFee: 300 + 50 * Math.floor(next() * 30),
      experienceYears: Math.floor(next() * 40),
    }
  }
}
