import 'server-only'
import { createHash } from 'node:crypto'
import { brand } from '@/content/brand'
import { leadFormCopy } from '@/content/copy/leadForm'
import type { Policy } from '@/content/policies/policy'
import { privacyPolicy } from '@/content/policies/privacy'
import { derived } from '@/content/catalogue/snapshot/catalogueSnapshot'
import type { PrivacyNotice } from '@/model/lead/leadFromForm'
import type { Language } from '@/model/page/language'
import type { Database } from '@/server/database/database'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/** A text of the privacy notice, as the ledger and a lead name it. */
export interface NoticeName {
  readonly version: string
  readonly language: Language
  /** SHA-256 of the text, base64url. */
  readonly hash: string
}

/** What was shown: the whole notice, and the words beside the form. */
interface NoticeContent {
  readonly policy: Policy
  readonly form: Readonly<Record<string, string>>
}

type Notice = NoticeName & { readonly content: NoticeContent }

function noticeIn(language: Language): Notice {
  const policy = privacyPolicy[language](brand())
  const { terms, termsLink, whatsappConsent, privacyNotice, companyNotice } = leadFormCopy[language].form
  const content = { policy, form: { terms, termsLink, whatsappConsent, privacyNotice, companyNotice } }
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
  return { version: policy.version, language, hash, content }
}

/** The current notice; its text contains the clinic's name, so it changes with the clinic's row. */
const NOTICES = {
  en: derived(() => noticeIn('en')),
  hi: derived(() => noticeIn('hi')),
} satisfies Record<Language, () => Notice>

export const noticeNow = (language: Language): NoticeName => {
  const { version, hash } = NOTICES[language]()
  return { version, language, hash }
}

const KEEP = `insert into notice_version (hash, version, language, content) values ($1, $2, $3, $4::jsonb)
  on conflict (hash) do nothing`

const cache = new WeakMap<Database['executeSql'], Set<string>>()

/** Stores the current notice texts as evidence of consent. Errors are logged; leads never wait for this. */
export async function storeNotices({ executeSql }: Pick<Database, 'executeSql'>): Promise<void> {
  const known = cache.get(executeSql) ?? new Set()
  cache.set(executeSql, known)
  try {
    for (const { hash, version, language, content } of [NOTICES.en(), NOTICES.hi()]) {
      if (known.has(hash)) continue
      await executeSql(KEEP, [hash, version, language, JSON.stringify(content)])
      known.add(hash)
    }
  } catch (error) {
    log.warn({ err: error }, 'the privacy notice could not be kept: it is tried again')
  }
}

/** Notice version that a person agreed to. */
export type ShownNotice =
  | { readonly kind: 'known'; readonly notice: NoticeName }
  /** None was named, or none that this site has ever shown. */
  | { readonly kind: 'none' }
  /** An older version was named, and the database cannot confirm it. */
  | { readonly kind: 'unchecked' }

const FORMER = `select hash from notice_version where version = $1 and language = $2
  order by first_shown desc limit 1`
const VERSION = /^[\w.-]{1,40}$/

/**
 * The notice that a page says it has shown, in this site's own words: a page of an older release or a kept one has shown a
 * former text. What is stored is never what the caller sent. Never rejects.
 */
export async function noticeShown(claim: PrivacyNotice | undefined): Promise<ShownNotice> {
  const language = claim?.language
  if (!claim || (language !== 'en' && language !== 'hi') || !VERSION.test(claim.version))
    return { kind: 'none' }
  const { database, intake } = runtime()
  const current = noticeNow(language)
  if (!intake.breaker.isAvailable)
    return claim.version === current.version ? { kind: 'known', notice: current } : { kind: 'unchecked' }
  await storeNotices(database)
  if (claim.version === current.version) return { kind: 'known', notice: current }
  try {
    const { rows } = await database.executeSql<{ hash: string }>(FORMER, [claim.version, language])
    return rows[0]
      ? { kind: 'known', notice: { version: claim.version, language, hash: rows[0].hash } }
      : { kind: 'none' }
  } catch (error) {
    log.warn({ err: error }, 'a former privacy notice could not be looked up')
    return { kind: 'unchecked' }
  }
}

/** A notice of now or before, as the list of them names it. */
export type StoredNotice = NoticeName & { readonly firstShown: Date }

/** Every notice that was ever shown in a language, newest first. @throws the database's error */
export async function noticesOf(
  database: Pick<Database, 'executeSql'>,
  language: Language,
): Promise<readonly StoredNotice[]> {
  await storeNotices(database)
  const { rows } = await database.executeSql<StoredNotice>(
    `select hash, version, language, first_shown as "firstShown" from notice_version where language = $1
      order by first_shown desc, hash`,
    [language],
  )
  return rows
}

/** The text of a notice; undefined when none has this hash. @throws the database's error */
export async function noticeText(
  { executeSql }: Pick<Database, 'executeSql'>,
  hash: string,
): Promise<(StoredNotice & { readonly content: NoticeContent }) | undefined> {
  const { rows } = await executeSql<StoredNotice & { content: NoticeContent }>(
    `select hash, version, language, first_shown as "firstShown", content from notice_version where hash = $1`,
    [hash],
  )
  return rows[0]
}
