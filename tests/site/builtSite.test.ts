import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BuiltSite } from './builtSite'

test.each([
  ['a code', 'process.exit(3)', '3'],
  ['a signal', "process.kill(process.pid, 'SIGKILL')", 'SIGKILL'],
])('a start that ends with %s fails at once, with what was printed', async (_, end, reason) => {
  const site = await BuiltSite.create()
  site.folder = mkdtempSync(join(tmpdir(), 'shalya-broken-'))
  mkdirSync(join(site.folder, 'scripts'))
  writeFileSync(
    join(site.folder, 'scripts', 'serve.mjs'),
    `process.stdout.write('no such table', () => ${end})`,
  )
  try {
    await expect(site.start()).rejects.toThrow(`the site ended with ${reason}:\nno such table`)
  } finally {
    rmSync(site.folder, { recursive: true })
    await site.dispose()
  }
})
