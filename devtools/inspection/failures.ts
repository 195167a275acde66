/** An error as the live view shows it: its name, message and stack. */
import { MASK } from './masked'

export type Failure = {
  /** Such as `TypeError`. */
  readonly name: string
  readonly message: string
  /** The lines of functions and files, innermost first. */
  readonly stack: readonly string[]
}

const MOST_LINES = 20
const MOST_TEXT = 300
/** Chrome's and Firefox's lines; messages, which may have several lines, are none. */
const LINE = /^\s+at .+|^\S*@\S+:\d+:\d+$/
/** What a browser says of a fault in the code, and quotes of it names alone. */
const OF_CODE =
  /^(?:Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]+'\)|[\w$.]+ is not (?:a function|a constructor|defined|iterable)|Maximum call stack size exceeded)$/

/** A thrown value in parts; an address in its stack goes without what is asked of it. */
export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Error)) return { name: 'What was thrown is no error', message: '', stack: [] }
  const lines = (thrown.stack ?? '').split('\n').filter((line) => LINE.test(line))
  return {
    name: thrown.name,
    message: thrown.message.slice(0, MOST_TEXT),
    stack: lines.slice(0, MOST_LINES).map((line) =>
      line
        .trim()
        .replace(/[?#][^\s:)]*/, '')
        .slice(0, MOST_TEXT),
    ),
  }
}

/** An error's message may quote what was typed: only a fault of the code itself keeps its message. */
export const maskedFailure = <F extends Failure>(failure: F): F => {
  const { message } = failure
  const stays = message === '' || message.startsWith(MASK) || OF_CODE.test(message)
  return stays ? failure : { ...failure, message: `${MASK} (${message.length})` }
}
