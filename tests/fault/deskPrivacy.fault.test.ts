/** Patients' numbers reach no viewer, and nothing of the desk reaches who is not signed in there, nor a public page. */
import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deskAccountCopy } from '@/content/copy/deskAccount'
import { inboxCopy, leadPanelCopy } from '@/content/copy/desk'
import { staffLoginCopy } from '@/content/copy/staffLogin'
import { FIGURE_IDS } from '@/model/desk/figures'
import { readSitemap } from '@/tests/site/crawl'
import { staffSessions } from '@/tests/site/deskCommands'
import { LeadClient, sampleLead } from '@/tests/site/leadClient'
import { LoginClient } from '@/tests/site/loginClient'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { someMobile, waysToWrite } from '@/tests/support/testNumbers'
import { until } from '@/tests/support/until'
import { DESK_CALLS, likelyRequest } from './deskRequests'
import { askRaw } from './marker'
import { siteForAll } from './siteForAll'

const APP = join(__dirname, '..', '..', 'app', '(perRequest)', 'desk')
/** Every page of the desk, by its file. */
const PAGES = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx'))
  .map((file) => join('/desk', file.replace(/\/?page\.tsx$/, '')))
/** Where who is not signed in may be. */
const OPEN_PAGES = ['/desk/login', '/desk/invitation', '/desk/password']

const site = siteForAll({
  APP_SECRET: 'a-secret-of-the-tests-of-thirty-two-letters',
  DEV_PAGES: '1',
  OTP_WORK_BITS: '0',
})
const cookies: Record<'owner' | 'agent' | 'viewer', string> = { owner: '', agent: '', viewer: '' }
const leadIds: string[] = []
const numbers: string[] = []

/** Fields that a sender fills as they like. */
const FREE_FIELDS = [
  ...['QueryData', 'Remark', 'locality', 'Callback_Input', 'InsuranceNameData', 'CityData', 'Preferred_City'],
  ...['Zutm_sourcedata', 'Zutm_campaigndata', 'Zutm_termdata', 'Keyword_Text', 'placement'],
]

beforeAll(async () => {
  const client = await LeadClient.open(site.url)
  const sample = someMobile()
  for (const [at] of waysToWrite(sample).entries()) {
    const number = someMobile()
    const text = `Ask for ${waysToWrite(number)[at]?.replace('\n', ' ') ?? ''} please`
    const fields = Object.fromEntries(FREE_FIELDS.map((field) => [field, text]))
    const lead = { ...sampleLead(at), ...fields, MobileNoData: number, NameData: text }
    const { id, text: answer } = await client.send({ ...lead, EmailData: `${number}@example.com` })
    if (id === null) throw new Error(answer)
    leadIds.push(id)
    numbers.push(number)
  }
  const people = ['owner', 'agent', 'viewer'] as const
  const sessions = await staffSessions(
    site.environment,
    people.map((role) => ({ role, name: `Our ${role}` })),
  )
  people.forEach((role, at) => (cookies[role] = `desk=${sessions[at]?.token ?? ''}`))
  await notes()
})

