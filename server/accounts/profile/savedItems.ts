import 'server-only'
import * as t from 'io-ts'
import { doctorById } from '@/server/catalogue/reads/doctors'
import { hospitalById } from '@/server/catalogue/reads/hospitals'
import {
  MOST_SAVED,
  SAVED_FRAGMENT,
  SavedItem,
  type SavedKind,
  readSavedKey,
} from '@/model/account/savedItem'
import { doctorName } from '@/model/catalogue/doctor'
import { hospitalName } from '@/model/catalogue/hospital'
import { type Language, pathIn } from '@/model/page/language'
import { signedCookie } from '@/server/http/cookies'
import { log } from '@/server/log'
import { runtime } from '@/server/runtime'

/** A saved page with current catalogue data. */
export interface SavedPage extends SavedItem {
  readonly name: string
  readonly path: string
}

/** @returns undefined if the catalogue no longer has the id */
const FIND: Readonly<
  Record<SavedKind, (id: number, language: Language) => Promise<Omit<SavedPage, keyof SavedItem> | undefined>>
> = {
  async doctor(id, language) {
    const found = await doctorById(id)
    return found && { name: doctorName(found, language), path: pathIn(language, `/doctor/${found.slug}`) }
  },
  async hospital(id, language) {
    const found = await hospitalById(id)
    return found && { name: hospitalName(found, language), path: pathIn(language, `/hospital/${found.slug}`) }
  },
}

/** The page of an item; undefined where the catalogue has none. @throws the database's error */
export async function savedPage(item: SavedItem, language: Language): Promise<SavedPage | undefined> {
  const page = await FIND[item.kind](item.id, language)
  return page && { ...item, ...page }
}

/** The item of a form; undefined if invalid. */
export function savedItemIn(form: URLSearchParams): SavedItem | undefined {
  // Pages of older releases had two fields.
  return readSavedKey(form.get('item') ?? `${form.get('kind')}-${form.get('id')}`)
}

const SAVE = `insert into saved_item (user_id, kind, item_id)
  select $1::uuid, $2, $3::int where (select count(*) from saved_item where user_id = $1::uuid) < ${MOST_SAVED}
  on conflict do nothing`

/**
 * Saves an item. Idempotent; serialised by user, so that concurrent calls respect the limit. @returns false at the
 * limit @throws the database's error
 */
export const saveItem = (userId: string, { kind, id }: SavedItem): Promise<boolean> =>
  runtime().database.transaction(async (executeSql) => {
    await executeSql('select 1 from app_user where id = $1::uuid for update', [userId])
    if ((await executeSql(SAVE, [userId, kind, id])).rowCount > 0) return true
    const { rows } = await executeSql(
      'select 1 from saved_item where user_id = $1::uuid and kind = $2 and item_id = $3::int',
      [userId, kind, id],
    )
    return rows.length > 0
  })

/** @throws the database's error */
export async function dropItem(userId: string, { kind, id }: SavedItem): Promise<void> {
  await runtime()
    .database.kysely.deleteFrom('saved_item')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', '=', id)
    .execute()
}

/** Newest first. @throws the database's error */
export const savedItemsOf = (userId: string) =>
  runtime()
    .database.kysely.selectFrom('saved_item')
    .select(['kind', 'item_id as id', 'saved_at as savedAt'])
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .execute()

/** Without items that the catalogue no longer has. @throws the database's error */
export async function savedPagesOf(userId: string, language: Language): Promise<SavedPage[]> {
  const items = await savedItemsOf(userId)
  const pages = await Promise.all(items.map(({ kind, id }) => savedPage({ kind, id }, language)))
  return pages.filter((page) => page !== undefined)
}

const Wanted = t.intersection([SavedItem, t.type({ page: t.string })])

/** The item that a logged-out visitor wanted to save, and its page, until the login. */
export const savingCookie = signedCookie<t.TypeOf<typeof Wanted>>({
  name: 'to_save',
  purpose: 'to save',
  seconds: 10 * 60,
  codec: Wanted,
})

/** A path of this site with its query; no `//host`. */
const PATH = /^\/(?!\/)[\w/.-]*(\?[\w=&%+.-]*)?$/

/**
 * The page of the form: the browser's Referer, if it is this site's.
 * @param own the item's page, used without a Referer
 */
export function pageOfForm(request: Request, own: string): string {
  const address = request.headers.get('referer') ?? ''
  if (!URL.canParse(address)) return own
  const { host, pathname, search } = new URL(address)
  const path = `${pathname}${search}`
  return host === request.headers.get('host') && PATH.test(path) ? path : own
}

/** The page with the notice that an item was saved. */
export const savedNotice = (page: string): string => `${page}#${SAVED_FRAGMENT}`

/**
 * Saves the item requested before a login; its failure does not fail the login. @returns the page, undefined if
 * nothing was saved
 */
export async function saveAfterLogin(request: Request, userId: string): Promise<string | undefined> {
  const item = savingCookie.of(request)
  if (!item) return undefined
  const isSaved = await saveItem(userId, item).catch((error: unknown) => {
    log.warn({ err: error }, 'nothing was saved after a login')
    return false
  })
  return isSaved ? savedNotice(item.page) : undefined
}
