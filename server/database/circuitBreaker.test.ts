import { Client } from 'pg'
import { isDatabaseUnavailable } from './circuitBreaker'
import { DatabaseUnavailableError } from '@/server/database/postgres/sqlPool'

const withCode = (code: string) => Object.assign(new Error('failed'), { code })

describe('a database that is away', () => {
  it.each([
    new DatabaseUnavailableError('known'),
    withCode('57P01'),
    withCode('08006'),
    withCode('53300'),
    withCode('ECONNREFUSED'),
    withCode('ETIMEDOUT'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
  ])('is told by its error: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it('is told by what the driver says of a port where nothing listens', async () => {
    const client = new Client({ connectionString: 'postgres://x@127.0.0.1:1/x' })
    const error: unknown = await client.connect().catch((thrown: unknown) => thrown)
    expect(isDatabaseUnavailable(error)).toBe(true)
  })

  it.each([
    withCode('23505'),
    withCode('22001'),
    withCode('42601'),
    new TypeError('x is undefined'),
    'no error',
  ])('is not told by other errors: %s', (error) => {
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