/** The agent writes a note with the number at each lead. */
async function notes(): Promise<void> {
  const proof = await xsrfHeaders(site.url)
  for (const [at, id] of leadIds.entries()) {
    const answer = await fetch(`${site.url}/desk/api/note`, {
      method: 'POST',
      headers: { ...proof, 'content-type': 'application/json', cookie: `${proof.cookie}; ${cookies.agent}` },
      body: JSON.stringify({
        id,
        text: `Or ${waysToWrite(numbers[at] ?? '')[at] ?? ''}`,
        key: randomBytes(16).toString('hex'),
      }),
    })
    if (!answer.ok) throw new Error(await answer.text())
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A number in the ways in which people write it: more between two digits than that, and chance finds a number in any long answer. */
const patternOf = (number: string): RegExp => new RegExp([...number].join('\\D{0,6}'))

/** The stored numbers in an answer, with any characters between their digits. */
function numbersIn(text: string): string[] {
  const plain = text
    .replace(/%[\da-f]{2}(?:%[\da-f]{2})*/gi, decoded)
    .replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#x([\da-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/[०-९０-９]/g, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x966) % 10))
  return numbers.filter((number) => patternOf(number).test(plain))
}

/** Every address of the desk that is read: pages and calls, with what they take. */
function addresses(): readonly string[] {
  const targets = leadIds.map((leadId) => ({ leadId, memberId: leadId }))
  const [first] = targets
  const calls = DESK_CALLS.filter(({ method, path }) => method === 'GET' && !path.endsWith('/feed'))
  const views = ['queue', 'mine', 'due', 'all'].map((view) => `view=${view}`)
  return [
    ...PAGES,
    ...PAGES.map((page) => `${page}?kind=treatments&key=piles`),
    ...leadIds.map((id) => `/desk?view=all&lead=${id}`),
    ...calls.flatMap((call) => (first ? [call.path, call.path + likelyRequest(call, first).query] : [])),
    ...leadIds.map((id) => `/desk/api/lead?id=${id}`),
    ...[...views, 'q=ask', 'view=all&city=Mumbai', `q=${leadIds[0]}`].flatMap((query) => [
      `/desk/api/leads?${query}`,
      `/desk?${query}`,
    ]),
    ...FIGURE_IDS.flatMap((id) =>
      ['csv', 'png'].map((format) => `/desk/figures/${format}?figure=${id}&days=28`),
    ),
  ]
}

/** The addresses whose answers contain numbers, for a session. */
async function received(cookie: string, from = addresses()): Promise<string[]> {
  const found: string[] = []
  for (const address of from)
    // As Next's own client would ask, too.
    for (const rsc of address.startsWith('/desk?') ? [undefined, '1'] : [undefined]) {
      const { text } = await askRaw(site.url, address, { cookie, ...(rsc && { rsc }) })
      found.push(...numbersIn(text).map((number) => `${number} at ${address}`))
    }
  return found
}

/** What the feed tells from its beginning, until it has told of every lead. */
async function feedText(cookie: string): Promise<string> {
  const ended = new AbortController()
  const answer = await fetch(`${site.url}/desk/api/feed?after=0`, {
    headers: { cookie },
    signal: ended.signal,
  })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  await notes()
  await until('the feed has told of the notes', async () => {
    text += (await reader?.read())?.value ?? ''
    return leadIds.every((id) => text.includes(id))
  })
  ended.abort()
  return text
}

describe('a viewer', () => {
  test('gets the leads, and not one number of a patient in any answer', async () => {
    const { text } = await askRaw(site.url, '/desk/api/leads?view=all', { cookie: cookies.viewer })
    for (const id of leadIds) expect(text).toContain(id)
    expect(await received(cookies.viewer)).toEqual([])
    expect(numbersIn(await feedText(cookies.viewer))).toEqual([])
  })

  test('gets none with a refusal either', async () => {
    const proof = await xsrfHeaders(site.url)
    const [leadId = ''] = leadIds
    for (const call of DESK_CALLS.filter(
      ({ method, path }) => method === 'POST' && path !== '/desk/logout',
    )) {
      const { body, type } = likelyRequest(call, { leadId, memberId: leadId })
      const answer = await fetch(site.url + call.path, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...proof,
          origin: site.url,
          'content-type': type,
          cookie: `${proof.cookie}; ${cookies.viewer}`,
        },
        body: new Uint8Array(body),
      })
      expect([call.path, numbersIn(await answer.text())]).toEqual([call.path, []])
    }
  })

  test('but an agent gets every one of them: the search sees what there is', async () => {
    const found = await received(
      cookies.agent,
      leadIds.map((id) => `/desk/api/lead?id=${id}`),
    )
    for (const number of numbers) expect(found.join()).toContain(number)
    const [first = ''] = numbers
    for (const way of waysToWrite(first)) expect([way, numbersIn(way)]).toEqual([way, [first]])
  })
})

test('who is limited to a branch finds none of the leads of others at any address', async () => {
  const person = { role: 'manager', name: 'Our limited manager' }
  const signIn = async () => (await staffSessions(site.environment, [person]))[0]
  const id = (await signIn())?.id ?? ''
  const limited = await fetch(`${site.url}/desk/staff/branches`, {
    ...{ method: 'POST', redirect: 'manual', headers: { cookie: cookies.owner, origin: site.url } },
    body: new URLSearchParams({ id, limit: 'some', branch: 'neem-grove-surgical-hospital' }),
  })
  expect(limited.headers.get('location')).toContain('done=branches')
  const cookie = `desk=${(await signIn())?.token}`
  const found: string[] = []
  for (const address of addresses()) {
    const { text } = await askRaw(site.url, address, { cookie })
    const ids = leadIds.filter((lead) => text.includes(lead) && !address.includes(lead))
    found.push(...[...ids, ...numbersIn(text)].map((one) => `${one} at ${address}`))
  }
  expect(found).toEqual([])
})

