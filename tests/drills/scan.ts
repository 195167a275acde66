/** wapiti and sqlmap against a site of its own on this machine (apt-get install wapiti sqlmap) */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { BuiltSite } from '@/tests/site/builtSite'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { LoginClient } from '@/tests/site/loginClient'
import { someMobile } from '@/tests/support/testNumbers'

const SECONDS = { crawl: 20, attack: 6, wapiti: 130, sqlmap: 40 }

/** Without those that would ask servers elsewhere (ssrf, xxe) or guess at the names of files (buster, nikto). */
const MODULES =
  'sql,xss,permanentxss,exec,file,crlf,redirect,methods,htaccess,shellshock,cookieflags,csp,http_headers'

/** What the crawler would not come to by itself: everything that reads a query. */
const STARTS = [
  ...['/contact-us', '/login', '/hi/login', '/search?q=piles&city=514', '/chat/ai?q=what+is+piles'],
  ...[
    '/doctors?city=pune&page=2',
    '/hospitals?city=pune',
    '/blog?page=2',
    '/reviews?page=2',
    '/coverage-check',
  ],
  ...['/compare?doctors=a&doctors=b&city=514&treatment=piles', '/calculate/bmi?height=170&weight=70'],
  ...[
    '/thankyou?isquicksurvey=1&from=company&mob=9876543210',
    '/treatment/piles?utm_source=x&source=patientapp',
  ],
  ...['/api/search/entities?query=piles&city=514&type=R', '/api/lead/procedures?departmentId=1'],
  ...[
    '/api/lead/specialities?hospitalId=1',
    '/api/geo/reverse?lat=18.5&lon=73.8',
    '/api/cities/place?cityId=514',
    '/api/lead/price?treatment=Piles+Treatment&city=Pune',
  ],
  ...['/profile?done=saved&problem=away', '/dmg/v1/web/citylist?format=json', '/enquiry'],
]

/** What wapiti says of this site and is no fault, with the reason. */
const ACCEPTED: readonly (readonly [finding: RegExp, reason: string])[] = [
  [/X-Frame-Options/i, 'frame-ancestors of the policy does it, in every browser that runs the site'],
  [/X-XSS-Protection/i, 'no browser has it any more'],
  [
    /Secure flag.*(XSRF-TOKEN|visitorid|to_save|login_step|lead_ref|cred_hexa|signed_in)/i,
    'set where the site is served over TLS; this one is not',
  ],
  [/HttpOnly flag.*(XSRF-TOKEN|visitorid|signed_in)/i, 'read by the site’s own scripts on purpose'],
  [/CSP.*style-src|style-src.*unsafe/i, 'attributes only: prices and charts are drawn with them'],
]

interface Output {
  readonly text: string
  readonly seconds: number
}

/** Blocks https, because wapiti would download a list of other vendors' software. */
const NO_HTTPS = { HTTPS_PROXY: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }
/** sqlmap contacts no other host, and would use an https proxy for all requests, the site's own included. */
const NO_PROXY = { HTTPS_PROXY: '', https_proxy: '', HTTP_PROXY: '', http_proxy: '' }

/** Runs a program for so many seconds at most; what it printed. */
function output(
  program: string,
  args: readonly string[],
  seconds: number,
  own: Readonly<Record<string, string>>,
): Promise<Output> {
  const started = Date.now()
  const env = { ...process.env, ...own }
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let text = ''
  child.stdout.on('data', (part: Buffer) => (text += part.toString()))
  child.stderr.on('data', (part: Buffer) => (text += part.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), seconds * 1000)
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', () => {
      clearTimeout(timer)
      done({ text, seconds: Math.round((Date.now() - started) / 1000) })
    })
  })
}

interface Found {
  readonly method?: string
  readonly path?: string
  readonly parameter?: string
  readonly info?: string
}

