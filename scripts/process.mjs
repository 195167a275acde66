/** Starting other programs and ending scripts; plain Node, because some of it runs before anything is installed. */
import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

/**
 * Runs a program with its output on this terminal and waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>} its exit code (1 when a signal ended it)
 */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/**
 * Runs a script that takes the server's TypeScript, in a process of its own.
 * @param {string} file
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>} whether it ended well
 */
export const runServerScript = async (file, env) =>
  (await run(process.execPath, ['--conditions=react-server', '--import', 'tsx', file], { env })) === 0

/** Ends a script that failed, in one line. @param {string} name of the script */
export const failsAs = (name) => (error) => {
  console.error(`${name}: ${error?.message ?? error}`)
  process.exit(1)
}

/** What a program prints, trimmed, or '' when it is missing or fails. */
export function outputOf(command, args) {
  const done = spawnSync(command, args, { encoding: 'utf8' })
  return done.status === 0 ? done.stdout.trim() : ''
}

/** The first of the named programs that is on PATH, as a full path, or ''. */
export function firstOnPath(names) {
  for (const name of names) {
    const found = outputOf('which', [name])
    if (found) return found
  }
  return ''
}

/**
 * Installs Debian packages when that is possible here (root, apt-get on PATH).
 * @returns {Promise<boolean>} whether they were installed
 */
export async function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !firstOnPath(['apt-get'])) return false
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  if ((await run('apt-get', ['update', '-q'], { env, quiet: true })) !== 0) return false
  return (
    (await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })) === 0
  )
}

/**
 * Makes sure that a program is there, through the system's package manager when it may be used.
 * @param {readonly string[]} names under which it may stand on PATH (or full paths)
 * @param {string} debianPackage
 * @returns {Promise<string>} its path, or '' when it cannot be had here
 */
export async function ensureProgram(names, debianPackage) {
  if (!firstOnPath(names)) {
    console.error(`${names[0]} is missing: installing it with apt-get …`)
    await aptInstall([debianPackage])
  }
  return firstOnPath(names)
}

/** A TCP port that nothing listens on now. */
export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => done(port))
    })
  })