describe('who is not signed in', () => {
  test.each(PAGES)('%s leads to the login, is in no cache and no index', async (path) => {
    const { status, headers } = await askRaw(site.url, path)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toMatch(/^noindex/)
    if (OPEN_PAGES.includes(path)) return expect([200, 307]).toContain(status)
    expect([status, headers.location]).toEqual([307, expect.stringMatching(/^\/desk\/login\?back=%2Fdesk/)])
  })

  test('every call refuses, in no cache and no index', async () => {
    const wrong: string[] = []
    for (const { method, path } of DESK_CALLS) {
      const { status, headers } = await askRaw(site.url, path, { origin: site.url }, method)
      const isRefused = status >= 400 || /\/desk\/login|problem=/.test(headers.location ?? '')
      const isKept = headers['cache-control'] !== 'no-store' || !headers['x-robots-tag']?.includes('noindex')
      if (!isRefused || isKept) wrong.push(`${method} ${path}: ${status} ${JSON.stringify(headers)}`)
    }
    expect(wrong).toEqual([])
  })

  test('finds nothing of it in the sitemap', async () => {
    const sitemap = await readSitemap(site.url)
    expect(sitemap.filter(({ path }) => path.includes('desk'))).toEqual([])
    expect(sitemap.length).toBeGreaterThan(100)
  })
})

test('what a member gets is in no cache and no index either', async () => {
  for (const path of addresses().filter((one) => !/lead=|\?id=|format|png/.test(one))) {
    const { headers } = await askRaw(site.url, path, { cookie: cookies.owner })
    expect([path, headers['cache-control']]).toEqual([path, 'no-store'])
    expect([path, headers['x-robots-tag']]).toEqual([path, expect.stringMatching(/^noindex/)])
  }
})

/** Sentences that only the desk says. */
const SENTENCES =
  JSON.stringify([inboxCopy, leadPanelCopy, staffLoginCopy, deskAccountCopy]).match(
    /(?<=")[A-Z][^"{}\\’]{24,}(?=")/g,
  ) ?? []

const namedIn = (text: string): string[] =>
  [...text.matchAll(/static\/islands\/[\w/-]+\.js/g)].map(([name]) => name)

/** The files that an islands file imports, at once or later: all of a kind of pages are in one folder. */
const importedBy = (code: string, name: string): string[] =>
  Array.from(code.matchAll(/"\.\/([\w-]+\.js)"/g), ([, file = '']) => name.replace(/[^/]+$/, file))

/** The scripts that a page starts with, and all that these may load later. */
async function scriptsOf(path: string, cookie = ''): Promise<ReadonlyMap<string, string>> {
  const { text, status } = await askRaw(site.url, path, { cookie })
  expect([path, status]).toEqual([path, 200])
  const scripts = new Map<string, string>()
  const waiting = namedIn(text)
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (scripts.has(name)) continue
    const { text: code } = await askRaw(site.url, `/_next/${name}`)
    scripts.set(name, code)
    waiting.push(...importedBy(code, name))
  }
  return scripts
}

test('no script that a public page loads, soon or late, has anything of the desk', async () => {
  const mobile = someMobile()
  const cookie = await LoginClient.cookieOf(site.url, mobile)
  const textOf = async (path: string, own = '') => {
    const code = [...(await scriptsOf(path, own)).values()].join('\n')
    return SENTENCES.filter((sentence) => code.includes(sentence))
  }
  expect((await textOf('/desk', cookies.owner)).length).toBeGreaterThan(10)
  for (const path of ['/', '/condition/piles', '/doctors', '/hi/faq', '/thankyou?isquicksurvey=1', '/login'])
    expect([path, await textOf(path)]).toEqual([path, []])
  expect(await textOf('/profile', cookie)).toEqual([])
})
