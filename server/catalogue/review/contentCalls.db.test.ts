import {
  piles,
  KEY,
  sql,
  shown,
  record,
  cookieOf,
  handlerOf,
  post,
  formOf,
  step,
  SAVE,
  WORDS,
  testContentForms,
} from '@/tests/support/testContentForms'
import { requestWith } from '@/tests/support/siteRequest'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { treatmentBySlug } from '@/content/catalogue/catalogue'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { STAFF_ROLES } from '@/model/desk/staff'
import { type Runtime, runtime, setRuntime } from '@/server/runtime'
import { historyOf } from './contentHistory'

testContentForms()

test('a text goes from the form to the public row by two people, with an entry of the trail a step', async () => {
  const [asha, bela] = [await cookieOf('manager', 'Asha Rao'), await cookieOf('owner', 'Bela Shah')]
  expect((await post(SAVE, asha, await formOf({ ...WORDS, then: 'request' }))).params).toMatchObject({
    done: 'request',
  })
  expect((await record()).state).toBe('inReview')
  expect(await record()).toMatchObject({ content: { ...piles, summary: 'Quite another summary.' } })
  for (const name of ['approve', 'publish'])
    expect((await step(bela, name)).params).toMatchObject({ done: name })
  expect(await shown()).toEqual({ ...piles, summary: 'Quite another summary.' })
  const { rows } = await sql()<{ entry: string }>('select entry from audit_entry order by seq desc limit 4')
  expect(rows.map(({ entry }) => JSON.parse(entry) as object).reverse()).toEqual(
    [
      ['staff Asha Rao', 'content.saved'],
      ['staff Asha Rao', 'content.requested'],
      ['staff Bela Shah', 'content.approved'],
      ['staff Bela Shah', 'content.published'],
    ].map(
      ([actor, action]) => expect.objectContaining({ actor, action, subject: `treatments/${KEY}` }) as object,
    ),
  )
})

test('an author publishes by no call, whatever the form says', async () => {
  const [asha, bela] = [await cookieOf('owner', 'Asha Rao'), await cookieOf('manager', 'Bela Shah')]
  await post(SAVE, asha, await formOf({ ...WORDS, then: 'request' }))
  const { textHash } = await record()
  const forged: readonly Record<string, string>[] = [
    {},
    { by: 'Bela Shah', author: 'Bela Shah', staff: 'x' },
    { state: 'approved', approvedHash: textHash ?? '', isMedical: 'false' },
    { kind: 'contacts' },
    { text: '' },
  ]
  for (const name of ['approve', 'publish', 'constructor', '__proto__', ''])
    for (const changes of forged) {
      const { params } = await step(asha, name, changes)
      expect([name, changes, 'done' in params]).toEqual([name, changes, false])
    }
  // Nor once another person has approved, nor by saving it as a row of another kind.
  await step(bela, 'approve')
  expect((await step(asha, 'publish')).params).toMatchObject({ problem: 'notPossible' })
  await post(SAVE, asha, await formOf({ ...WORDS, kind: 'contacts', then: 'publish' }))
  await post(
    '/desk/catalogue/back',
    asha,
    new URLSearchParams({ kind: 'treatments', key: KEY, version: '1', entry: '1' }),
  )
  expect(await shown()).toEqual(piles)
  // An old page of the reviewer's, of the words before one changed.
  const { version, textHash: read } = await record()
  await post(SAVE, asha, await formOf({ 'row.summary': 'Quite another summary!' }))
  const old: readonly Record<string, string>[] = [{ version: String(version) }, { text: read ?? '' }, {}]
  for (const changes of old) expect((await step(bela, 'publish', changes)).params).not.toHaveProperty('done')
  expect(await shown()).toEqual(piles)
})

test('only owners, managers, reviewers and authors write; nobody without a session, and no other site', async () => {
  const form = await formOf(WORDS)
  for (const role of STAFF_ROLES) {
    const cookie = await cookieOf(role, `Someone ${role}`)
    const isPublisher = role === 'owner' || role === 'manager'
    const may = isPublisher || role === 'reviewer' || role === 'author'
    for (const path of [SAVE, '/desk/catalogue/step', '/desk/catalogue/back'] as const) {
      const { params, page } = await post(path, cookie, new URLSearchParams({ kind: 'nothing' }))
      expect([role, path, page, params]).toEqual([
        role,
        path,
        '/desk/catalogue',
        { problem: (path.endsWith('back') ? isPublisher : may) ? 'unreadable' : 'role' },
      ])
      expect((await post(path, cookie, form, { origin: 'https://evil.example' })).status).toBe(403)
    }
    const preview = requestWith({ cookie }, `/desk/catalogue/preview?kind=treatments&key=${KEY}`)
    expect((await handlerOf('/desk/catalogue/preview')(preview)).status).toBe(may ? 503 : 403)
  }
  expect((await post(SAVE, '', form)).page).toBe('/desk/login')
  expect((await record()).version).toBe(0)
})

