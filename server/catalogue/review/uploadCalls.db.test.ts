import { stringify } from 'csv-stringify/sync'
import { cellsOfRow } from '@/content/catalogue/files/tables/cells'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { KIND_NAMES } from '@/model/catalogue/kind'
import { KINDS } from '@/model/catalogue/kinds'
import { STAFF_ROLES, type StaffRole } from '@/model/desk/staff'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import type { Handler } from '@/server/http/guardedCall'
import { SITE } from '@/tests/support/siteRequest'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { rowLike } from '@/tests/support/testCatalogue'
import { staffCookie } from '@/tests/support/testStaff'
import { contentHash, publicRow, readRecord } from './contentStore'
import { ImportConflict, importReviewed } from './importReview'
import { UPLOAD_HANDLERS } from './uploadCalls'
import { keptFile, previewFile } from './uploadedFiles'

testAccounts()

const piles = rowLike('treatments', { nextReview: '2037-05-01' })
const blog = { pageType: 'Blog', phone: '2041234567' } as const
const sql = () => accounts.database.executeSql

beforeEach(async () => {
  await sql()('truncate content_review, content_history, content_kept, catalogue_undo')
  for (const kind of ['departments', 'conditions', 'authors', 'reviewers'] as const)
    await importCatalogue(accounts.database, { [kind]: shippedRows(kind) })
  await importCatalogue(accounts.database, { treatments: [piles], contacts: [blog] }, { replaces: true })
})

const cookieOf = (role: StaffRole, name: string) => staffCookie(accounts.database, { role, name })

type Path = keyof typeof UPLOAD_HANDLERS
async function send(
  path: Path,
  cookie: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string> = {},
) {
  const row: { readonly GET?: Handler; readonly POST?: Handler } = UPLOAD_HANDLERS[path]
  const init = { method: 'POST', body, headers: { cookie, origin: SITE, host: 'localhost:3000', ...headers } }
  const answer = await row.POST!(new Request(SITE + path, init))
  const to = new URL(answer.headers.get('location') ?? '/', SITE)
  return { status: answer.status, page: to.pathname, params: Object.fromEntries(to.searchParams) }
}

const fileForm = (name: string, content: string) => {
  const form = new FormData()
  form.set('file', new File([content], name))
  return form
}
const treatmentCsv = (row: object) => {
  const cells = cellsOfRow(KINDS.treatments.codec, row)
  return stringify([Object.keys(cells), Object.values(cells)])
}
const CONTACTS = 'Page Type,Phone\nBlog,2041239999\nHome,2041231111\n'

/** Uploads a file. @returns its id */
const uploaded = async (cookie: string, name: string, content: string): Promise<string> =>
  (await send('/desk/catalogue/upload', cookie, fileForm(name, content))).params.file ?? ''

async function previewOf(id: string) {
  const { rows } = await sql()<{ staff_id: string }>('select staff_id from content_kept where id = $1', [id])
  const file = await keptFile(sql(), { id: rows[0]!.staff_id }, id)
  return previewFile(sql(), file!)
}
const applied = (cookie: string, file: string, hash: string) =>
  send('/desk/catalogue/apply', cookie, new URLSearchParams({ file, hash }))
const phoneOf = async (key: string) =>
  ((await publicRow(sql(), 'contacts', key)) as { phone?: string } | undefined)?.phone

test('a file is shown before it is imported, is imported as it was shown, and is taken back', async () => {
  const asha = await cookieOf('manager', 'Asha')
  const id = await uploaded(asha, 'contacts.csv', CONTACTS)
  const preview = await previewOf(id)
  expect(preview).toMatchObject({ faults: [], added: 1, changed: 1, unchanged: 0, inReview: 0 })
  expect(preview.changes).toMatchObject([
    { key: 'Blog/any', before: { phone: '2041234567' }, after: { phone: '2041239999' } },
    { key: 'Home/any', after: { phone: '2041231111' } },
  ])
  expect(await phoneOf('Blog/any')).toBe('2041234567')
  expect(await applied(asha, id, preview.hash)).toMatchObject({
    page: '/desk/catalogue/import',
    params: { done: 'imported' },
  })
  expect([await phoneOf('Blog/any'), await phoneOf('Home/any')]).toEqual(['2041239999', '2041231111'])
  const { rows } = await sql()<{ entry: string }>('select entry from audit_entry order by seq desc limit 1')
  expect(rows[0]?.entry).toMatch(/staff Asha.*catalogue\.imported.*contacts\.csv/)
  expect((await send('/desk/catalogue/undo', asha, new URLSearchParams())).params).toEqual({ done: 'undone' })
  expect([await phoneOf('Blog/any'), await phoneOf('Home/any')]).toEqual(['2041234567', undefined])
})

test('medical texts of a file wait for another person, under the name of who uploaded it', async () => {
  const asha = await cookieOf('manager', 'Asha')
  const id = await uploaded(asha, 'treatments.csv', treatmentCsv({ ...piles, summary: 'Another summary.' }))
  const preview = await previewOf(id)
  expect(preview).toMatchObject({ faults: [], changed: 1, inReview: 1 })
  expect((await applied(asha, id, preview.hash)).params).toEqual({ done: 'importedForReview' })
  expect(await publicRow(sql(), 'treatments', piles.slug)).toMatchObject({ summary: piles.summary })
  expect(await readRecord(sql(), 'treatments', piles.slug)).toMatchObject({
    state: 'inReview',
    authors: [{ name: 'Asha', id: expect.any(String) }],
    content: { summary: 'Another summary.' },
  })
  // Another member's draft is not overwritten.
  const bela = await cookieOf('manager', 'Bela')
  const other = await uploaded(bela, 'treatments.csv', treatmentCsv({ ...piles, summary: 'A third.' }))
  expect((await previewOf(other)).faults).toEqual([`treatments/${piles.slug}: Asha writes at it`])
})

