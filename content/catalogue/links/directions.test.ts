import { setCatalogueSnapshot, catalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { brand } from '@/content/brand'
import { DirectionsTemplate } from '@/model/catalogue/directionsTemplate'
import { hospitals } from '@/model/catalogue/hospital'
import { rowLike } from '@/tests/support/testCatalogue'
import { directionsHref, placeOf } from './directions'

const GOOGLE =
  'https://www.google.com/maps/dir/?api=1&destination={latitude},{longitude}&destination_place_id={placeId}'
const OPEN = 'https://www.openstreetmap.org/directions?to={latitude},{longitude}'
const BY_ADDRESS = 'https://mappls.com/direction?places={address}'

const withTemplate = (directions?: string) =>
  setCatalogueSnapshot({ ...catalogueSnapshot(), brand: [{ ...brand(), directions }] })
afterEach(() => setCatalogueSnapshot(undefined))

const real = (changes = {}) => rowLike('hospitals', { isFictional: false, ...changes })
const AT = { latitude: 28.7, longitude: 77.13 }

test('the clinic’s map leads to a hospital by what its row says', () => {
  withTemplate(OPEN)
  expect(directionsHref(real(AT))).toBe('https://www.openstreetmap.org/directions?to=28.7,77.13')
  withTemplate(GOOGLE)
  expect(directionsHref(real({ ...AT, placeId: 'a&b' }))).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=28.7,77.13&destination_place_id=a%26b',
  )
  withTemplate(BY_ADDRESS)
  expect(directionsHref(real())).toBe(
    'https://mappls.com/direction?places=Neem%20Grove%20Surgical%20Hospital%2C%20Pitampura%2C%20Delhi%20NCR%2C%20Delhi',
  )
})

test('the address on the map begins with house and street', () => {
  withTemplate(BY_ADDRESS)
  expect(directionsHref(real({ streetAddress: '12 Example Road' }))).toContain(
    '12%20Example%20Road%2C%20Pitampura',
  )
})

test('the row’s own link comes first; without what a template asks for there is none', () => {
  withTemplate(GOOGLE)
  expect(directionsHref(real(AT))).toBeUndefined()
  expect(directionsHref(real({ mapLink: 'https://maps.example/neem' }))).toBe('https://maps.example/neem')
  withTemplate(undefined)
  expect(directionsHref(real(AT))).toBeUndefined()
})

test('nobody is led to the address of an invented hospital', () => {
  withTemplate(BY_ADDRESS)
  expect(directionsHref(rowLike('hospitals', { isFictional: true }))).toBeUndefined()
})

test('a template is one address of the web, and asks for nothing but places', () => {
  const isTemplate = (text: string) => DirectionsTemplate.decode(text)._tag === 'Right'
  expect([GOOGLE, OPEN, BY_ADDRESS].map(isTemplate)).toEqual([true, true, true])
  for (const wrong of [
    'http://maps.example/{address}',
    'https://maps.example/',
    'https://maps.example/{name}',
    'https://{address}/x',
    'https://maps.example/{address} {latitude}',
    'javascript:alert({latitude})',
  ])
    expect([wrong, isTemplate(wrong)]).toEqual([wrong, false])
})

test('a hospital without a place of its own stands in its city; half a place is a fault', () => {
  expect(placeOf(real(AT))).toEqual(AT)
  expect(placeOf(real())).toMatchObject({ latitude: 28.6519, longitude: 77.2315 })
  expect(hospitals.faultsOf?.(real({ latitude: 28.7 }))).toHaveLength(1)
  expect(hospitals.faultsOf?.(real({ latitude: 91, longitude: 0 }))).toHaveLength(1)
  expect(hospitals.faultsOf?.(real(AT))).toEqual([])
})
