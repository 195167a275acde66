#!/usr/bin/env node
/** PostgreSQL for the database tests: the one at 127.0.0.1:5432, and private ones that a test may stop. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { aptInstall, failsAs, firstOnPath, outputOf, run } from './process.mjs'

/** The server that the tests use, by trust authentication. */
export const TEST_DATABASE_URL =
  process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres'

const ANSWER_LIMIT_MS = 30_000

function listens(host, port) {
  return new Promise((resolve) => {
    const socket = createConnection({ host, port })
    socket.setTimeout(1000)
    const end = (answer) => {
      socket.destroy()
      resolve(answer)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

async function waitUntilListening(host, port) {
  for (const end = Date.now() + ANSWER_LIMIT_MS; Date.now() < end;) {
    if (await listens(host, port)) return true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return false
}

/** The folder with initdb and pg_ctl, or '' when PostgreSQL's server is not installed. */
function postgresPrograms() {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    outputOf('pg_config', ['--bindir']),
  ]
  return folders.find((folder) => folder && existsSync(join(folder, 'initdb'))) ?? ''
}

const clusters = () => (existsSync('/etc/postgresql') ? readdirSync('/etc/postgresql') : [])

/** Lets this machine's own users in without a password, as the tests expect of a cluster made for them. */
function trustLoopback(version) {
  const path = `/etc/postgresql/${version}/main/pg_hba.conf`
  const trusted = readFileSync(path, 'utf8').replace(
    /^(host\s+all\s+all\s+(?:127\.0\.0\.1\/32|::1\/128)\s+)\S+$/gm,
    '$1trust',
  )
  writeFileSync(path, trusted)
}

/** Installs PostgreSQL for this machine's own users, stopped, when it is missing and that is possible here. */
async function installPostgres() {
  if (postgresPrograms()) return
  console.error('PostgreSQL is missing: installing it with apt-get …')
  await aptInstall(['postgresql'])
  for (const version of clusters()) {
    trustLoopback(version)
    await run('pg_ctlcluster', ['--skip-systemctl-redirect', version, 'main', 'stop'], { quiet: true })
  }
}

/**
 * Makes sure that PostgreSQL answers at 127.0.0.1:5432: starts it, or installs and starts it, when it is not up.
 * @throws {Error} with what to do, when it cannot be had here
 */
export async function ensurePostgres() {
  const { hostname, port } = new URL(TEST_DATABASE_URL)
  const at = [hostname, Number(port || 5432)]
  if (await listens(...at)) return
  await installPostgres()
  if (firstOnPath(['pg_ctlcluster']))
    for (const version of clusters())
      await run('pg_ctlcluster', ['--skip-systemctl-redirect', version, 'main', 'start'])
  if (await waitUntilListening(...at)) return
  throw new Error(
    `The database tests need PostgreSQL at ${at.join(':')} with trust authentication. Start it, or set TEST_DATABASE_URL.`,
  )
}

const HELP = `usage: node scripts/postgres.mjs ensure|programs

ensure    starts PostgreSQL at 127.0.0.1:5432 (TEST_DATABASE_URL) when it is not up, installing it when it is missing
programs  prints the folder with initdb and pg_ctl, installing them when they are missing`

async function main([word]) {
  if (word === 'ensure') return ensurePostgres()
  if (word !== 'programs') return console.log(HELP)
  await installPostgres()
  if (!postgresPrograms()) throw new Error("PostgreSQL's server programs (initdb, pg_ctl) are not installed")
  console.log(postgresPrograms())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2)).catch(failsAs('postgres'))
