import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * What a script of the folder `scripts` prints at last: where a program is, which it installs when it is missing and that is possible here.
 * @throws when it is missing and cannot be installed
 */
export function installedProgram(script: string, ...args: readonly string[]): string {
  const path = resolve(__dirname, '..', '..', 'scripts', script)
  const found = spawnSync(process.execPath, [path, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (found.status !== 0) throw new Error(found.stderr)
  return found.stdout.trim().split('\n').at(-1) ?? ''
}
