import { expandLead } from './lead'
import { knownAnswers, maskedMobile, referenceOf } from './ownEnquiry'

test('a number keeps its ends only', () => {
  expect(maskedMobile('9876543210')).toBe('98••••3210')
  expect(maskedMobile('123456')).toBe('••••••')
})

test('a reference is the end of the id that the clinic sees', () =>
  expect(referenceOf('0190a0b0-0000-7000-8000-0123abcdef45')).toBe('ABCDEF45'))

test('a lead answers the survey’s questions by its own fields and by others that say as much', () => {
  expect(knownAnswers(expandLead({}))).toEqual([])
  expect(knownAnswers(expandLead({ IsInsurance: 'no', CityData: 'Pune', Callback_Input: 'Now' }))).toEqual([
    'insuranceField',
    'callNowLaterField',
    'FormPreferredCityField',
  ])
  expect(knownAnswers(expandLead({ CityData: 'Other' }))).toEqual([])
})
