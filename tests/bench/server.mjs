/** A built site as a process of its own, for the benchmarks. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const START_LIMIT_MS = 60_000

const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })

/**
 * Starts a built site (this one, or the one in `folder`) and waits until it answers.
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function startSite({ folder, env = {}, probe = '/' } = {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-bench-'))
  const child = spawn(process.execPath, ['scripts/serve.mjs', ...(folder ? [folder] : [])], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LEADS_PER_MINUTE_PER_IP: '0',
      SEARCHES_PER_MINUTE_PER_IP: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  const ended = new Promise((done) => child.once('exit', done))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null;) {
    const ok = await fetch(url + probe).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return { url, stop }
    await new Promise((done) => setTimeout(done, 100))
  }
  await stop()
  throw new Error(`the site ${folder ?? ''} did not start`)
}
