import { ASHA } from '@/machines/session/session.testModel'
import { endSession, fetchMe } from './account'
import { getJson, postJson, putJson } from './httpClient'
import { updateProfile } from './profile'

jest.mock('./httpClient')

const answers = (call: jest.MockedFunction<typeof getJson>, status: number, data: unknown = {}) =>
  call.mockResolvedValueOnce({ status, data } as Awaited<ReturnType<typeof getJson>>)
const get = jest.mocked(getJson)
// Both answer alike.
const post = jest.mocked(postJson) as unknown as typeof get

describe('who is logged in', () => {
  test('is asked at /users/v1/user/me', async () => {
    answers(get, 200, { status: { code: 200, message: 'OK' }, data: ASHA })
    expect(await fetchMe()).toEqual(ASHA)
    expect(get).toHaveBeenCalledWith('/users/v1/user/me', undefined)
  })

  test('is nobody without a session', async () => {
    answers(get, 401)
    expect(await fetchMe()).toBeNull()
  })

  test.each([
    [503, {}],
    [200, {}],
    [200, { data: { ...ASHA, id: 7 } }],
  ])('is not known from an answer %s %j', async (status, data) => {
    answers(get, status, data)
    await expect(fetchMe()).rejects.toThrow('/users/v1/user/me answered')
  })
})

describe('ending the session', () => {
  test.each([200, 401])('is done when the server says %s', async (status) => {
    answers(post, status)
    await expect(endSession()).resolves.toBeUndefined()
    expect(post).toHaveBeenCalledWith('/users/v1/user/logout', {})
  })

  test('fails when the server does not do it', async () => {
    answers(post, 503)
    await expect(endSession()).rejects.toThrow('/users/v1/user/logout answered 503')
  })
})

const put = jest.mocked(putJson)
const OK = { code: 200, message: 'OK' }

test('a change is put to /users/v1/user/update, and the answer says who the user is now', async () => {
  put.mockResolvedValue({ status: 200, data: { status: OK, data: ASHA } })
  expect(await updateProfile({ name: 'Asha', cityId: 477 })).toEqual(ASHA)
  expect(put).toHaveBeenCalledWith('/users/v1/user/update', { name: 'Asha', cityId: 477 })
})

test.each([
  [400, { status: { code: 400, message: 'Bad Request' }, error: ['Please enter your email'] }],
  // Specification, section 7: a failed update may still come with status 200.
  [200, { status: { code: 500, message: 'failed' }, data: ASHA }],
  [200, { status: OK, data: {} }],
  [502, '<html>'],
])('status %i with %j is a failure', async (status, data) => {
  put.mockResolvedValue({ status, data })
  await expect(updateProfile({ name: 'Asha' })).rejects.toThrow(`/users/v1/user/update answered ${status}`)
})
