import { modalCopy } from './modals'

test('the words of the modals and the account button are those of the specification', () => {
  expect(modalCopy.en).toMatchObject({
    guest: 'Guest',
    editProfile: 'Edit Profile',
    logout: 'Logout',
    titles: { location: 'Location', editProfile: 'Edit Profile', selectCity: 'Select Your City' },
  })
})