const line = (kind: string, { method = '', path = '', parameter = '', info = '' }: Found): string =>
  `${kind}: ${method} ${path} ${parameter ? `(${parameter}) ` : ''}${info.replace(/\s+/g, ' ').slice(0, 200)}`

/** @returns the findings that are not accepted yet */
async function wapiti(site: BuiltSite, folder: string): Promise<readonly string[]> {
  const report = join(folder, 'wapiti.json')
  const { text, seconds } = await output(
    'wapiti',
    [
      ...['-u', `${site.url}/`, '--scope', 'domain', '-m', MODULES, '-d', '2', '--max-links-per-page', '15'],
      ...['--max-files-per-dir', '8', '--max-parameters', '40', '--max-scan-time', String(SECONDS.crawl)],
      ...['--max-attack-time', String(SECONDS.attack), '-t', '10', '--flush-session', '--no-bugreport'],
      ...['--store-session', folder, '--store-config', folder, '-f', 'json', '-o', report],
      // As browsers send it for a form of the site's own pages.
      ...['-H', 'Sec-Fetch-Site: same-origin'],
      ...STARTS.flatMap((path) => ['-s', site.url + path]),
    ],
    SECONDS.wapiti,
    NO_HTTPS,
  )
  let read: Record<'vulnerabilities' | 'anomalies', Record<string, Found[]>>
  try {
    read = JSON.parse(readFileSync(report, 'utf8')) as typeof read
  } catch {
    return [`wapiti wrote no report:\n${text.slice(-2000)}`]
  }
  const found = [read.vulnerabilities, read.anomalies].flatMap((kinds) =>
    Object.entries(kinds).flatMap(([kind, all]) => all.map((one) => line(kind, one))),
  )
  const open = found.filter((one) => {
    const [, reason] = ACCEPTED.find(([pattern]) => pattern.test(one)) ?? []
    if (reason) console.log(`  accepted  ${one}\n            ${reason}`)
    return reason === undefined
  })
  const pages = /found (\d+ URLs and forms)/i.exec(text)?.[1] ?? ''
  console.log(`wapiti: ${seconds} s, ${pages}, ${found.length} notes, ${open.length} findings`)
  return open
}

interface Target {
  readonly name: string
  readonly args: readonly string[]
}

async function targets(site: BuiltSite): Promise<readonly Target[]> {
  const leads = await LeadClient.open(site.url)
  const mobile = someMobile()
  const cookie = await LoginClient.cookieOf(site.url, mobile)
  const { 'x-xsrf-token': token, cookie: proof } = leads.headers
  const get = (path: string): Target => ({ name: path, args: ['-u', site.url + path] })
  /** Pages take their time: one parameter of each. */
  const only = (parameter: string, path: string): Target => ({
    name: path,
    args: ['-u', site.url + path, '-p', parameter],
  })
  const post = (path: string, headers: readonly string[], data: string, fields: string): Target => ({
    name: path,
    args: ['-u', site.url + path, '--data', data, '-p', fields, '-H', headers.join('\n')],
  })
  const json = ['Content-Type: application/json', `Cookie: ${proof}`, `X-XSRF-TOKEN: ${token}`]
  const form = ['Sec-Fetch-Site: same-origin', `Cookie: ${cookie}`]
  const lead = JSON.stringify(sampleLead(7))
  const id = randomUUID()
  return [
    get('/api/search/entities?query=piles&city=514&type=R&language=en'),
    only('q', '/search?q=piles&city=514'),
    get('/api/lead/procedures?departmentId=1'),
    get('/api/lead/specialities?hospitalId=1'),
    only('city', '/doctors?city=pune&page=2'),
    only('doctors', '/compare?doctors=a&city=514'),
    post('/lead/v1/admin/webleadcreate', json, lead, 'NameData,MobileNoData,hospitalid,CityData'),
    post(
      '/lead/v1/survey',
      json,
      JSON.stringify({ leadId: id, answers: { locality: 'x' } }),
      'leadId,locality',
    ),
    post(
      '/users/v1/user/login',
      json,
      JSON.stringify({ mobileNo: mobile, countryCode: '91', otp: '123456' }),
      'mobileNo,otp',
    ),
    post(
      '/enquiry',
      form,
      'name=Asha&mobile=9876543210&city=Mumbai&treatment=Piles&doctorId=1',
      'name,mobile,doctorId',
    ),
    post('/profile/enquiry/note', form, `enquiry=${id}&note=x`, 'enquiry,note'),
    post('/profile/saved', form, 'kind=doctor&id=1', 'kind,id'),
    {
      name: 'cookies of /users/v1/user/me',
      args: [
        '-u',
        `${site.url}/users/v1/user/me`,
        '--cookie',
        cookie,
        '-p',
        'cred_hexa,visitorid',
        '--level',
        '2',
      ],
    },
  ]
}

