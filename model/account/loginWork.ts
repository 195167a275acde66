import * as t from 'io-ts'

/**
 * What a browser works out before a code is sent to a caller whom the site does not know, while many codes are asked for
 * (docs/decisions/0044): a number whose SHA-256 together with the challenge begins with so many zero bits.
 */
export const LoginWork = t.type({ challenge: t.string, bits: t.number }, 'LoginWork')
export type LoginWork = t.TypeOf<typeof LoginWork>

/** The work as done. */
export const WorkDone = t.type({ challenge: t.string, solution: t.string }, 'WorkDone')
export type WorkDone = t.TypeOf<typeof WorkDone>

/** What is hashed. */
export const workText = ({ challenge, solution }: WorkDone): string => `${challenge}.${solution}`
