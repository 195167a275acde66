import 'server-only'
import { randomUUID } from 'node:crypto'
import { withPreview } from '@/content/catalogue/snapshot/previewRow'
import { rowShape } from '@/model/catalogue/formShape'
import type { Kind } from '@/model/catalogue/kind'
import { isKind } from '@/model/catalogue/kinds'
import { FAULTS_ID, MOST_FIELDS, rowFromForm } from '@/model/catalogue/rowForm'
import { fieldOf } from '@/model/fieldOf'
import type { StaffMember } from '@/model/desk/staff'
import type { AuditNote } from '@/server/privacy/audit/auditNote'
import { slugOfFields } from '@/server/catalogue/import/madeIds'
import { checkRow, withCodes } from '@/server/catalogue/import/references'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { deskForm, deskRead, versionIn } from '@/server/desk/staff/deskGuard'
import { seeOther } from '@/server/http/envelope'
import { runtime } from '@/server/runtime'
import { keyOfDraft, namesForRow } from './contentChecks'
import { previewPaths } from './contentPages'
import { contentHash, keepContent, publicRow, readRecord } from './contentStore'
import {
  DRAFT_STEPS,
  type ContentAddress,
  type DraftStep,
  type StepOutcome,
  changeDraft,
  isAuthorOf,
  mayTakeStep,
  possibleSteps,
  rollBack,
  saveDraft,
} from './contentSteps'

export const CATALOGUE_PATH = '/desk/catalogue'

/** A long article in Hindi takes nine bytes a letter in a form. */
const FORM_LIMIT_BYTES = 1024 * 1024

/** An address of the desk's catalogue. */
export const catalogueAddress = (page: string, query: Readonly<Record<string, string>>): string =>
  `${CATALOGUE_PATH}/${page}?${new URLSearchParams(query).toString()}`

const unreadable = () => seeOther(`${CATALOGUE_PATH}?problem=unreadable`)

const note = (staff: StaffMember, action: AuditNote['action'], kind: Kind, key: string): Promise<void> =>
  deskAudit(staff, { action, subject: `${kind}/${key}` })

/** No record has the version of a form that names none. */
const versionOf = (form: URLSearchParams): number => versionIn(form) ?? -1

/** Message of the page about a step (`done`, `problem`). */
const outcomeParams = (outcome: StepOutcome, done: string): Readonly<Record<string, string>> =>
  outcome.kind === 'done' ? { done } : { problem: outcome.kind }

/** The draft that a form describes, with codes where it has names. */
async function contentOf(kind: Kind, key: string, form: URLSearchParams): Promise<object> {
  const { executeSql } = runtime().database
  const [record, shown] = [await readRecord(executeSql, kind, key), await publicRow(executeSql, kind, key)]
  const before = shown ?? record.content ?? undefined
  const typed = rowFromForm(rowShape(kind, shown), form, before)
  const coded = withCodes(kind, typed, await namesForRow(executeSql, kind, typed)).row
  const slug = key === '' && !fieldOf(coded, 'slug') ? slugOfFields(kind, coded) : undefined
  return slug === undefined ? coded : { ...coded, slug }
}

/**
 * POST /desk/catalogue/save: saves a draft, and requests its review or publishes it if the form says so. After a conflict the input
 * is kept for its writer and shown beside the other text.
 */
const saveText = deskForm(
  'author',
  CATALOGUE_PATH,
  async ({ body: form, session: { staff } }) => {
    const kind = form.get('kind') ?? ''
    if (!isKind(kind) || form.size > MOST_FIELDS) return unreadable()
    const { database } = runtime()
    const given = form.get('key') ?? ''
    const isThere = async (key: string) =>
      (await publicRow(database.executeSql, kind, key)) !== undefined ||
      (await readRecord(database.executeSql, kind, key)).version > 0
    if (given !== '' && !(await isThere(given))) return unreadable()
    const content = await contentOf(kind, given, form)
    const key = given || keyOfDraft(kind, content)
    const isTaken = given === '' && key !== undefined && (await isThere(key))
    const kept = async (problem: string, at: string) => {
      const id = randomUUID()
      await keepContent(database.executeSql, { id, staffId: staff.id, kind, key: at, content })
      return seeOther(catalogueAddress('text', { kind, key: at, mine: id, problem }))
    }
    if (key === undefined) return kept('noKey', '')
    if (isTaken) return kept('taken', '')
    await note(staff, 'content.saved', kind, key)
    const saved = await saveDraft(database, {
      ...{ kind, key, content, by: staff },
      version: given === '' ? 0 : versionOf(form),
      baseHash: given === '' ? contentHash(undefined) : (form.get('base') ?? ''),
    })
    if (saved.kind !== 'done') return kept('conflict', key)
    const { version, textHash } = saved.record
    const step = form.get('then')
    if ((step !== 'request' && step !== 'publish') || textHash === null)
      return seeOther(catalogueAddress('text', { kind, key, done: 'saved' }))
    if (!mayTakeStep(saved.record, staff, step))
      return seeOther(catalogueAddress('text', { kind, key, problem: 'role' }))
    await note(staff, AUDITED[step], kind, key)
    return stepPage(step, await changeDraft(database, { kind, key, by: staff, step, version, textHash }), {
      kind,
      key,
    })
  },
  FORM_LIMIT_BYTES,
)

