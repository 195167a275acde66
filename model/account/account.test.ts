import { isRight } from 'fp-ts/Either'
import { Me, initialsOf } from './account'

describe('the letters of an avatar', () => {
  test.each([
    ['Asha', 'A'],
    ['asha rao', 'AR'],
    ['Asha Devi Rao', 'AR'],
    ['  Asha   Rao ', 'AR'],
    ['', 'G'],
    ['   ', 'G'],
    ['आशा राव', 'आरा'],
    ['कीर्ति', 'की'],
    ['Élodie', 'É'],
  ])('of %j are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})

describe('what the server says of a user', () => {
  const me = {
    id: '1',
    name: '',
    email: '',
    mobileNo: '9876543210',
    countryCode: '91',
    whatsappConsent: false,
  }
  test.each([
    ['without city and picture', me, true],
    [
      'with both',
      { ...me, avatar: '/a', selectedCity: { cityid: 514, cityname: 'Delhi NCR', type: 'popular' } },
      true,
    ],
    ['without a number', { ...me, mobileNo: undefined }, false],
    ['with a city that is none', { ...me, selectedCity: 'Delhi' }, false],
  ])('is taken %s: %s', (_, answer, isTaken) => {
    expect(isRight(Me.decode(answer))).toBe(isTaken)
  })
})
