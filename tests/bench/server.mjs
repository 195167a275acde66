/** Servers as processes of their own, for the benchmarks. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/process.mjs'

/** A first start fills and indexes the embedded database, which takes long on a busy machine. */
const START_LIMIT_MS = 120_000
/** How much of what a server said is shown when it does not start. */
const SAID = 2_000
const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next')

/**
 * Starts a program of Node that listens on PORT, and waits until it answers.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, probe?: string }} [options] probe: the address that says it is ready
 * @returns {Promise<{url: string, pid: number, stop: () => Promise<void>}>}
 */
export async function startServer(args, { env = {}, probe = '/' } = {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'shalya-bench-'))
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LEADS_PER_MINUTE_PER_IP: '0',
      LEADS_PER_DAY_PER_NUMBER: '0',
      SEARCHES_PER_MINUTE_PER_IP: '0',
      PAGES_PER_MINUTE_PER_IP: '0',
      DRAIN_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (text) => (said = (said + text).slice(-SAID)))
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
    if (ok) return { url, pid: child.pid, stop }
    await new Promise((done) => setTimeout(done, 100))
  }
  const ending =
    child.exitCode === null ? `no answer within ${START_LIMIT_MS / 1000} s` : `exit code ${child.exitCode}`
  await stop()
  throw new Error(`did not start: ${args.join(' ')}: ${ending}\n${said}`)
}

/** Starts a built site (this one, or the one in `folder`) behind the site's own server. */
export const startSite = ({ folder, ...options } = {}) =>
  startServer(['scripts/serve.mjs', ...(folder ? [folder] : [])], options)

/** Starts a built site with `next start`, without our front around it: it answers none of our calls, but files once it has started. */
export const startNextAlone = ({ folder = '.', ...options } = {}) =>
  startServer([NEXT, 'start', folder], { probe: folder === '.' ? '/start.js' : '/', ...options })
