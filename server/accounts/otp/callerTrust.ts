import 'server-only'
import type { MobileNumber } from '@/model/lead/mobile'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { rangeKeyOf } from '@/server/http/clientAddress'
import { signedIds } from '@/server/http/cookies'
import { runtime } from '@/server/runtime'
import { FAMILIAR_DAYS } from '@/server/privacy/tables/accountTables'
import { blindIndexesOf } from '@/server/privacy/sealing/leadContent'
import { sign } from '@/server/config/secret'
import { hashOfNumber } from '@/server/accounts/profile/users'

/*
 * Recognises a number's owner before the code proves it, by a browser or network from which the owner has logged
 * in (docs/decisions/0044).
 */

/** Hashes of the numbers that have logged in with this browser; kept after logout. */
const ownNumbers = signedIds({
  name: 'known_here',
  purpose: 'numbers known here',
  seconds: FAMILIAR_DAYS * 24 * 60 * 60,
})

/** Whether a number has logged in with this browser. */
export const isOwnBrowser = (request: Request, number: MobileNumber): boolean =>
  ownNumbers.of(request).includes(hashOfNumber(number))

/** The Set-Cookie value that adds this number to the browser's own ones. */
export const ownBrowserCookie = (request: Request, number: MobileNumber): string =>
  ownNumbers.add(request, hashOfNumber(number))

export const clearedOwnBrowserCookie = ownNumbers.cleared

/**
 * Trust in the requester of a code: own browser, network of earlier logins, or stranger; the number has an account
 * or enquiry (known) or none (unknown).
 */
export type CallerTrust = 'ownBrowser' | 'ownNetwork' | 'known' | 'unknown'

const placeOf = (numberHash: string, ip: string): string =>
  sign(runtime().secret, 'login place', `${numberHash} ${rangeKeyOf(ip)}`)

/** Stores the network of a login. @throws the database's error */
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
 * Trust in the requester of a code. One statement for every number, so that the time taken reveals nothing.
 * @param isOwn whether the number has logged in with this browser
 * @throws the database's error
 */
export async function callerTrustOf(number: MobileNumber, ip: string, isOwn: boolean): Promise<CallerTrust> {
  const hash = hashOfNumber(number)
  const { rows } = await runtime().database.executeSql<{ isHere: boolean; isKnown: boolean }>(
    `select exists (select from login_place where number_hash = $1 and place_hash = $2
        and last_at > now() - interval '${FAMILIAR_DAYS} days') as "isHere",
      (exists (select from app_user where country_code = $3 and mobile = any($4::text[]))
        or exists (select from lead where country_code = $3 and mobile = any($4::text[]))) as "isKnown"`,
    [hash, ip === '' ? '' : placeOf(hash, ip), number.countryCode, blindIndexesOf('mobile', number.mobile)],
  )
  if (isOwn) return 'ownBrowser'
  if (rows[0]?.isHere) return 'ownNetwork'
  return rows[0]?.isKnown ? 'known' : 'unknown'
}

/**
 * Deletes the rows keyed by numbers' hashes: pending codes, networks, former accounts. Inside a transaction.
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
