import type { LoginWork } from './account/otpLogin'
import type { FieldKey } from './lead/formFields'

/** What every call of section 7 answers: `status.code` equals the HTTP status. */
export type Success<T> = {
  readonly status: { readonly code: 200; readonly message: string }
  readonly data: T
}

export type Refusal = {
  readonly status: { readonly code: number; readonly message: string }
  readonly error: readonly string[]
  /** Why, for programs: the words may change. */
  readonly code?: string
  /** What the caller may work out, for the call to be taken after all. */
  readonly work?: LoginWork
  /** After how many seconds the call may come again, where it came too often. */
  readonly waitSeconds?: number
  /** Messages by field, where the fields are at fault. */
  readonly fields?: Readonly<Partial<Record<FieldKey, string>>>
}

export type Envelope<T> = Success<T> | Refusal
