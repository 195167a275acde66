import { SITE } from '@/tests/support/siteRequest'
import { contentHash, publicRow, readRecord } from '@/server/catalogue/review/contentStore'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import type { Kind } from '@/model/catalogue/kind'
import { rowShape } from '@/model/catalogue/formShape'
import { formOfRow } from '@/tests/support/formOfRow'
import { type StaffRole } from '@/model/desk/staff'
import { importCatalogue } from '@/server/catalogue/import/importCatalogue'
import { withNames } from '@/server/catalogue/import/references'
import type { Handler } from '@/server/http/guardedCall'
import { accounts, testAccounts } from '@/tests/support/testAccounts'
import { staffCookie } from '@/tests/support/testStaff'
import { rowLike } from '@/tests/support/testCatalogue'
import { CONTENT_HANDLERS } from '@/server/catalogue/review/contentCalls'
import { namesForRow } from '@/server/catalogue/review/contentChecks'

export const piles = rowLike('treatments', { nextReview: '2037-05-01' })
export const KEY = piles.slug
export const sql = () => accounts.database.executeSql
export const shown = (kind: Kind = 'treatments', key = KEY) => publicRow(sql(), kind, key)
export const record = () => readRecord(sql(), 'treatments', KEY)
export const cookieOf = (role: StaffRole, name: string) => staffCookie(accounts.database, { role, name })

type Path = keyof typeof CONTENT_HANDLERS
export const handlerOf = (path: Path): Handler => {
  const row: { readonly GET?: Handler; readonly POST?: Handler } = CONTENT_HANDLERS[path]
  return row.POST ?? row.GET ?? fail
}
const fail: Handler = () => {
  throw new Error('no such call')
}

/** Sends a form as a browser does. @returns status, and where it leads */
export async function post(
  path: Path,
  cookie: string,
  form: URLSearchParams,
  headers: Record<string, string> = {},
) {
  const answer = await handlerOf(path)(
    new Request(SITE + path, {
      method: 'POST',
      body: form.toString(),
      headers: {
        cookie,
        origin: SITE,
        host: 'localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
    }),
  )
  const to = new URL(answer.headers.get('location') ?? '/', SITE)
  return { status: answer.status, page: to.pathname, params: Object.fromEntries(to.searchParams) }
}

/** The form of the text as its page has it. */
export async function formOf(changes: Record<string, string> = {}): Promise<URLSearchParams> {
  const [now, row] = [await record(), await shown()]
  const content = now.content ?? row ?? {}
  const names = await namesForRow(sql(), 'treatments', content)
  const form = formOfRow(rowShape('treatments', row), withNames('treatments', content, names))
  const own = {
    kind: 'treatments',
    key: KEY,
    version: String(now.version),
    base: contentHash(row),
    ...changes,
  }
  for (const [name, value] of Object.entries(own)) form.set(name, value)
  return form
}

export async function step(cookie: string, name: string, changes: Record<string, string> = {}) {
  const { version, textHash } = await record()
  const form = {
    kind: 'treatments',
    key: KEY,
    step: name,
    version: String(version),
    text: textHash ?? '',
    ...changes,
  }
  return post('/desk/catalogue/step', cookie, new URLSearchParams(form))
}

export const SAVE = '/desk/catalogue/save'
export const WORDS = { 'row.summary': 'Quite another summary.' }

/** Resets the catalogue's texts for each test of the file. */
export function testContentForms(): void {
  testAccounts()
  beforeEach(async () => {
    await sql()('truncate content_review, content_history, content_kept')
    for (const kind of ['departments', 'conditions', 'authors', 'reviewers', 'contacts', 'brand'] as const)
      await importCatalogue(accounts.database, { [kind]: shippedRows(kind) })
    await importCatalogue(accounts.database, { treatments: [piles] }, { replaces: true })
  })
}