test('who comes second is told, keeps what he wrote, and overwrites nothing', async () => {
  const [asha, bela] = [await cookieOf('manager', 'Asha Rao'), await cookieOf('manager', 'Bela Shah')]
  const [first, second] = [
    await formOf({ 'row.summary': 'Of Asha.' }),
    await formOf({ 'row.summary': 'Of Bela.' }),
  ]
  expect((await post(SAVE, asha, first)).params).toMatchObject({ done: 'saved' })
  const { params } = await post(SAVE, bela, second)
  expect(params).toMatchObject({ problem: 'conflict', key: KEY })
  expect((await record()).content).toMatchObject({ summary: 'Of Asha.' })
  const { rows } = await sql()('select content from content_kept where id = $1', [params.mine])
  expect(rows).toEqual([{ content: expect.objectContaining({ summary: 'Of Bela.' }) as object }])
})

test('a row that is new needs its address, and takes no other row’s', async () => {
  const asha = await cookieOf('manager', 'Asha Rao')
  const fresh = (fields: Record<string, string>) =>
    post(SAVE, asha, new URLSearchParams({ kind: 'contacts', key: '', ...fields }))
  const [taken] = shippedRows('contacts')
  expect((await fresh({ 'row.pageType': 'Faq', 'row.phone': 'x' })).params).toMatchObject({
    done: 'saved',
    key: 'Faq/any',
  })
  expect((await fresh({ 'row.pageType': 'Faq', 'row.phone': '9000000001' })).params).toMatchObject({
    problem: 'taken',
    key: '',
  })
  expect(
    (await fresh({ 'row.pageType': taken?.pageType ?? '', 'row.tier': String(taken?.tier ?? '') })).params,
  ).toMatchObject({
    problem: 'taken',
  })
  expect((await fresh({ 'row.pageType': '../../etc' })).params).toMatchObject({ problem: 'noKey' })
})

test('a text that is neither public nor a draft has no form to be saved by', async () => {
  const asha = await cookieOf('manager', 'Asha Rao')
  expect((await post(SAVE, asha, await formOf({ key: "x' or 1=1 --" }))).params).toEqual({
    problem: 'unreadable',
  })
  const { rows } = await sql()('select 1 from content_review')
  expect(rows).toEqual([])
})

test.each([
  ['the names of prototypes', { 'row.__proto__.x': 'y', 'row.constructor.prototype.x': 'y' }],
  [
    'text that looks like SQL and HTML',
    { 'row.summary': `'); drop table lead; --<script>alert(1)</script>` },
  ],
  ['control characters', { 'row.summary': 'a\u0000b\u0007c' }],
  ['broken letters', { 'row.summary': '\ud800 alone' }],
  ['a version that is none', { version: '9e99' }],
])('%s do no harm', async (_, changes) => {
  const asha = await cookieOf('manager', 'Asha Rao')
  const { status } = await post(SAVE, asha, await formOf(changes))
  expect(status).toBe(303)
  expect(await shown()).toEqual(piles)
  expect(Reflect.get({}, 'x')).toBeUndefined()
})

test('a form of too many fields, or too long, is refused', async () => {
  const asha = await cookieOf('manager', 'Asha Rao')
  const many = new URLSearchParams([...Array(5000).keys()].map((at) => [`row.faqs.${at}.question`, 'q']))
  many.set('kind', 'treatments')
  expect((await post(SAVE, asha, many)).params).toEqual({ problem: 'unreadable' })
  const long = await formOf({ 'row.summary': 'a'.repeat(1_100_000) })
  expect((await post(SAVE, asha, long)).params).toEqual({ problem: 'unreadable' })
  expect((await historyOf(sql(), 'treatments', KEY)).lines).toEqual([])
})

test('a preview shows the draft to its rendering alone, without scripts and in no cache', async () => {
  const asha = await cookieOf('manager', 'Asha Rao')
  await post(SAVE, asha, await formOf(WORDS))
  const seen: (string | undefined)[] = []
  const running = runtime()
  setRuntime({
    ...running,
    renderPage: async (path) => {
      seen.push(path, treatmentBySlug(KEY)?.summary)
      return {
        html: '<html><body class="a"><h1>Piles</h1></body></html>',
        policy: "sandbox; default-src 'self'",
      }
    },
  } satisfies Runtime)
  const ask = (query: string) =>
    handlerOf('/desk/catalogue/preview')(
      requestWith({ cookie: asha }, `/desk/catalogue/preview?kind=treatments&key=${KEY}${query}`),
    )
  const answer = await ask('&path=/profile')
  setRuntime(running)
  expect(await answer.text()).toMatch(/^<html><body class="a"><p role="status"[^>]*>Preview: .*<h1>Piles/)
  expect(seen).toEqual([`/treatment/${KEY}`, 'Quite another summary.'])
  expect(treatmentBySlug(KEY)?.summary).not.toBe('Quite another summary.')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  setCatalogueSnapshot(undefined)
})
