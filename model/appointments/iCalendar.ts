/*
 * An appointment as a calendar reads it (RFC 5545). It names no person and no doctor: families share calendars.
 */

export interface CalendarEntry {
  /** The same for ever, so that calendars change the entry that they have. */
  readonly uid: string
  /** Higher with each change. */
  readonly sequence: number
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly endsAt: number
  /** When this was written, milliseconds since 1970. */
  readonly writtenAt: number
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly summary: string
  readonly location: string
  readonly description: string
}

const LINE_OCTETS = 75
const CRLF = '\r\n'

/** RFC 5545, 3.3.11. Control characters have no place in a text. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** A line of at most 75 octets, the rest on further ones that begin with a space; no character is cut (3.1). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = new TextEncoder().encode(character).length
    if (octets + length > LINE_OCTETS) {
      parts.push(part)
      part = ''
      // The space that a further line begins with.
      octets = 1
    }
    part += character
    octets += length
  }
  return [...parts, part].join(`${CRLF} `)
}

/** `20261127T115000Z` */
const instant = (moment: number): string => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** The calendar of one appointment, as a file and as a feed. @param product who made it, as in '-//Shalya//Appointments//EN' */
export function calendarOf(entry: CalendarEntry, product: string): string {
  const { uid, sequence, startsAt, endsAt, writtenAt, status, summary, location, description } = entry
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${instant(writtenAt)}`,
    `LAST-MODIFIED:${instant(writtenAt)}`,
    `DTSTART:${instant(startsAt)}`,
    `DTEND:${instant(endsAt)}`,
    `STATUS:${status}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    `DESCRIPTION:${escaped(description)}`,
    `TRANSP:${status === 'CANCELLED' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(folded).join(CRLF) + CRLF
}
