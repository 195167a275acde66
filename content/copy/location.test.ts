import { editProfileCopy } from './editProfile'
import { locationCopy } from './location'
import { logoutCopy } from './logout'
import { selectCityCopy } from './selectCity'

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
