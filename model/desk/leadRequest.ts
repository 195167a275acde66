import { isOpenAt, momentOfField } from './clinicTime'
import type { StoredSettings } from './deskSettings'
import type { FollowUpAction, FollowUpEvent } from './followUp'
import type { DeskLead } from './deskLead'

/** Actions that are their event: nothing more is asked. */
const PLAIN = ['claim', 'take', 'release', 'call', 'noAnswer', 'visit', 'missed'] as const
type PlainAction = (typeof PLAIN)[number]

const isPlain = (action: FollowUpAction): action is PlainAction => PLAIN.some((plain) => plain === action)

type DetailedAction = Exclude<FollowUpAction, PlainAction>

/** Whether an action asks for a time, a reason or another lead. */
export const needsDetails = (action: FollowUpAction): action is DetailedAction => !isPlain(action)

/** The event of an action that asks for no more. @throws for one that does */
export function plainEvent(action: FollowUpAction): FollowUpEvent {
  if (!isPlain(action)) throw new Error(`${action} needs details`)
  return { type: action }
}

/** The event that the value of its one field makes of an action; a time is one of the clinic's clock. */
export function detailedEvent(action: DetailedAction, value: string, timeZone: string): FollowUpEvent {
  switch (action) {
    case 'schedule':
      return { type: action, at: momentOfField(value, timeZone) }
    case 'book':
      return value === '' ? { type: action } : { type: action, at: momentOfField(value, timeZone) }
    case 'merge':
      return { type: action, into: value }
    case 'lose':
    case 'reopen':
    case 'unmerge':
      return { type: action, reason: value }
  }
}

/** Which of the clinic's lists an action's reason is from. */
export const REASONS_OF = {
  lose: 'lostReasons',
  reopen: 'reopenReasons',
  unmerge: 'unmergeReasons',
} as const satisfies Partial<Record<FollowUpAction, keyof StoredSettings['settings']>>

/** Why the details of an action cannot be sent. */
export type DetailProblem = 'noTime' | 'past' | 'closed' | 'noReason' | 'noLead'

/** What is wrong with an action's details; null where they can be sent. `now` in milliseconds. */
export function detailProblemOf(
  event: FollowUpEvent,
  { settings, openingHours, timeZone }: StoredSettings,
  now: number,
): DetailProblem | null {
  switch (event.type) {
    case 'schedule':
    case 'book': {
      if (event.at === undefined) return null
      if (Number.isNaN(Date.parse(event.at))) return 'noTime'
      if (Date.parse(event.at) <= now) return 'past'
      return event.type === 'book' || isOpenAt(new Date(event.at), openingHours, timeZone) ? null : 'closed'
    }
    case 'lose':
    case 'reopen':
    case 'unmerge':
      return settings[REASONS_OF[event.type]].some(({ id }) => id === event.reason) ? null : 'noReason'
    case 'merge':
      return event.into === '' ? 'noLead' : null
    default:
      return null
  }
}

/** What the server draws of an open lead, for the first look and for who has no JavaScript. */
export interface InitialPanelState {
  /** As the address names it. */
  readonly leadId: string
  /** Null where there is no such lead. */
  readonly lead: DeskLead | null
  /** The action whose details are asked for, with what was typed and what is wrong with it. */
  readonly chosen: FollowUpAction | null
  readonly detail: string
  readonly problem: DetailProblem | null
  /** What became of a form that was sent without JavaScript. */
  readonly outcome: { readonly isProblem: boolean; readonly text: string } | null
  /** The key that a note is stored by once, and a note that was not taken. */
  readonly note: { readonly key: string; readonly text: string }
}
