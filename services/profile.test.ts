import { putJson } from './apiCall'
import { updateProfile } from './profile'

jest.mock('./apiCall')

const put = jest.mocked(putJson)
const ME = {
  id: 'u1',
  name: 'Asha',
  email: '',
  mobileNo: '9876543210',
  countryCode: '91',
  whatsappConsent: false,
}
const OK = { code: 200, message: 'OK' }

test('a change is put to /users/v1/user/update, and the answer says who the user is now', async () => {
  put.mockResolvedValue({ status: 200, data: { status: OK, data: ME } })
  expect(await updateProfile({ name: 'Asha', cityId: 477 })).toEqual(ME)
  expect(put).toHaveBeenCalledWith('/users/v1/user/update', { name: 'Asha', cityId: 477 })
})

test.each([
  [400, { status: { code: 400, message: 'Bad Request' }, error: ['Please enter your email'] }],
  // Specification, section 7: a failed update may still come with status 200.
  [200, { status: { code: 500, message: 'failed' }, data: ME }],
  [200, { status: OK, data: {} }],
  [502, '<html>'],
])('status %i with %j is a failure', async (status, data) => {
  put.mockResolvedValue({ status, data })
  await expect(updateProfile({ name: 'Asha' })).rejects.toThrow(`/users/v1/user/update answered ${status}`)
})
