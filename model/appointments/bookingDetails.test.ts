import { RELATIONS } from './appointment'
import {
  type BookingDetails,
  birthYearOf,
  detailProblems,
  needsGuardian,
  relationNamed,
} from './bookingDetails'

const YEAR = 2026
const DETAILS: BookingDetails = {
  relation: 'self',
  name: 'Asha Rao',
  birthYear: '1985',
  mobile: '9876543210',
  countryCode: '+91',
  isGuardian: false,
}
const problemsOf = (change: Partial<BookingDetails>) => detailProblems({ ...DETAILS, ...change }, YEAR)

test('details that are whole have no problem; the year of birth may be left out', () => {
  expect(problemsOf({})).toEqual({})
  expect(problemsOf({ birthYear: '' })).toEqual({})
})

test('name and number have the rules and words of every form', () =>
  expect(problemsOf({ name: ' ', mobile: '12345' })).toEqual({
    name: 'nameRequired',
    mobile: 'mobileInvalid',
  }))

test.each(['85', '19855', 'abcd', '1905', '2027', '1e3'])('%s is no year of birth', (birthYear) =>
  expect(problemsOf({ birthYear })).toEqual({ birthYear: 'birthYearInvalid' }),
)

test('a year is read in any digits', () => expect(birthYearOf(' १९८५ ')).toBe('1985'))

test('who is under 18 does not book alone', () => {
  expect(problemsOf({ birthYear: '2009' })).toEqual({ birthYear: 'bookedByChild' })
  expect(problemsOf({ birthYear: '2008' })).toEqual({})
})

test.each(RELATIONS.filter((relation) => relation !== 'self'))(
  'for a patient under 18 (%s) a parent or guardian has to agree',
  (relation) => {
    expect(problemsOf({ relation, birthYear: '2015' })).toEqual({ guardian: 'guardianMissing' })
    expect(problemsOf({ relation, birthYear: '2015', isGuardian: true })).toEqual({})
    expect(problemsOf({ relation, birthYear: '1960' })).toEqual({})
  },
)

test('a child whose year is not said counts as one under 18', () => {
  expect(problemsOf({ relation: 'child', birthYear: '' })).toEqual({ guardian: 'guardianMissing' })
  expect(needsGuardian({ ...DETAILS, relation: 'parent', birthYear: '' }, YEAR)).toBe(false)
})

test('an unknown relation is oneself', () => {
  expect(relationNamed('spouse')).toBe('spouse')
  expect(relationNamed('king')).toBe('self')
  expect(relationNamed(null)).toBe('self')
})
