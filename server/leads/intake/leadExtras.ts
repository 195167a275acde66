import 'server-only'
import { isLeft } from 'fp-ts/Either'
import type * as t from 'io-ts'
import { LeadExtras } from '@/model/lead/leadExtras'
import { TRACKING_PARAMETERS } from '@/model/page/trackingParameters'
import { isCleanText } from '@/model/lead/validation'
import type { LeadInput } from './acceptLead'

const TEXT_LIMIT = 300

/** Codecs of the parts, so that one that cannot be read does not take the others with it. */
const PARTS = LeadExtras.props

function decoded<A>(codec: t.Decoder<unknown, A>, value: unknown): A | undefined {
  const result = codec.decode(value)
  return isLeft(result) ? undefined : result.right
}

const isShort = (text: string | undefined): text is string =>
  text !== undefined && text.length <= TEXT_LIMIT && isCleanText(text)

const propertyOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined

/**
 * What a lead's body carries beside the Lead fields, under `extras`. A part that cannot be read is left out: it is
 * no reason to lose an enquiry.
 */
export function leadExtrasOf(
  sent: unknown,
): Pick<LeadInput, 'configured' | 'consent' | 'crmExtra' | 'firstTouch' | 'signals'> {
  const extras = propertyOf(sent, 'extras')
  if (extras === undefined) return {}
  const notice = decoded(PARTS.privacyNotice, propertyOf(extras, 'privacyNotice'))
  const touch = decoded(PARTS.firstTouch, propertyOf(extras, 'firstTouch')) ?? {}
  const parameters = TRACKING_PARAMETERS.flatMap((name) =>
    isShort(touch[name]) ? [[name, touch[name]]] : [],
  )
  return {
    configured: decoded(PARTS.configured, propertyOf(extras, 'configured')),
    consent: {
      whatsapp: decoded(PARTS.whatsappConsent, propertyOf(extras, 'whatsappConsent')) ?? false,
      privacyNotice:
        notice && isShort(notice.version) && isShort(notice.language)
          ? { version: notice.version, language: notice.language }
          : undefined,
    },
    crmExtra: decoded(PARTS.crm, propertyOf(extras, 'crm')),
    firstTouch: parameters.length ? Object.fromEntries(parameters) : undefined,
    signals: decoded(PARTS.signals, propertyOf(extras, 'signals')),
  }
}