const NOTHING = /all tested parameters do not appear to be injectable/i
const REFUSED = /403 \(Forbidden\)/
const INJECTED = /identified the following injection point|is vulnerable/i

async function sqlmap({ name, args }: Target, folder: string): Promise<readonly string[]> {
  const { text, seconds } = await output(
    'sqlmap',
    [
      ...args,
      ...[
        '--batch',
        '--flush-session',
        '--output-dir',
        folder,
        '--time-sec',
        '2',
        '--timeout',
        '10',
        '--retries',
        '1',
      ],
      ...[
        '--technique',
        'BEUSTQ',
        '--dbms',
        'PostgreSQL',
        '--ignore-code',
        '*',
        '--disable-coloring',
        '--drop-set-cookie',
      ],
    ],
    SECONDS.sqlmap,
    NO_PROXY,
  )
  const verdicts = [
    [INJECTED, 'INJECTABLE'],
    // Then nothing was tried.
    [REFUSED, 'refused'],
    [NOTHING, 'nothing'],
  ] as const
  const [, verdict] = verdicts.find(([pattern]) => pattern.test(text)) ?? [, 'did not finish']
  console.log(`sqlmap: ${String(seconds).padStart(3)} s  ${verdict}  ${name}`)
  return verdict === 'nothing' ? [] : [`sqlmap ${name}: ${verdict}\n${text.slice(-1500)}`]
}

async function main(): Promise<void> {
  const missing = ['wapiti', 'sqlmap'].filter((program) => spawnSync(program, ['--version']).error)
  if (missing.length)
    throw new Error(`${missing.join(' and ')} missing: apt-get install ${missing.join(' ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'shalya-scan-'))
  const site = await BuiltSite.create({
    ...{
      DEV_PAGES: '1',
      ACCOUNT_CALLS_PER_MINUTE: '0',
      OTP_PER_HOUR_PER_IP: '0',
      OTP_WRONG_PER_HOUR_PER_IP: '0',
    },
    ...{
      ASK_PER_MINUTE_PER_IP: '0',
      OTP_WRONG_PER_HOUR_PER_RANGE: '0',
      OTP_PER_HOUR_PER_RANGE: '0',
      OTP_WORK_BITS: '0',
      LOG_LEVEL: 'error',
    },
  })
  try {
    await site.start()
    const all = await targets(site)
    const found = [...(await wapiti(site, folder))]
    for (const target of all) found.push(...(await sqlmap(target, folder)))
    const isAlive = await fetch(`${site.url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (!isAlive) found.push(`the site has ended:\n${site.printed.slice(-2000)}`)
    const errors = site.printed.split('\n').filter((one) => one.includes('"level":50'))
    for (const one of [...found, ...errors]) console.log(`FINDING ${one}`)
    console.log(
      found.length + errors.length
        ? `${found.length} findings, ${errors.length} errors in the log`
        : 'nothing found',
    )
    if (found.length + errors.length) process.exitCode = 1
  } finally {
    await site.dispose()
    rmSync(folder, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
