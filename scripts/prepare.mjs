#!/usr/bin/env node
/**
 * Gets a clone ready, doing only what is not done yet. Plain Node: it runs before anything is installed.
 * Migrations and journal replay happen in the server itself, at every start (server/boot.ts).
 */
import './closedPipe.mjs'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIslands } from './islands.mjs'
import { oneAtATime } from './oneAtATime.mjs'
import { failsAs, run } from './process.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')
const SOURCES = [
  'app',
  'components',
  'content',
  'devtools',
  'machines',
  'model',
  'public',
  'server',
  'services',
]
const SOURCE_FILES = [
  'instrumentation.ts',
  'scripts/islands.mjs',
  'proxy.ts',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
]
const INSTALLED = join(ROOT, 'node_modules', '.installed-lock')
/** There while a process gets this checkout ready. */
const PREPARING = join(ROOT, '.preparing')
const START = join(ROOT, 'public', 'start.js')
const BUILT = join(ROOT, '.next', 'built-from')
/** What the build reads from the environment: another value needs another build. */
const BUILD_ENVIRONMENT = ['SITE_URL', 'ASSET_BASE_URL']

const HELP = `usage: node scripts/prepare.mjs [install|start|build]...

install  installs the locked packages when package-lock.json changed
start    bundles the pages' start script (components/layout/start) into public/start.js
build    builds the site when a source file changed (NODE_ENV=production)
Without a word it does all. npm calls it before start, dev, test and bench.`

function* filesUnder(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) yield path
  else for (const name of readdirSync(path).sort()) yield* filesUnder(join(path, name))
}

/** One hash over the names and contents of the sources, tests left out. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const name of BUILD_ENVIRONMENT) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  for (const source of [...SOURCES, ...SOURCE_FILES])
    for (const file of filesUnder(join(ROOT, source)))
      if (file !== START && !/\.test\.tsx?$/.test(file))
        hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  return hash.digest('hex')
}

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')

async function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
  if (read(INSTALLED) === lock) return
  console.log('Installing the locked packages …')
  // The build needs the development packages too, whatever NODE_ENV the caller has. Not `npm ci`: it refuses a lock
  // file that lacks other platforms' optional binaries, which some registries do not serve. The locked versions hold
  // all the same, and --no-save leaves the lock file as it is. No package needs a script of its own to be installed.
  const args = ['install', '--no-save', '--include=dev', '--ignore-scripts', '--loglevel=error']
  const code = await run('npm', args, { env: { NODE_ENV: '' } })
  if (code !== 0) throw new Error('npm install failed: see its message above')
  writeFileSync(INSTALLED, lock)
}

/** Bundles the start script of every page. */
async function start() {
  const { build: bundle } = await import('esbuild')
  await bundle({
    entryPoints: [join(ROOT, 'components', 'layout', 'start', 'start.ts')],
    outfile: START,
    bundle: true,
    minify: true,
    target: 'es2022',
    charset: 'utf8',
    tsconfig: join(ROOT, 'tsconfig.json'),
    logLevel: 'warning',
  })
}

async function build() {
  await start()
  const wanted = sourceHash()
  if (read(BUILT) === wanted) return
  console.log('Building the site …')
  const next = join(ROOT, 'node_modules', 'next', 'dist', 'bin', 'next')
  const code = await run(process.execPath, [next, 'build'], {
    env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  if (code !== 0) throw new Error('the build failed: see its message above')
  await buildIslands()
  mkdirSync(dirname(BUILT), { recursive: true })
  writeFileSync(BUILT, wanted)
}

const STEPS = { install, start, build }

async function main(words) {
  if (words.includes('--help')) return console.log(HELP)
  const unknown = words.find((word) => !(word in STEPS))
  if (unknown) throw new Error(`unknown word '${unknown}'\n${HELP}`)
  process.chdir(ROOT)
  const work = async () => {
    for (const word of words.length ? words : Object.keys(STEPS)) await STEPS[word]()
  }
  await oneAtATime(PREPARING, work, () => console.log('Another command gets this checkout ready: waiting …'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main(process.argv.slice(2)).catch(failsAs('prepare'))
}
