import * as httpClient from './httpClient'
import { bookAppointment, type BookingSent } from './appointments'

jest.mock('./httpClient', () => ({ ...jest.requireActual('./httpClient'), postJson: jest.fn() }))
const post = jest.mocked(httpClient.postJson)

const booking: BookingSent = {
  holdId: 'hold-1',
  otp: '123456',
  language: 'en',
  notice: '1',
  idempotencyKey: 'key',
  details: {
    relation: 'self',
    name: 'Asha Rao',
    birthYear: '',
    mobile: '9876543210',
    countryCode: '+91',
    isGuardian: false,
  },
}
const failure = (status: number, code: string) => {
  post.mockResolvedValue({ status, data: { code, error: ['Said'], near: [] } })
  return bookAppointment(booking, (slug) => slug).catch((error: unknown) => error)
}

test('a booking with a code tells a hold that is over from a code that is', async () => {
  expect(await failure(409, 'expired')).toEqual({ kind: 'expired', near: [] })
  expect(await failure(400, 'expired')).toEqual({ kind: 'refused', message: 'Said', code: 'expired' })
})
