#!/usr/bin/env node
/** What is known of the packages that the site runs with: a bill of materials, their licences, advisories about them. */
import './closedPipe.mjs'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { failsAs } from './process.mjs'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Licences that ask for no more than that they are named. */
const PERMISSIVE = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense', 'Zlib'],
])

/** Others, by package (all that begin so), with why they may be used as they are. */
const EXCEPTIONS = [
  [
    '@img/sharp-',
    'LGPL-3.0-or-later',
    'libvips, a library of its own beside sharp, unchanged: pictures of the catalogue',
  ],
  ['@resvg/resvg-js', 'MPL-2.0', 'unchanged: share pictures'],
  ['caniuse-lite', 'CC-BY-4.0', 'data for the build'],
  ['axe-core', 'MPL-2.0', 'unchanged, in tests only'],
  ['ical.js', 'MPL-2.0', 'unchanged, in tests only'],
  ['web-push', 'MPL-2.0', 'unchanged: encrypts alerts to browsers'],
  ['parse-cache-control', 'none', 'MIT by its readme, which its package.json forgets; in a benchmark only'],
]

const HELP = `usage: npm run packages -- sbom [FILE] | licences [LOCK] | advisories [--seconds N]

sbom        the packages that production installs, as CycloneDX JSON, to FILE or standard output
licences    every package of a lock file (package-lock.json) with its licence; fails when one is neither permissive nor a named exception
advisories  asks the registry about the packages of production; fails on serious ones, and only when it answers (within 30 seconds)`

/** Every package of the lock file with its licence, and whether production installs it. */
function lockedPackages(file = join(ROOT, 'package-lock.json')) {
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { version, license = 'none', name, dev = false, devOptional = false }]) => ({
      name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      isRun: !dev && !devOptional,
    }))
}

/** Whether one of the licences that a package offers, or all that it asks for, may be used. */
function isAllowed({ name, licence }) {
  const allowed = new Set(PERMISSIVE)
  for (const [beginning, exception] of EXCEPTIONS) if (name.startsWith(beginning)) allowed.add(exception)
  const choices = licence.replace(/[()]/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((one) => allowed.has(one)))
}

/** Packages whose licence is neither permissive nor a named exception. */
const refusedLicences = (packages) => packages.filter((one) => !isAllowed(one))

/** Exceptions that no package needs any more. */
const idleExceptions = (packages) =>
  EXCEPTIONS.filter(
    ([beginning, licence]) =>
      !packages.some((one) => one.name.startsWith(beginning) && one.licence.includes(licence)),
  ).map(([beginning]) => beginning)

/** What npm prints on standard output; '' when it takes too long. */
function npm(args, limitMs) {
  return new Promise((done) => {
    const child = spawn('npm', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], timeout: limitMs })
    let out = ''
    child.stdout.on('data', (part) => (out += part))
    child.on('error', () => done(''))
    child.on('close', (_code, signal) => done(signal ? '' : out))
  })
}

/** A package as CycloneDX has it. */
const componentOf = ({ name, version, licence }) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'required',
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  licenses: [{ license: { id: licence } }],
})

async function sbom(file) {
  const bill = JSON.parse(
    (await npm(['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'], 60_000)) || '{}',
  )
  if (!bill.components) throw new Error('npm wrote no bill of materials (npm sbom needs npm 9.5 or later)')
  // npm leaves out what packages of development want as well, react among them.
  const listed = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  for (const one of lockedPackages())
    if (one.isRun && !listed.has(`${one.name}@${one.version}`)) {
      listed.add(`${one.name}@${one.version}`)
      bill.components.push(componentOf(one))
    }
  const text = JSON.stringify(bill, null, 2)
  if (!file) return console.log(text)
  writeFileSync(file, text)
  console.log(`${bill.components.length} packages are in ${file}`)
}

function licences(file) {
  const packages = lockedPackages(file)
  for (const { name, version, licence, isRun } of packages)
    console.log([name, version, licence, isRun ? '' : 'development'].join('\t'))
  const refused = refusedLicences(packages)
  for (const { name, licence } of refused)
    console.error(`${name}: ${licence} is neither permissive nor an exception`)
  const idle = file ? [] : idleExceptions(packages)
  for (const name of idle) console.error(`${name}: an exception that no package needs`)
  if (refused.length + idle.length) process.exitCode = 1
}

async function advisories(limitMs) {
  const args = ['audit', '--omit=dev', '--json', '--package-lock-only', '--fetch-retries=0']
  const text = await npm([...args, `--fetch-timeout=${limitMs}`], limitMs)
  let counts
  try {
    counts = JSON.parse(text).metadata.vulnerabilities
  } catch {
    // The registry has no such call, does not answer, or answers something else.
    return console.log('advisories: not checked, because no registry answers')
  }
  console.log(
    `advisories: ${Object.entries(counts)
      .map(([level, count]) => `${count} ${level}`)
      .join(', ')}`,
  )
  if (counts.high + counts.critical > 0) process.exitCode = 1
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, seconds: { type: 'string', default: '30' } },
  })
  const [word, file] = positionals
  if (word === 'sbom') return sbom(file)
  if (word === 'licences') return licences(file)
  if (word === 'advisories') return advisories(Number(values.seconds) * 1000)
  console.log(HELP)
  if (!values.help) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main().catch(failsAs('packages'))
