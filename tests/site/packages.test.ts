/* What is known of the packages that the site runs with. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type RequestListener, type Server, createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { localPort } from '@/tests/support/localPort'

const ROOT = resolve(__dirname, '..', '..')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'shalya-packages-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; out: string; errors: string }> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['scripts/packages.mjs', ...args],
      { cwd: ROOT, env: { ...process.env, NODE_OPTIONS: '', ...env } },
      (error, out, errors) => done({ code: typeof error?.code === 'number' ? error.code : 0, out, errors }),
    )
  })

test('every package has a permissive licence, or is a named exception; none is named for nothing (decision 0052)', async () => {
  expect(await run(['licences'])).toMatchObject({ code: 0, errors: '' })
})

test('a licence that asks for more is refused, also beside one that does not', async () => {
  const licences = {
    left: 'GPL-3.0-only',
    both: 'MIT AND AGPL-3.0-only',
    silent: undefined,
    either: '(MIT OR GPL-3.0-only)',
  }
  const packages = Object.entries(licences).map(([name, license]) => [
    `node_modules/${name}`,
    { version: '1.0.0', license },
  ])
  const lock = join(folder, 'package-lock.json')
  writeFileSync(lock, JSON.stringify({ packages: Object.fromEntries(packages) }))
  const { code, errors } = await run(['licences', lock])
  expect(code).toBe(1)
  expect([...errors.matchAll(/^(\w+): .* is neither/gm)].map(([, name]) => name)).toEqual([
    'left',
    'both',
    'silent',
  ])
})

test('the bill of materials has what production installs, with versions, and nothing of development (decision 0052)', async () => {
  const file = join(folder, 'packages.cdx.json')
  expect((await run(['sbom', file])).code).toBe(0)
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { group?: string; name: string; version: string }[]
  }
  const listed = new Set(
    components.map(({ group, name, version }) => `${group ? `${group}/` : ''}${name}@${version}`),
  )
  expect(bomFormat).toBe('CycloneDX')
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string>>
  for (const [name, version] of Object.entries(dependencies))
    if (!version.startsWith('npm:')) expect([...listed]).toContain(`${name}@${version}`)
  for (const name of ['jest', 'eslint', 'typescript'])
    expect([...listed]).not.toContain(`${name}@${devDependencies[name] ?? ''}`)
  expect(listed.size).toBeGreaterThan(100)
})

/** Time enough for npm and a registry that answers at once. */
const SECONDS = 8

describe('advisories', () => {
  let registry: Server | undefined
  afterEach(async () => {
    registry?.closeAllConnections()
    await new Promise((done) => registry?.close(done) ?? done(undefined))
    registry = undefined
  })

  /** Asks a registry of the test's own. */
  async function ask(answer: RequestListener, seconds = SECONDS): Promise<{ code: number; out: string }> {
    registry = createServer(answer)
    const url = `http://127.0.0.1:${await localPort(registry)}/`
    return run(['advisories', '--seconds', String(seconds)], { npm_config_registry: url })
  }

  test('fail where the registry knows of a serious one', async () => {
    const { code, out } = await ask((request, response) => {
      const isBulk = request.url?.endsWith('/advisories/bulk')
      const advisory = { id: 1, url: 'https://example.org/1', title: 'bad', severity: 'critical' }
      const packument = { name: 'axios', 'dist-tags': { latest: '99.0.0' }, versions: {} }
      request.resume()
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(
          JSON.stringify(isBulk ? { axios: [{ ...advisory, vulnerable_versions: '<99.0.0' }] } : packument),
        )
    })
    expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining('1 critical') })
  })

  test('pass where it knows of none', async () => {
    const { code, out } = await ask((request, response) => {
      request.resume()
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('0 critical') })
  })

  test.each<[string, RequestListener, number]>([
    ['has no such call', (_request, response) => void response.writeHead(405).end(), SECONDS],
    ['never answers', () => undefined, 2],
  ])(
    'are not checked, and fail nothing, where it %s',
    async (_what, answer, seconds) => {
      const began = Date.now()
      const { code, out } = await ask(answer, seconds)
      expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('not checked') })
      expect(Date.now() - began).toBeLessThan(30_000)
    },
    60_000,
  )
})
