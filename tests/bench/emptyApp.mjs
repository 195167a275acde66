/** Builds the empty App Router site that the benchmarks compare with. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../scripts/process.mjs'

export const EMPTY_APP = join('tests', 'bench', 'empty-app')

export async function buildEmptyApp() {
  if (existsSync(join(EMPTY_APP, '.next', 'BUILD_ID'))) return
  console.log('Building the empty app …')
  const next = join('node_modules', 'next', 'dist', 'bin', 'next')
  const code = await run(process.execPath, [next, 'build', EMPTY_APP], {
    env: { NODE_ENV: 'production' },
    quiet: true,
  })
  if (code !== 0) throw new Error('the empty app did not build')
}
