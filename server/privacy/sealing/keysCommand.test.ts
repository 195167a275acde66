import { runCommand } from '@/tests/site/leadsCommand'

const makeKey = (...version: string[]) =>
  runCommand('scripts/keys.ts', ['new', ...version], { ...process.env, NODE_OPTIONS: '' })

test('a new key has a version that DATA_KEYS takes', async () => {
  expect(await makeKey()).toMatch(/^1:[\w-]{43}\n$/)
  expect(await makeKey('12')).toMatch(/^12:[\w-]{43}\n$/)
  for (const version of ['x', '0', '1.5'])
    await expect(makeKey(version)).rejects.toThrow('expected a whole number from 1')
})
