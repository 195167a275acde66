import { removeAvatar, uploadAvatar } from './avatar'
import { deleteJson, putJson } from './httpClient'

jest.mock('./httpClient')
const put = jest.mocked(putJson)
const remove = jest.mocked(deleteJson)
const picture = new Blob(['x'], { type: 'image/jpeg' })

test('uploads the picture as it stands, and tells its address', async () => {
  put.mockResolvedValue({ status: 200, data: { status: { code: 200 }, data: { avatar: '/a?v=1' } } })
  await expect(uploadAvatar(picture)).resolves.toEqual({ avatar: '/a?v=1' })
  expect(put).toHaveBeenCalledWith('/users/v1/user/avatar', picture, undefined)
})

test.each([
  [400, 'unreadable'],
  [401, 'signedOut'],
  [403, 'server'],
  [413, 'tooLarge'],
  [415, 'unreadable'],
  [429, 'tooManyRequests'],
  [500, 'server'],
  [503, 'server'],
])('a refusal with %i is %s', async (status, kind) => {
  put.mockResolvedValue({ status, data: { status: { code: status }, error: ['no'] } })
  remove.mockResolvedValue({ status, data: {} })
  await expect(uploadAvatar(picture)).rejects.toEqual({ kind })
  await expect(removeAvatar()).rejects.toEqual({ kind })
})

test.each([null, '', { status: { code: 200 }, data: {} }])(
  'an answer that is none is no success: %j',
  async (data) => {
    put.mockResolvedValue({ status: 200, data })
    await expect(uploadAvatar(picture)).rejects.toEqual({ kind: 'server' })
  },
)

test('removes it; without an answer the failure is the call’s', async () => {
  remove.mockResolvedValueOnce({ status: 200, data: {} })
  await expect(removeAvatar()).resolves.toBeUndefined()
  remove.mockRejectedValueOnce({ kind: 'network' })
  await expect(removeAvatar()).rejects.toEqual({ kind: 'network' })
})
