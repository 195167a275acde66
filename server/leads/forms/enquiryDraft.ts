import 'server-only'
import * as t from 'io-ts'
import { leadFormCopy, validationCopy } from '@/content/copy/leadForm'
import { policyCopy } from '@/content/policies/policy'
import { decoded } from '@/model/decoded'
import type { Failure } from '@/model/failure'
import { type FieldKey, isFieldKey } from '@/model/lead/formFields'
import type { FieldErrors } from '@/model/lead/validation'
import { type Enquiry, readEnquiry } from './enquiryForm'
import type { Database } from '@/server/database/database'
import type { JsonObject } from '@/server/database/schema'
import { log } from '@/server/log'
import { signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { forgetMentions, mentions } from '@/server/privacy/erasure/forgetMentions'
import { openJson, sealJson } from '@/server/privacy/sealing/sealedJson'
import { isUuid, newUuid } from '@/server/database/uuid'
import { processWide } from '@/model/processWide'

/** A refused plain form: its values and error texts. */
type RefusedEnquiry = Enquiry & {
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  readonly notice: string
  /** True if the form was valid but could not be stored. */
  readonly isFailure: boolean
}

const DRAFT_LIFE_MS = 30 * 60 * 1000

const Draft = t.type({ form: t.string, errors: t.record(t.string, t.string), failure: t.string })

/** Why a valid form was refused: a call's failure, or a missing privacy notice. */
export type DraftFailure = Exclude<Failure['kind'], 'invalid'> | 'noConsent'

/** Stores a refused form. @returns the draft's id */
export const saveEnquiryDraft = (
  form: URLSearchParams,
  errors: FieldErrors,
  failure: DraftFailure | 'invalid',
): Promise<string> => saveFormDraft({ form: form.toString(), errors, failure })

/** Signed cookie for a browser's drafts: the address alone shows nothing. */
export const draftCookie = signedIds({ name: 'draft_ref', purpose: 'draft', seconds: DRAFT_LIFE_MS / 1000 })

/** A draft with texts in its page's language; undefined if unknown, expired, or another browser's. */
export async function readEnquiryDraft(request: Request, id: string): Promise<RefusedEnquiry | undefined> {
  if (!draftCookie.of(request).includes(id)) return undefined
  const draft = decoded(Draft, await readFormDraft(id))
  if (!draft) return undefined
  const enquiry = readEnquiry(new URLSearchParams(draft.form))
  const { language, leadType } = enquiry.page
  const { failure } = leadFormCopy[language]
  // Stored message codes may be newer than this release.
  const copy = new Map(Object.entries(validationCopy(language, leadType)))
  const errors = Object.entries(draft.errors).flatMap(([key, code]) => {
    const text = copy.get(code)
    return isFieldKey(key) && text ? [[key, text] as const] : []
  })
  const kinds = new Map(Object.entries({ ...failure, noConsent: policyCopy[language].noConsent }))
  const isFailure = draft.failure !== 'invalid'
  const notice = kinds.get(draft.failure) ?? failure.server
  return {
    ...enquiry,
    errors: Object.fromEntries(errors),
    notice: isFailure ? `${notice} ${failure.valuesKept}` : notice,
    isFailure,
  }
}

/** Drafts in memory while the database is unavailable; the oldest is dropped. */
const HELD_LIMIT = 1000

type Held = Map<string, { values: JsonObject; expiresAt: number }>

const held = (processWide<Held>('heldDrafts').value ??= new Map())

const SAVE = 'insert into form_draft (id, values, expires_at) values ($1::uuid, $2::jsonb, $3::timestamptz)'
const READ = 'select values from form_draft where id = $1::uuid and expires_at > $2::timestamptz'

const PURPOSE = 'form draft'

function hold(id: string, values: JsonObject, expiresAt: number): void {
  const oldest = held.keys().next()
  if (held.size >= HELD_LIMIT && !oldest.done) held.delete(oldest.value)
  held.set(id, { values, expiresAt })
  setTimeout(() => held.delete(id), DRAFT_LIFE_MS).unref()
}

/**
 * Stores the values of a plain form for 30 minutes, so that the error page can show them. Personal data stays on
 * the server; the address has an unguessable id. @returns the draft's id
 */
export async function saveFormDraft(values: JsonObject, now = Date.now()): Promise<string> {
  const id = newUuid()
  const { database, intake } = runtime()
  const expiresAt = now + DRAFT_LIFE_MS
  if (!intake.breaker.isAvailable) hold(id, values, expiresAt)
  else
    try {
      const stored = JSON.stringify(sealJson(PURPOSE, values, id))
      await database.executeSql(SAVE, [id, stored, new Date(expiresAt)])
    } catch (error) {
      log.warn({ err: error }, 'a form draft is held in memory')
      hold(id, values, expiresAt)
    }
  return id
}

/** The values of a draft, or undefined when it is unknown or has expired. */
export async function readFormDraft(id: string, now = Date.now()): Promise<JsonObject | undefined> {
  const own = held.get(id)
  if (own) return own.expiresAt > now ? own.values : undefined
  const { database, intake } = runtime()
  if (!isUuid(id) || !intake.breaker.isAvailable) return undefined
  try {
    const { rows } = await database.executeSql<{ values: JsonObject }>(READ, [id, new Date(now)])
    return rows[0] && openJson(PURPOSE, rows[0].values, id)
  } catch (error) {
    log.warn({ err: error }, 'a form draft could not be read')
    return undefined
  }
}

/** Removes this process's drafts that contain one of the texts. */
export function forgetHeldDrafts(texts: readonly string[]): void {
  for (const [id, { values }] of held) {
    if (mentions(JSON.stringify(values), texts)) held.delete(id)
  }
}

/** Removes stored drafts that contain one of the texts, such as an erased number. @throws the database's error */
export const forgetStoredDrafts = (
  { executeSql }: Pick<Database, 'executeSql'>,
  texts: readonly string[],
): Promise<void> =>
  forgetMentions(
    executeSql,
    { table: 'form_draft', column: 'values', purpose: PURPOSE, textOf: JSON.stringify },
    texts,
  )
