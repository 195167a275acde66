import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { rangeKeyOf } from '@/server/http/clientAddress'
import { signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { FAMILIAR_DAYS } from '@/server/privacy/tables/accountTables'
import { standsFor } from '@/server/privacy/sealing/leadContent'
import { sign } from '@/server/config/secret'
import { hashOfNumber } from '@/server/accounts/profile/users'

/*
 * By what the owner of a number is known again before the code proves it: a browser, or a network, from which the number's
 * owner has logged in. Whoever only knows the number has neither (docs/decisions/0044).
 */

/** The numbers that have logged in with a browser, by their hashes; they stay when somebody logs out. */
const ownNumbers = signedIds({
  name: 'known_here',
  purpose: 'numbers known here',
  seconds: FAMILIAR_DAYS * 24 * 60 * 60,
})

/** Whether a number has logged in with this browser. */
export const isOwnBrowser = (request: Request, number: MobileNumber): boolean =>
  ownNumbers.of(request).includes(hashOfNumber(number))

/** The Set-Cookie value by which this browser is a number's own from now on. */
export const ownBrowserCookie = (request: Request, number: MobileNumber): string =>
  ownNumbers.add(request, hashOfNumber(number))

/** A browser forgets the numbers that have logged in with it. */
export const clearedOwnBrowserCookie = ownNumbers.cleared

/**
 * Who asks for a code, as far as anybody can say before it proves the number: the number's own browser, a network from which
 * its owner has logged in, or a stranger, with a number that has an account or an enquiry or with one that has none.
 */
export type Standing = 'ownBrowser' | 'ownNetwork' | 'known' | 'unknown'

const placeOf = (numberHash: string, ip: string): string =>
  sign(runtime().secret, 'login place', `${numberHash} ${rangeKeyOf(ip)}`)

/** Remembers from where a number has logged in. @throws the database's error */
export async function rememberPlace(number: MobileNumber, ip: string): Promise<void> {
  if (ip === '') return
  const hash = hashOfNumber(number)
  await runtime().database.executeSql(
    `insert into login_place (number_hash, place_hash) values ($1, $2)
      on conflict (number_hash, place_hash) do update set last_at = now()`,
    [hash, placeOf(hash, ip)],
  )
}

/**
 * Who asks for a code for a number. One statement for every number, so that none takes longer than another.
 * @param isOwn whether the number has logged in with the browser that asks
 * @throws the database's error
 */
export async function standingOf(number: MobileNumber, ip: string, isOwn: boolean): Promise<Standing> {
  const hash = hashOfNumber(number)
  const { rows } = await runtime().database.executeSql<{ isHere: boolean; isKnown: boolean }>(
    `select exists (select from login_place where number_hash = $1 and place_hash = $2
        and last_at > now() - interval '${FAMILIAR_DAYS} days') as "isHere",
      (exists (select from app_user where country_code = $3 and mobile = any($4::text[]))
        or exists (select from lead where country_code = $3 and mobile = any($4::text[]))) as "isKnown"`,
    [hash, ip === '' ? '' : placeOf(hash, ip), number.countryCode, standsFor('mobile', number.mobile)],
  )
  if (isOwn) return 'ownBrowser'
  if (rows[0]?.isHere) return 'ownNetwork'
  return rows[0]?.isKnown ? 'known' : 'unknown'
}

/**
 * Forgets what stands by numbers' hashes: codes under way, networks, former accounts. Inside a transaction.
 * @returns the former accounts' ids
 * @throws the database's error
 */
export async function forgetNumbers(executeSql: ExecuteSql, hashes: readonly string[]): Promise<string[]> {
  await executeSql(`delete from otp_code where split_part(number_hash, '.', 1) = any($1::text[])`, [hashes])
  await executeSql('delete from login_place where number_hash = any($1::text[])', [hashes])
  const { rows } = await executeSql<{ id: string }>(
    'delete from former_user where number_hash = any($1::text[]) returning id',
    [hashes],
  )
  return rows.map(({ id }) => id)
}
