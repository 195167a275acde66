import 'server-only'
import * as t from 'io-ts'
import { brand } from '@/content/brand'
import { signedCookie } from '@/server/http/cookies'
import { newRecoveryCodes } from './recoveryCodes'
import { newTimeCodeSecret, qrPicture, timeCodeAddress } from './timeCodes'

/*
 * An enrolment in progress: the secret for time codes and the recovery codes on the page are kept in the browser
 * until a valid time code proves that they arrived. Nothing is stored on the server before.
 */

const SECONDS = 30 * 60

const Enrolment = t.intersection([
  t.type({ name: t.string, secret: t.string, recoveryCodes: t.array(t.string) }),
  t.partial({
    /** By an invitation. */
    token: t.string,
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
