import { modalCopy } from './modals'

const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts)
const keys = (value: unknown): unknown =>
  typeof value === 'string'
    ? value.match(/\{\w+\}/g)
    : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, keys(inner)]))

describe('the words of the modals and the account button', () => {
  test('are the same ones in both languages, with the same gaps', () => {
    expect(keys(modalCopy.hi)).toEqual(keys(modalCopy.en))
  })

  test('are written in Devanagari in Hindi, and not in English', () => {
    expect(texts(modalCopy.hi).filter((text) => !/[\u0900-\u097f]/.test(text))).toEqual([])
    expect(texts(modalCopy.en).filter((text) => /[\u0900-\u097f]/.test(text))).toEqual([])
  })

  test('are those of the specification', () => {
    expect(modalCopy.en).toMatchObject({
      guest: 'Guest',
      editProfile: 'Edit Profile',
      logout: 'Logout',
      titles: { location: 'Location', editProfile: 'Edit Profile', selectCity: 'Select Your City' },
    })
  })
})
