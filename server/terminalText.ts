import 'server-only'

/** Controls of a terminal, further ends of lines, and marks that turn the direction of what is written. */
const STEERING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu

/** Somebody else's text on a line of its own: it neither steers the terminal that shows it nor makes further lines. */
export const terminalText = (value: unknown): string => String(value ?? '').replace(STEERING, ' ')

const escaped = (mark: string): string => `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`

/** JSON that reads the same and is safe to show on a terminal. @param indent as of JSON.stringify */
export const terminalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(STEERING, (mark) => (mark === '\n' ? mark : escaped(mark)))
