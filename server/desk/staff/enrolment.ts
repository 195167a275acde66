import 'server-only'
import * as t from 'io-ts'
import { brand } from '@/content/brand'
import { signedCookie } from '@/server/http/cookies'
import { newRecoveryCodes } from './recoveryCodes'
import { newTimeCodeSecret, qrPicture, timeCodeAddress } from './timeCodes'

/*
 * Somebody is choosing a password: the time code's secret and the recovery codes that the page shows travel with the browser until
 * a code of the app proves that they arrived. Nothing is stored before.
 */

const SECONDS = 30 * 60

const Enrolment = t.intersection([
  t.type({ name: t.string, secret: t.string, recoveryCodes: t.array(t.string) }),
  t.partial({
    /** By an invitation. */
    token: t.string,
    /** Of who is signed in. */
    staffId: t.string,
  }),
])
export type Enrolment = Readonly<t.TypeOf<typeof Enrolment>>

const cookie = signedCookie({
  isSealed: true,
  name: 'desk_enrolment',
  purpose: 'desk enrolment',
  seconds: SECONDS,
  codec: Enrolment,
})

/** The Set-Cookie value with which a person begins. */
export const beginEnrolment = async (
  person: Pick<Enrolment, 'name' | 'token' | 'staffId'>,
): Promise<string> =>
  cookie.set({ ...person, secret: await newTimeCodeSecret(), recoveryCodes: [...newRecoveryCodes()] })

export const enrolmentOf = (request: Request): Enrolment | undefined => cookie.of(request)
export const clearedEnrolment = cookie.cleared

/** The secret as an authenticator app reads it. */
export const enrolmentPicture = async ({ name, secret }: Enrolment): Promise<string> =>
  qrPicture(await timeCodeAddress(secret, name, brand().name))
