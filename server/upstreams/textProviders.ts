import 'server-only'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { fieldOf } from '@/model/fieldOf'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'
import type { MobileNumber } from '@/model/lead/mobile'
import { type Answer, postAndRead } from './postAndRead'

/*
 * Providers of text messages and WhatsApp messages, for login codes and for messages about appointments. No outcome holds a part
 * of a message, a number or a provider's own words, so that it may be stored and logged.
 */

/**
 * `numberRefused`: the provider says that this number cannot be reached. `unavailable`: everything else; `mayBeSent` where no answer
 * says that the message was not taken.
 */
export type SendOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'numberRefused'; readonly detail: string }
  | { readonly kind: 'unavailable'; readonly detail: string; readonly mayBeSent: boolean }

/** A provider's error code, when it is one that may be logged. */
const codeOf = (code: unknown): string => (/^\d{1,6}$/.test(String(code)) ? `, code ${String(code)}` : '')

/** Connections that never came about: nothing was handed over. */
const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']

/** Answers of a gateway, or of a server that failed in the middle. */
const maySucceed = (status: number): boolean => status >= 500 && status !== 503

interface Reading {
  /** Whether an answer of status 2xx says that the message was taken. */
  readonly accepted: (answer: Answer) => boolean
  /** Whether a refusal says that the number cannot be reached. */
  readonly numbersFault?: (answer: Answer) => boolean
  readonly code?: (answer: Answer) => unknown
}

/** What became of a message. */
const outcomeBy = ({ accepted, numbersFault, code = ({ json }) => fieldOf(json, 'code') }: Reading) =>
  TE.match(
    ({ kind, detail }: DeliveryFailure): SendOutcome => ({
      kind: 'unavailable',
      detail: `${kind}: ${detail}`,
      mayBeSent: !NEVER_CONNECTED.includes(detail),
    }),
    (answer: Answer): SendOutcome => {
      const { status, json } = answer
      const isOk = status >= 200 && status < 300
      if (isOk && accepted(answer)) return { kind: 'sent' }
      const detail = `HTTP ${status}${codeOf(code(answer))}`
      if (numbersFault?.(answer)) return { kind: 'numberRefused', detail }
      return { kind: 'unavailable', detail, mayBeSent: maySucceed(status) || (isOk && json === undefined) }
    },
  )

export interface Msg91Settings {
  /** https://control.msg91.com */
  readonly url: string
  readonly authKey: string
}

/**
 * MSG91's 'Send SMS' (POST /api/v5/flow): the key as the header `authkey`, the template's id, and for each recipient
 * the number with its dial code and the template's variables. The text itself is the template, which Indian law wants
 * registered (DLT). Errors may come with status 200 and `type: "error"`.
 * Its SendOTP call takes the number in the address, which we keep personal data out of.
 */
export const sendByMsg91 = (
  { url, authKey }: Msg91Settings,
  timeoutMs: number,
  { countryCode, mobile }: MobileNumber,
  template: { readonly id: string; readonly variables: Readonly<Record<string, string>> },
): Promise<SendOutcome> =>
  pipe(
    postAndRead({
      url: `${url}/api/v5/flow`,
      headers: { authkey: authKey, 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({
        template_id: template.id,
        short_url: '0',
        recipients: [{ mobiles: `${countryCode}${mobile}`, ...template.variables }],
      }),
      timeoutMs,
    }),
    outcomeBy({ accepted: ({ json }) => fieldOf(json, 'type') === 'success' }),
  )()

export interface TwilioSettings {
  /** https://api.twilio.com */
  readonly url: string
  readonly accountSid: string
  readonly authToken: string
  /** A number (+…), a sender's name, or the id of a messaging service (MG…). */
  readonly from: string
}

/** Error codes that blame the number: not valid, no permission for its region, opted out, no way to it, no mobile. */
const TWILIO_NUMBERS_FAULT: ReadonlySet<unknown> = new Set([21211, 21408, 21610, 21612, 21614])
/** States of a message that was taken but will not be sent. */
const NOT_SENT: ReadonlySet<unknown> = new Set(['failed', 'undelivered', 'canceled'])

/** Twilio's 'Create a Message' (POST /2010-04-01/Accounts/{sid}/Messages.json): Basic authentication, a form as body. */
export const sendByTwilio = (
  { url, accountSid, authToken, from }: TwilioSettings,
  timeoutMs: number,
  { countryCode, mobile }: MobileNumber,
  text: string,
): Promise<SendOutcome> =>
  pipe(
    postAndRead({
      url: `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`,
      headers: {
        Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        'Content-Type': 'application/x-www-form-urlencoded',
        Accept: 'application/json',
      },
      body: new URLSearchParams({
        To: `+${countryCode}${mobile}`,
        [/^MG[0-9a-f]{32}$/.test(from) ? 'MessagingServiceSid' : 'From']: from,
        Body: text,
      }).toString(),
      timeoutMs,
    }),
    outcomeBy({
      accepted: ({ json }) =>
        typeof fieldOf(json, 'sid') === 'string' && !NOT_SENT.has(fieldOf(json, 'status')),
      numbersFault: ({ json }) => TWILIO_NUMBERS_FAULT.has(fieldOf(json, 'code')),
    }),
  )()

export interface WhatsappSettings {
  /** https://graph.facebook.com/v23.0 */
  readonly url: string
  readonly token: string
  readonly phoneNumberId: string
}

/** Error codes of Meta that blame the number: it cannot receive, is not on WhatsApp, or has stopped such messages. */
const WHATSAPP_NUMBERS_FAULT: ReadonlySet<unknown> = new Set([131026, 131030, 131050, 133010])

const metaCode = ({ json }: Answer): unknown => fieldOf(fieldOf(json, 'error'), 'code')

/** Meta's Cloud API (POST /{phone number id}/messages): a template that Meta has approved, with its values in their order. */
export const sendByWhatsapp = (
  { url, token, phoneNumberId }: WhatsappSettings,
  timeoutMs: number,
  { countryCode, mobile }: MobileNumber,
  template: { readonly name: string; readonly language: string; readonly values: readonly string[] },
): Promise<SendOutcome> =>
  pipe(
    postAndRead({
      url: `${url}/${encodeURIComponent(phoneNumberId)}/messages`,
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({
        messaging_product: 'whatsapp',
        to: `${countryCode}${mobile}`,
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          components: [{ type: 'body', parameters: template.values.map((text) => ({ type: 'text', text })) }],
        },
      }),
      timeoutMs,
    }),
    outcomeBy({
      accepted: ({ json }) => Array.isArray(fieldOf(json, 'messages')),
      numbersFault: (answer) => WHATSAPP_NUMBERS_FAULT.has(metaCode(answer)),
      code: metaCode,
    }),
  )()