test('what somebody else changes between the preview and the import is a conflict: nothing is written', async () => {
  const asha = await cookieOf('manager', 'Asha')
  const id = await uploaded(asha, 'contacts.csv', CONTACTS)
  const { hash } = await previewOf(id)
  await importCatalogue(accounts.database, { contacts: [{ ...blog, phone: '2049999999' }] })
  expect((await applied(asha, id, hash)).params).toEqual({ file: id, problem: 'changedSince' })
  expect([await phoneOf('Blog/any'), await phoneOf('Home/any')]).toEqual(['2049999999', undefined])
})

test('and in the same moment as well, the medical texts of the file with it', async () => {
  const seen = new Map([
    [`treatments/${piles.slug}`, contentHash(piles)],
    ['contacts/Blog/any', contentHash({ ...blog, phone: 'another' })],
  ])
  const rows = { treatments: [{ ...piles, summary: 'x' }], contacts: [{ ...blog, phone: '2041230000' }] }
  await expect(importReviewed(accounts.database, rows, {}, { by: 'Asha', seen })).rejects.toThrow(
    ImportConflict,
  )
  expect((await readRecord(sql(), 'treatments', piles.slug)).version).toBe(0)
  expect(await phoneOf('Blog/any')).toBe(blog.phone)
})

test('a file with faults is told with their places, and is not imported', async () => {
  const asha = await cookieOf('manager', 'Asha')
  const id = await uploaded(asha, 'contacts.csv', 'Page Type,Phone\nBlog,#REF!\nHome,9.19E+11\n')
  const preview = await previewOf(id)
  expect(preview.faults).toEqual([
    expect.stringMatching(/^contacts\.csv:2: cell B2, Phone: '#REF!' is an error of a spreadsheet program/),
    expect.stringMatching(/^contacts\.csv:3: cell B3, Phone: '9\.19E\+11' is a number of which/),
  ])
  expect((await applied(asha, id, preview.hash)).params).toEqual({ file: id, problem: 'changedSince' })
  expect(await phoneOf('Blog/any')).toBe(blog.phone)
})

test.each(['../../../etc/contacts.csv', '..\\contacts.csv', 'contacts.csv\0.xlsx', '..', ''])(
  'a file called %j stays in a folder of its own',
  async (name) => {
    const preview = await previewFile(sql(), { name, bytes: Buffer.from(CONTACTS) })
    for (const fault of preview.faults) expect(fault).not.toMatch(/\/tmp|shalya-upload/)
  },
)

test('a picture comes with an import of the command line alone', async () => {
  const author = { ...shippedRows('authors')[0]!, picture: { source: 'https://127.0.0.1/x.jpg', alt: 'x' } }
  const id = await uploaded(await cookieOf('owner', 'Olga'), 'authors.json', JSON.stringify([author]))
  expect((await previewOf(id)).faults.join()).toMatch(/picture: comes with an import/)
})

describe('who may', () => {
  test.each(STAFF_ROLES)('%s', async (role) => {
    const may = role === 'manager' || role === 'owner'
    const { params } = await send(
      '/desk/catalogue/upload',
      await cookieOf(role, 'Asha'),
      fileForm('contacts.csv', CONTACTS),
    )
    expect(params).toEqual(may ? { file: expect.any(String) } : { problem: 'role' })
    const { rows } = await sql()('select 1 from content_kept')
    expect(rows).toHaveLength(may ? 1 : 0)
  })

  test('nobody who is not signed in, from no other site, and nobody with another person’s file', async () => {
    expect((await send('/desk/catalogue/upload', '', fileForm('contacts.csv', CONTACTS))).page).toBe(
      '/desk/login',
    )
    const asha = await cookieOf('manager', 'Asha')
    const foreign = await send('/desk/catalogue/upload', asha, fileForm('contacts.csv', CONTACTS), {
      origin: 'https://other.example',
    })
    expect(foreign.status).toBe(403)
    const id = await uploaded(asha, 'contacts.csv', CONTACTS)
    const { hash } = await previewOf(id)
    expect((await applied(await cookieOf('manager', 'Bela'), id, hash)).params).toEqual({ problem: 'gone' })
    expect(await phoneOf('Blog/any')).toBe(blog.phone)
  })

  test.each([
    ['tooLarge', () => fileForm('contacts.csv', 'x'.repeat(8 * 1024 * 1024 + 1))],
    ['noFile', () => fileForm('contacts.csv', '')],
    ['unreadable', () => new URLSearchParams({ file: 'x' })],
  ])('%s', async (problem, form) => {
    expect((await send('/desk/catalogue/upload', await cookieOf('manager', 'Asha'), form())).params).toEqual({
      problem,
    })
  })
})

test('the whole catalogue is downloaded as a workbook, which changes nothing', async () => {
  const all = Object.fromEntries(KIND_NAMES.map((kind) => [kind, shippedRows(kind)]))
  await importCatalogue(accounts.database, all, { replaces: true })
  const cookie = await cookieOf('manager', 'Asha')
  const answer = await UPLOAD_HANDLERS['/desk/catalogue/workbook'].GET(
    new Request(`${SITE}/desk/catalogue/workbook`, { headers: { cookie } }),
  )
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="catalogue.xlsx"')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await previewFile(sql(), { name: 'catalogue.xlsx', bytes })).toMatchObject({
    faults: [],
    added: 0,
    changed: 0,
  })
})
