import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { readConfig } from '@/server/config/config'
import { CONFIG_VARIABLES } from '@/server/config/configVariables'
import { HANDLERS } from '@/server/handlers'
import { unsafeSettings } from '@/server/config/unsafeSettings'

/* No container runs in these tests: the files are read, and must say what the project says elsewhere. */

const ROOT = join(__dirname, '..', '..')
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8')

interface Service {
  readonly build?: { readonly target: string; readonly args?: Record<string, string> }
  readonly environment?: Record<string, string>
  readonly network_mode?: string
  readonly stop_grace_period?: string
  readonly volumes?: readonly string[]
}
const { services } = parse(read('compose.yaml')) as { services: Record<string, Service> }
const dockerfile = read('Dockerfile')
const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)

test('Docker copies what is there, and everything that the server and the commands import', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  )
  for (const path of copied) expect([path, existsSync(join(ROOT, path))]).toEqual([path, true])
  const aliases = (
    JSON.parse(read('tsconfig.json')) as { compilerOptions: { paths: Record<string, string[]> } }
  ).compilerOptions.paths
  expect(aliases).toEqual({ '@/*': ['./*'] })
  for (const folder of ['content', 'machines', 'model', 'scripts', 'server', 'services'])
    expect(copied).toContain(folder)
})

test('the images run what npm start runs, with no development packages and as no root (decision 0052)', () => {
  const { scripts, engines } = JSON.parse(read('package.json')) as {
    scripts: Record<string, string>
    engines: { node: string }
  }
  const words = scripts.start?.split(' ') ?? []
  const settings = words.filter((word) => word.includes('='))
  expect(dockerfile).toContain(`ENV ${settings.join(' ')}`)
  const command = words.slice(settings.length)
  expect(dockerfile).toContain(`CMD ${JSON.stringify(command).replaceAll(',', ', ')}`)
  const packages = /AS packages[^]*AS site/.exec(dockerfile)?.[0] ?? ''
  const installs = [...packages.matchAll(/npm (ci|install)[^|)]*/g)].map(([command]) => command)
  expect(installs.map((command) => /--omit=dev.*--ignore-scripts/.test(command))).toEqual([true, true])
  // Development packages that npm installs anyway, as optional peers of production packages.
  const lock = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { readonly devOptional?: boolean }>
  }
  for (const [path, { devOptional }] of Object.entries(lock.packages))
    if (devOptional)
      expect(packages).toMatch(new RegExp(`rm -rf [^\\n]*${path.replace(/(@[^/]+).*/, '$1')}( |$)`, 'm'))
  expect(dockerfile).toMatch(/AS site[^]*\nUSER node\n[^]*CMD/)
  const [, major] = /FROM node:(\d+)/.exec(dockerfile) ?? []
  expect(Number(major)).toBeGreaterThanOrEqual(Number.parseFloat(engines.node.replace('>=', '')))
})

test('the site of the composition starts in production: every variable is known, none is unsafe (decision 0052)', () => {
  const { environment = {} } = services.site ?? {}
  expect(Object.keys(environment).filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual([])
  const filled = {
    ...Object.fromEntries(
      Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{POSTGRES_PASSWORD\}/, 'password'),
      ]),
    ),
    SITE_URL: 'https://www.clinic.example',
    APP_SECRET: 'a secret of thirty-two characters',
    DATA_KEYS: '1:a-key-of-at-least-thirty-two-characters',
    ...{ OTP_SENDER: 'msg91', MSG91_AUTH_KEY: 'key', MSG91_TEMPLATE_ID: 'template' },
  }
  expect(unsafeSettings(readConfig(filled as unknown as NodeJS.ProcessEnv), filled)).toEqual([])
})

test('services build stages that are there, for the address that the site has', () => {
  for (const { build } of Object.values(services))
    if (build) {
      expect(stages).toContain(build.target)
      expect(build.args?.SITE_URL).toContain('SITE_URL')
    }
})

test('both images are of one build: every argument of it is a variable of .env', () => {
  const names = [...dockerfile.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)
  expect(names).toEqual(['SITE_URL', 'ASSET_BASE_URL'])
  for (const { build } of Object.values(services))
    if (build) expect(Object.keys(build.args ?? {})).toEqual(names)
})

test('nginx asks its cache for no call of the site, and lets the longest texts of the desk through', () => {
  const places = [...read('deploy/nginx.conf').matchAll(/^ {4}location (~|=) (\S+) \{\n([^]*?)^ {4}\}/gm)]
  const isAt = (path: string, kind = '', place = '') =>
    kind === '=' ? path === place : new RegExp(place).test(path)
  const placesOf = (path: string) => places.filter(([, kind, place]) => isAt(path, kind, place))
  const uncached = /proxy_cache off;|return 404;/
  const asked = Object.keys(HANDLERS).filter(
    (path) => !placesOf(path).some(([whole]) => uncached.test(whole)),
  )
  // Search engines ask for them seldom, and they say how long they may be kept.
  expect(asked).toEqual(['/robots.txt', '/sitemap.xml'])
  const [desk] = placesOf('/desk/catalogue/save')
  expect(desk?.[0]).toContain('client_max_body_size 2m;')
})

test('nginx finds the site, its files and its health where the images have them', () => {
  const nginx = read('deploy/nginx.conf')
  expect(services.front?.network_mode).toBe('service:site')
  expect(nginx).toContain('server 127.0.0.1:3000 fail_timeout=4s;')
  const files = nginx.slice(nginx.indexOf('location ~ ^/_next/static/'))
  const [, root = ''] = /root ([^;]+);/.exec(files) ?? []
  const [, built, kept] = /try_files (\S+)\/\$asset (\S+)\/\$asset @site;/.exec(files) ?? []
  expect(dockerfile).toContain(`COPY --from=build ${root}${built} ${root}${built}`)
  expect(services.front?.volumes).toContainEqual(expect.stringMatching(`^[a-z-]+:${root}${kept}$`))
  const script = read('deploy/keep-release-files.sh')
  expect(script).toContain(`files=\${1:-${root}${built}}`)
  expect(script).toContain(`kept=\${2:-${root}${kept}}`)
  expect(Object.keys(HANDLERS)).toContain('/readyz')
})

test('a stop has longer than the site goes on answering and takes to finish its answers', () => {
  const [, limit = ''] = /SHUTDOWN_LIMIT_MS = ([\d_]+)/.exec(read('scripts/serve.mjs')) ?? []
  const { drainMs } = readConfig({} as NodeJS.ProcessEnv)
  expect(Number.parseInt(services.site?.stop_grace_period ?? '') * 1000).toBeGreaterThan(
    drainMs + Number(limit.replaceAll('_', '')),
  )
})
