import 'server-only'
import { type RawBuilder, sql } from 'kysely'

/** What somebody typed to find a person: a number as it is written anywhere, or a part of a name. */
const isNumber = (text: string): boolean =>
  /^[\s\d().+-]+$/.test(text) && /\d{4}/.test(text.replace(/\D/g, ''))

/** Dial codes have one to four digits. */
const DIAL_CODE_DIGITS = [1, 2, 3, 4] as const

/** The reference that a visitor reads on the thank-you page (model/lead/ownEnquiry.ts): the end of the lead's id. */
const isReference = (text: string): boolean => /^[\da-f]{8}$/i.test(text)

/**
 * The lead of a reference; the leads of a number, with or without its dial code, + or zeros before it, blanks and hyphens; or those whose name has the
 * text somewhere, in any case. What was typed travels as parameters.
 */
export function personIs(typed: string): RawBuilder<boolean> {
  const text = typed.trim()
  if (!isReference(text)) return isOfPerson(text)
  return sql<boolean>`(right(lead.id::text, 8) = ${text.toLowerCase()} or ${isOfPerson(text)})`
}

function isOfPerson(text: string): RawBuilder<boolean> {
  if (!isNumber(text)) return sql<boolean>`lead.name ilike ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  const withoutCode = DIAL_CODE_DIGITS.map((count) => digits.slice(count))
  return sql<boolean>`(lead.mobile = ${digits} or
    (lead.mobile = any(${withoutCode}::text[]) and lead.country_code || lead.mobile = ${digits}))`
}
