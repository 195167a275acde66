import 'server-only'
import { log } from '@/server/log'
import { type TestAccounts, startTestAccounts } from './testAccounts'
import { TestReceiver } from './testReceiver'

/** Set by `testUpstream` before the first test. */
export let accounts: TestAccounts
/** A fake of the external systems. */
export let receiver: TestReceiver
/** What was logged as a warning or an error. */
export const written: string[] = []

/** A server's parts, and a receiver that its settings may name, for all tests of a file. */
export function testUpstream(): void {
  beforeAll(async () => {
    accounts = await startTestAccounts({ UPSTREAM_TIMEOUT_MS: '300' })
    receiver = await TestReceiver.start()
    for (const level of ['warn', 'error'] as const)
      jest
        .spyOn(log, level)
        .mockImplementation((...line: unknown[]) => void written.push(JSON.stringify(line)))
  })
  beforeEach(() => {
    receiver.reset()
    written.length = 0
    accounts.configure({})
  })
  afterAll(async () => {
    await accounts.stop()
    await receiver.stop()
  })
}
