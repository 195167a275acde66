import 'server-only'
import type { Answer, PostOutcome } from '@/server/delivery/adapters/postAndRead'
import type { SendOutcome } from './otpSender'

/** A field of a provider's JSON answer. */
export const fieldOf = ({ json }: Answer, field: string): unknown =>
  typeof json === 'object' && json !== null && Object.hasOwn(json, field)
    ? Reflect.get(json, field)
    : undefined

/** A provider's error code, when it is one that may be logged. */
const codeOf = (answer: Answer): string => {
  const code = fieldOf(answer, 'code')
  return /^\d{1,6}$/.test(String(code)) ? `, code ${String(code)}` : ''
}

/**
 * What became of a message.
 * @param accepted whether an answer of status 2xx says that the message was taken
 * @param numbersFault whether a refusal says that the number cannot be reached
 */
export function sendOutcome(
  outcome: PostOutcome,
  accepted: (answer: Answer) => boolean,
  numbersFault: (answer: Answer) => boolean = () => false,
): SendOutcome {
  if (!outcome.ok)
    return { kind: 'unavailable', detail: `${outcome.failure.kind}: ${outcome.failure.detail}` }
  const { answer } = outcome
  const isOk = answer.status >= 200 && answer.status < 300
  if (isOk && accepted(answer)) return { kind: 'sent' }
  const detail = `HTTP ${answer.status}${codeOf(answer)}`
  return numbersFault(answer) ? { kind: 'numberRefused', detail } : { kind: 'unavailable', detail }
}
