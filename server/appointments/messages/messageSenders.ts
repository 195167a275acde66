import 'server-only'
import { gapsOf, messageCopy } from '@/content/copy/messages'
import type { MessageChannel, MessageFailure } from '@/model/appointments/messages'
import type { MobileNumber } from '@/model/lead/mobile'
import { maskedNumber, rememberMessage } from '@/server/accounts/otp/otpSenders'
import type { Config } from '@/server/config/config'
import { type SendOutcome, sendByMsg91, sendByTwilio, sendByWhatsapp } from '@/server/upstreams/textProviders'
import type { WrittenMessage } from './messageText'

/** Outcome of a message, with its channel. */
export interface SentBy {
  readonly channel: MessageChannel
  readonly failure: MessageFailure | undefined
}

/** Takes a message to a person. Never rejects. @param mayUseWhatsapp whether the person has agreed to it */
export type SendMessage = (
  number: MobileNumber,
  message: WrittenMessage,
  mayUseWhatsapp: boolean,
) => Promise<SentBy>

type Sender = (number: MobileNumber, message: WrittenMessage) => Promise<SendOutcome>

function failureOf(outcome: SendOutcome): MessageFailure | undefined {
  switch (outcome.kind) {
    case 'sent':
      return undefined
    case 'numberRefused':
      return { kind: 'unreachable', detail: outcome.detail }
    case 'unavailable':
      return { kind: outcome.mayBeSent ? 'unknown' : 'unavailable', detail: outcome.detail }
  }
}

/** Sends nothing: prints that there is a message, and keeps it for /dev/messages. The text has a link that opens the appointment. */
const logSender =
  (remember: boolean): Sender =>
  async (number, { kind, text }) => {
    process.stdout.write(
      `message ${kind} for ${maskedNumber(number)} (MESSAGE_SENDER=log: no text message was sent)\n`,
    )
    if (remember) rememberMessage({ to: `${number.countryCode}${number.mobile}`, text, at: new Date() })
    return { kind: 'sent' }
  }

const NO_TEMPLATE: SendOutcome = {
  kind: 'unavailable',
  detail: 'no template in MSG91_MESSAGE_TEMPLATES',
  mayBeSent: false,
}

function textSender({ otp, messages, devPages, production }: Config): Sender {
  const { sendTimeoutMs: timeoutMs, msg91, twilio } = otp
  switch (messages.sender) {
    case 'log':
      return logSender(devPages || !production)
    case 'msg91':
      return async (number, { kind, language, values }) => {
        const id = messages.templates[`${kind}.${language}`] ?? messages.templates[`${kind}.en`]
        if (id === undefined) return NO_TEMPLATE
        const settings = { url: msg91.url, authKey: msg91.authKey ?? '' }
        return sendByMsg91(settings, timeoutMs, number, { id, variables: values })
      }
    case 'twilio': {
      const { accountSid = '', authToken = '', from = '' } = twilio
      return (number, { text }) =>
        sendByTwilio({ ...twilio, accountSid, authToken, from }, timeoutMs, number, text)
    }
  }
}

/** A kind as a template's name of Meta's: `dayBefore` is `day_before`. */
const templateName = (prefix: string, kind: string): string =>
  prefix + kind.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function whatsappSender({ otp, messages: { whatsapp } }: Config): Sender | undefined {
  if (!whatsapp) return undefined
  return (number, { kind, language, values }) =>
    sendByWhatsapp(whatsapp, otp.sendTimeoutMs, number, {
      name: templateName(whatsapp.templatePrefix, kind),
      language,
      values: gapsOf(messageCopy[language][kind]).map((gap) => values[gap]),
    })
}

/** The senders of a configuration: WhatsApp where it is set up and agreed to, else a text message. */
export function messageSender(config: Config): SendMessage {
  const sendText = textSender(config)
  const sendWhatsapp = whatsappSender(config)
  const textChannel = config.messages.sender === 'log' ? 'log' : 'text'
  return async (number, message, mayUseWhatsapp) => {
    if (sendWhatsapp && mayUseWhatsapp) {
      const failure = failureOf(await sendWhatsapp(number, message))
      // If WhatsApp may have sent it, it is not sent again by text.
      if (!failure || failure.kind === 'unknown') return { channel: 'whatsapp', failure }
    }
    return { channel: textChannel, failure: failureOf(await sendText(number, message)) }
  }
}