/** The page that a step of a draft leads to: the form where the draft does not fit. */
function stepPage(step: DraftStep, outcome: StepOutcome, { kind, key }: ContentAddress): Response {
  const page = outcome.kind === 'faults' ? 'text' : 'review'
  const address = catalogueAddress(page, { kind, key, ...outcomeParams(outcome, step) })
  return seeOther(outcome.kind === 'faults' ? `${address}#${FAULTS_ID}` : address)
}

const AUDITED: Readonly<Record<DraftStep, AuditNote['action']>> = {
  request: 'content.requested',
  return: 'content.returned',
  approve: 'content.approved',
  publish: 'content.published',
  drop: 'content.dropped',
}

const isStep = (text: string | null): text is DraftStep => DRAFT_STEPS.some((step) => step === text)

const REASON_LENGTH = 1000

/** What a reviewer asks the authors to change. */
const reasonIn = (form: URLSearchParams): string | undefined =>
  (form.get('reason') ?? '').trim().slice(0, REASON_LENGTH) || undefined

/** POST /desk/catalogue/step: takes a draft one step further. */
const stepText = deskForm('author', CATALOGUE_PATH, async ({ body: form, session: { staff } }) => {
  const [kind, key, step] = [form.get('kind') ?? '', form.get('key') ?? '', form.get('step')]
  if (!isKind(kind) || !isStep(step)) return unreadable()
  const { database } = runtime()
  const record = await readRecord(database.executeSql, kind, key)
  if (!mayTakeStep(record, staff, step))
    return seeOther(catalogueAddress('review', { kind, key, problem: 'role' }))
  const version = versionOf(form)
  const reason = reasonIn(form)
  if (step === 'return' && !isAuthorOf(record, staff) && reason === undefined)
    return seeOther(catalogueAddress('review', { kind, key, problem: 'noReason' }))
  const change = { kind, key, step, version, textHash: form.get('text') ?? '', by: staff, reason }
  const isOpen = record.version === version && possibleSteps(record, staff).includes(step)
  // The audited step is done, unless another person was faster.
  if (isOpen) await note(staff, AUDITED[step], kind, key)
  const outcome = await changeDraft(database, change)
  if (outcome.kind === 'done' && outcome.record.version === 0)
    return seeOther(catalogueAddress('rows', { kind, done: step }))
  return stepPage(step, outcome, { kind, key })
})

/** POST /desk/catalogue/back: makes an earlier text public again. */
const takeTextBack = deskForm('manager', CATALOGUE_PATH, async ({ body: form, session: { staff } }) => {
  const [kind, key, seq] = [form.get('kind') ?? '', form.get('key') ?? '', form.get('entry') ?? '']
  if (!isKind(kind) || !/^\d{1,18}$/.test(seq)) return unreadable()
  await note(staff, 'content.rolledBack', kind, key)
  const wanted = { kind, key, seq, version: versionOf(form), by: staff }
  const outcome = await rollBack(runtime().database, wanted)
  return seeOther(catalogueAddress('history', { kind, key, ...outcomeParams(outcome, 'back') }))
})

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    },
  })

/**
 * GET /desk/catalogue/preview?kind&key&path: the real page with the draft in place of the public row. It is rendered for this
 * answer alone, kept nowhere, runs no script and sends no form.
 */
const previewText = deskRead('author', async (request) => {
  const { searchParams } = new URL(request.url)
  const [kind, key] = [searchParams.get('kind') ?? '', (searchParams.get('key') ?? '').replaceAll('\0', '')]
  if (!isKind(kind)) return plain(404, 'No such kind.')
  const { database, renderPage } = runtime()
  const { content } = await readRecord(database.executeSql, kind, key)
  const draft = content ?? (await publicRow(database.executeSql, kind, key))
  if (!draft) return plain(404, 'No such text.')
  const checked = checkRow(kind, draft, await namesForRow(database.executeSql, kind, draft))
  if ('faults' in checked)
    return plain(
      409,
      `A preview needs a text without faults.\n${checked.faults.map(({ field, message }) => `${field}: ${message}`).join('\n')}`,
    )
  const paths = previewPaths(kind, key, checked.row)
  const path = paths.find((one) => one === searchParams.get('path')) ?? paths[0] ?? '/'
  if (!renderPage) return plain(503, 'The built site alone shows previews: npm start')
  const page = await withPreview({ kind, key, row: checked.row }, () => renderPage(path))
  if (!page) return plain(404, `There is no page at ${path} with this text.`)
  return new Response(withNote(page.html), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': page.policy,
      'X-Robots-Tag': 'noindex',
    },
  })
})

const NOTE =
  '<p role="status" style="margin:0;padding:12px 16px;background:#4a2b00;color:#fff;font-weight:600">Preview: this text is not public yet. Buttons and forms do nothing here.</p>'

const withNote = (html: string): string => html.replace(/<body[^>]*>/, (body) => body + NOTE)

/** The calls of the desk's catalogue (server/handlers.ts). */
export const CONTENT_HANDLERS = {
  '/desk/catalogue/save': { POST: saveText },
  '/desk/catalogue/step': { POST: stepText },
  '/desk/catalogue/back': { POST: takeTextBack },
  '/desk/catalogue/preview': { GET: previewText },
} as const
