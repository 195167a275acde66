import { editProfileCopy } from './editProfile'
import { locationCopy } from './location'
import { logoutCopy } from './logout'
import { selectCityCopy } from './selectCity'

/** Every text with its path. */
const textsOf = (value: unknown, path: string[] = []): Map<string, string> =>
  typeof value === 'string'
    ? new Map([[path.join('.'), value]])
    : new Map(Object.entries(value ?? {}).flatMap(([key, inner]) => [...textsOf(inner, [...path, key])]))
const gapsOf = (text = ''): string => (text.match(/\{\w+\}/g) ?? []).join()

describe.each(Object.entries({ editProfileCopy, locationCopy, logoutCopy, selectCityCopy }))(
  '%s',
  (_, { en, hi }) => {
    const english = textsOf(en)
    const hindi = textsOf(hi)

    test('stand in both languages, with the same gaps', () => {
      expect([...hindi.keys()]).toEqual([...english.keys()])
      expect([...english].filter(([path, text]) => gapsOf(text) !== gapsOf(hindi.get(path)))).toEqual([])
    })

    test('Hindi is written in Devanagari and English is not', () => {
      expect([...hindi].filter(([, text]) => !/[\u0900-\u097f]/.test(text))).toEqual([])
      expect([...english].filter(([, text]) => /[\u0900-\u097f]/.test(text))).toEqual([])
    })
  },
)

test('what the specification words stands word for word', () => {
  const { submitting, profileUpdated, locationUpdated, personalDetails, location, problems } = locationCopy.en
  expect([personalDetails, location]).toEqual(['Personal Details', 'Location'])
  expect(submitting).toBe('Submitting...')
  expect(profileUpdated).toBe('Profile Updated Successfully')
  expect(locationUpdated).toBe('Location Updated Successfully')
  expect(problems).toEqual({ name: 'Please enter your name', city: 'Please select your city' })
  const { save, saving, updated, selfie } = editProfileCopy.en
  expect([save, saving, updated]).toEqual(['Save', 'Saving...', 'Profile Updated'])
  expect(selfie).toBe('Take a selfie')
  expect(editProfileCopy.en.problems).toEqual({
    name: 'Please enter your name',
    email: 'Please enter your email',
  })
  const { question, cancel, confirm } = logoutCopy.en
  expect([question, cancel, confirm]).toEqual(['Are you sure you want to Logout?', 'Cancel', 'Yes, Logout'])
  expect(selectCityCopy.en.title).toBe('Select Your City')
  expect(selectCityCopy.en.nearme).toBe('Use my current location')
})
