import { fieldOf } from './fieldOf'
import type { FieldKey, ValidationCode } from './lead/formFields'

/** The `kind` of a thrown value; undefined where it has none. */
export const kindOf = (thrown: unknown): unknown => fieldOf(thrown, 'kind')

/** Why a call of the browser failed, by kind; content/ has the words. */
export type Failure =
  /** The server's rules refused the fields named here. */
  | { readonly kind: 'invalid'; readonly fields: Partial<Record<FieldKey, ValidationCode>> }
  /** No answer: no connection, or it was cut. */
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** The server failed, or answered what cannot be read. */
  | { readonly kind: 'server' }
  /** The same idempotency key came with other content. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'tooManyRequests' }
  | { readonly kind: 'tooLarge' }

const KINDS: Readonly<Record<Failure['kind'], true>> = {
  invalid: true,
  network: true,
  timeout: true,
  server: true,
  conflict: true,
  tooManyRequests: true,
  tooLarge: true,
}

/** Whether a thrown value is one of ours, its fields included; anything else counts as `{ kind: 'server' }`. */
export const isFailure = (value: unknown): value is Failure => {
  const kind = kindOf(value)
  if (typeof kind !== 'string' || !Object.hasOwn(KINDS, kind)) return false
  const fields = fieldOf(value, 'fields')
  return kind !== 'invalid' || (typeof fields === 'object' && fields !== null)
}

/** Any thrown value as a Failure. */
export const toFailure = (value: unknown): Failure => (isFailure(value) ? value : { kind: 'server' })
