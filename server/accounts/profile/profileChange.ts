import 'server-only'
import * as t from 'io-ts'
import { cityById } from '@/content/catalogue/catalogue'
import { decoded } from '@/model/decoded'
import type { Language } from '@/model/page/language'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { ALL_OF_INDIA, selectedCityOf } from '@/model/account/cityChoice'
import type { SelectedCity } from '@/model/account/session'
import { type ProfileField, cleanProfile, faultyProfileFields } from '@/model/account/profile'
import { type Session, sessionCookies } from '@/server/accounts/sessions/sessions'
import { updateUpstream } from '@/server/upstreams/usersApi'
import { updateUser, type UserChange, type UserRow } from './users'

/** Body of PUT /users/v1/user/update (specification, section 7); omitted fields are unchanged. */
const Sent = t.partial({ name: t.string, email: t.string, cityId: t.union([t.number, t.string]) })

type Field = ProfileField | 'city'

type ReadChange =
  | { readonly ok: true; readonly change: UserChange; readonly cityId?: number }
  /** Messages by field; empty when the body is not a profile. */
  | { readonly ok: false; readonly fields: Readonly<Partial<Record<Field, string>>> }

/** What a user's choice of an id is kept as; undefined where no city has it. */
function choiceById(id: number): SelectedCity | undefined {
  if (id === ALL_OF_INDIA.cityid) return ALL_OF_INDIA
  const city = cityById(id)
  return city && selectedCityOf(city)
}

/**
 * Reads a change of the profile by the rules of specification, section 5: a name and an e-mail address that are given
 * must not be empty, the address must be one, the city must be known.
 */
export function readProfileChange(sent: unknown, language: Language = 'en'): ReadChange {
  const read = decoded(Sent, sent)
  if (!read) return { ok: false, fields: {} }
  const { name, email, cityId } = read
  const copy = { ...editProfileCopy[language].problems, city: locationCopy[language].problems.city }
  const fields: Partial<Record<Field, string>> = {}
  const faulty = faultyProfileFields({ name: name ?? '', email: email ?? '' })
  if (name !== undefined && faulty.includes('name')) fields.name = copy.name
  if (email !== undefined && faulty.includes('email')) fields.email = copy.email
  const id = cityId === undefined || cityId === '' ? undefined : Number(cityId)
  const city = id === undefined ? undefined : choiceById(id)
  if (cityId !== undefined && !city) fields.city = copy.city
  if (Object.keys(fields).length) return { ok: false, fields }
  const clean = cleanProfile({ name: name ?? '', email: email ?? '' })
  return {
    ok: true,
    change: {
      ...(name !== undefined && { name: clean.name }),
      ...(email !== undefined && { email: clean.email }),
      ...(city && { city }),
    },
    ...(city && { cityId: city.cityid }),
  }
}

/**
 * Stores a change, and sends it to another users API, if configured.
 * @returns the changed user and renewed session cookies; undefined if erased meanwhile from another browser
 * @throws the database's error
 */
export async function storeProfileChange(
  { user, token, tokenHash }: Session,
  { change, cityId }: Extract<ReadChange, { readonly ok: true }>,
): Promise<{ readonly user: UserRow; readonly cookies: readonly string[] } | undefined> {
  const changed = await updateUser(user.id, change)
  if (!changed) return undefined
  await updateUpstream(tokenHash, { ...change, cityId })
  return { user: changed, cookies: sessionCookies(changed, token) }
}
