import 'server-only'
import { isLeft } from 'fp-ts/Either'
import * as t from 'io-ts'
import { cityById } from '@/content/catalogue'
import type { Language } from '@/model/page/language'
import { editProfileCopy } from '@/content/copy/editProfile'
import { locationCopy } from '@/content/copy/location'
import { type ProfileField, cleanProfile, faultyProfileFields } from '@/model/account/profile'
import type { UserCity } from '@/server/database/schema'
import type { UserChange } from './users'

/** What PUT /users/v1/user/update may carry (specification, section 7); what is left out stays as it is. */
const Sent = t.partial({ name: t.string, email: t.string, cityId: t.union([t.number, t.string]) })

type Field = ProfileField | 'city'

export type ReadChange =
  | { readonly ok: true; readonly change: UserChange; readonly cityId?: number }
  /** Words by field; none when the body is no profile at all. */
  | { readonly ok: false; readonly fields: Readonly<Partial<Record<Field, string>>> }

/** The city of an id as it is kept with a user; undefined when the catalogue has none. */
export function userCityOf(cityId: number): UserCity | undefined {
  const city = cityById(cityId)
  return (
    city && {
      cityid: city.cityid,
      cityname: city.cityname,
      type: city.citytype,
      serviceable: city.served,
    }
  )
}

/**
 * Reads a change of the profile by the rules of specification, section 5: a name and an e-mail address that are given
 * must not be empty, the address must be one, the city must be known.
 */
export function readProfileChange(sent: unknown, language: Language = 'en'): ReadChange {
  const read = Sent.decode(sent)
  if (isLeft(read)) return { ok: false, fields: {} }
  const { name, email, cityId } = read.right
  const copy = { ...editProfileCopy[language].problems, city: locationCopy[language].problems.city }
  const fields: Partial<Record<Field, string>> = {}
  const faulty = faultyProfileFields({ name: name ?? '', email: email ?? '' })
  if (name !== undefined && faulty.includes('name')) fields.name = copy.name
  if (email !== undefined && faulty.includes('email')) fields.email = copy.email
  const id = cityId === undefined || cityId === '' ? undefined : Number(cityId)
  const city = id === undefined ? undefined : userCityOf(id)
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
