import type { FieldKey, ValidationCode } from './lead/formFields'

/** The `kind` of a thrown value; undefined where it has none. */
export const kindOf = (thrown: unknown): unknown =>
  typeof thrown === 'object' && thrown !== null && 'kind' in thrown ? thrown.kind : undefined

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
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (typeof value.kind !== 'string' || !Object.hasOwn(KINDS, value.kind)) return false
  return (
    value.kind !== 'invalid' ||
    ('fields' in value && typeof value.fields === 'object' && value.fields !== null)
  )
}

/** Any thrown value as a Failure. */
export const toFailure = (value: unknown): Failure => (isFailure(value) ? value : { kind: 'server' })
