import * as t from 'io-ts'
import { FORM_FIELDS } from '@/model/lead/formFields'
import { oneOf } from '@/model/oneOf'
import type { FeedChange } from './inboxList'
import { isAtLeast, type StaffRole } from './staff'

/** Kinds of alert: a new lead, a lead assigned to the person, a lead not called in time, a due callback, a patient who lost the place. */
export const ALERT_KINDS = ['new', 'assigned', 'late', 'due', 'displaced'] as const
export const AlertKind = oneOf(ALERT_KINDS, 'AlertKind')
export type AlertKind = t.TypeOf<typeof AlertKind>
export type AlertCounts = Readonly<Record<AlertKind, number>>

/** Channels of alerts beside the open page: browser notification and mail. */
export const ALERT_CHANNELS = ['push', 'mail'] as const
export type AlertChannel = (typeof ALERT_CHANNELS)[number]

/** A person's choice of alerts by channel, and of sound. */
export type AlertChoice = Readonly<Record<AlertChannel, readonly AlertKind[]>> & {
  /** Whether the open inbox makes a sound. */
  readonly sound: boolean
}

/** What holds until a person has chosen: a lead that was not called is the managers' concern. */
export function defaultAlertChoice(role: StaffRole): AlertChoice {
  const kinds = ALERT_KINDS.filter((kind) => kind !== 'late' || isAtLeast({ role }, 'manager'))
  return { push: kinds, mail: kinds, sound: false }
}

/** Kind of alert that a message of the feed is for a person; undefined for none. */
export function alertOf(
  { type, row }: Pick<FeedChange, 'type' | 'row'>,
  staffId: string,
): AlertKind | undefined {
  switch (type) {
    case 'assigned':
    case 'give':
      return row.owner?.id === staffId ? 'assigned' : undefined
    case 'arrived':
      return row.state === 'queued' && !row.isSuspectedSpam ? 'new' : undefined
    case 'becameLate':
      return 'late'
    case 'callbackDue':
      return 'due'
    case 'followedAppointment':
      return row.state === 'queued' && row.reason === 'displaced' ? 'displaced' : undefined
    default:
      return undefined
  }
}

/** Why a browser was not registered: unsupported, permission refused, or the site not reached. */
export type AlertFailureKind = 'unsupported' | 'denied' | 'unanswered'

/** What the inbox does beside telling what changes. */
export interface InboxAlerts {
  /** Whether a sound is wanted. */
  readonly sound: boolean
  /** The site's public key, where this browser is to be registered for the new session; null where not. */
  readonly publicKey: string | null
}

const textLike = (name: string, form: RegExp) =>
  new t.Type<string, string, unknown>(
    name,
    t.string.is,
    (value, context) =>
      typeof value === 'string' && form.test(value) ? t.success(value) : t.failure(value, context),
    String,
  )

/** A browser's push subscription (PushSubscription): endpoint and the keys of the message (RFC 8291). */
export const PushBrowser = t.readonly(
  t.strict({
    endpoint: textLike('endpoint', /^https:\/\/[!-~]{4,1000}$/),
    keys: t.readonly(
      t.strict({
        p256dh: textLike('p256dh', /^[\w-]{87}=?$/),
        auth: textLike('auth', /^[\w-]{22}(==)?$/),
      }),
    ),
  }),
  'PushBrowser',
)
export type PushBrowser = t.TypeOf<typeof PushBrowser>

const MAIL_ADDRESS_LENGTH = 254

/** A mail address as a person types it: one, without a name beside it. */
export const isMailAddress = (text: string): boolean =>
  text.length <= MAIL_ADDRESS_LENGTH && FORM_FIELDS.email.fits(text)
