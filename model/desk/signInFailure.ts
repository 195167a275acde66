/** Why somebody is not signed in; a refusal never says what was wrong, nor whether there is anybody of the name. */
export type SignInFailure =
  | { readonly kind: 'refused' | 'unanswered' | 'cancelled' | 'unsupported' }
  /** Too many tries: how long to wait. */
  | { readonly kind: 'locked'; readonly seconds: number }

export type SignInFailureKind = SignInFailure['kind']

const KINDS: readonly SignInFailureKind[] = ['refused', 'unanswered', 'cancelled', 'unsupported', 'locked']

/** Anything else that is thrown counts as no answer. */
export function signInFailureOf(error: unknown): SignInFailure {
  const isOwn =
    typeof error === 'object' &&
    error !== null &&
    'kind' in error &&
    KINDS.some((kind) => kind === error.kind)
  // Its kind says what else it has.
  return isOwn ? (error as SignInFailure) : { kind: 'unanswered' }
}
