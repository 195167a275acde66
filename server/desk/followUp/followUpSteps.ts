import 'server-only'
import { personalText } from '@/model/plainText'
import type { FollowUpMachineEvent } from '@/machines/leadFollowUp/leadFollowUp.context'
import { type DeskRefusal, STAFF_NOTE_LENGTH } from '@/model/desk/deskLead'
import type { StoredSettings } from '@/model/desk/deskSettings'
import type { FollowUpEvent } from '@/model/desk/followUp'
import { REASONS_OF } from '@/model/desk/leadRequest'
import { afterOpenMinutes } from '@/model/desk/openTime'
import { isAtLeast, type StaffMember } from '@/model/desk/staff'
import { changeWithAppointment, concernsAppointment } from '@/server/appointments/leadSteps'
import { seesLead } from '@/server/desk/branches'
import { deskAudit } from '@/server/desk/staff/deskAudit'
import { runtime } from '@/server/runtime'
import { changeFollowUp } from './changeFollowUp'
import { addNote } from './leadNotes'
import type { DeskState } from './leadView'
import { currentSettings } from './settingsStore'

/* Staff actions on a lead, by call or plain form. */

const sql = () => runtime().database.executeSql

/** The current settings and DESK_OWNS. @throws the database's error */
export async function deskState(): Promise<DeskState> {
  return { settings: await currentSettings(sql()), owns: runtime().config.deskOwns }
}

/** Agreed times are in the future, and at most this far ahead. */
const MOST_AHEAD_MS = 400 * 24 * 60 * 60 * 1000

/** Maps a staff action to the machine's event; a refusal for invalid times or reasons. */
function machineEvent(
  event: FollowUpEvent,
  staff: StaffMember,
  { settings, openingHours, timeZone }: StoredSettings,
  at: number,
): FollowUpMachineEvent | 'notPossible' | 'unknownReason' {
  const by = { id: staff.id, isManager: isAtLeast(staff, 'manager') }
  const isAhead = (due: number) => due > at && due < at + MOST_AHEAD_MS
  switch (event.type) {
    case 'noAnswer': {
      const due = afterOpenMinutes(at + settings.retryMinutes * 60_000, 0, openingHours, timeZone)
      return { type: 'noAnswer', at, by, due }
    }
    case 'schedule': {
      const due = Date.parse(event.at)
      return isAhead(due) ? { type: 'schedule', at, by, due } : 'notPossible'
    }
    case 'book': {
      const due = event.at === undefined ? null : Date.parse(event.at)
      return due === null || isAhead(due) ? { type: 'book', at, by, due } : 'notPossible'
    }
    case 'lose':
    case 'reopen':
    case 'unmerge':
      return settings[REASONS_OF[event.type]].some(({ id }) => id === event.reason)
        ? { type: event.type, at, by, reason: event.reason }
        : 'unknownReason'
    case 'merge':
      return { type: 'merge', at, by, into: event.into }
    case 'claim':
    case 'take':
    case 'release':
    case 'call':
    case 'visit':
    case 'missed':
      return { type: event.type, at, by }
  }
}

/** A step of a lead, and the version it is based on. */
interface LeadStep {
  readonly id: string
  readonly version: number
  readonly event: FollowUpEvent
}

/**
 * Makes a step of a lead's follow-up, written down with it.
 * @returns 'conflict' when another step was made since the version
 * @throws the database's error
 */
export async function takeStep(
  { id, version, event }: LeadStep,
  staff: StaffMember,
  { settings, owns }: DeskState,
): Promise<'changed' | 'conflict' | DeskRefusal> {
  if (owns === 'crm') return 'crmOwns'
  if (!(await seesLead(sql(), staff, id))) return 'unknownLead'
  const eventOrRefusal = machineEvent(event, staff, settings, Date.now())
  if (typeof eventOrRefusal === 'string') return eventOrRefusal
  const { database } = runtime()
  const change = { leadId: id, version, event: eventOrRefusal }
  if (concernsAppointment(event.type)) {
    const outcome = await changeWithAppointment(database, change, settings, staff)
    if (outcome === 'changed') runtime().delivery()?.wake()
    if (outcome !== 'noAppointment') return outcome
  }
  return changeFollowUp(database, change, settings, staff)
}

/** A note as it is kept: without control characters but line ends, and what disguises a text. */
const cleanText = (text: string): string =>
  personalText(text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' '))

interface NewNote {
  readonly id: string
  readonly text: string
  /** Of the sender's making: the same text with the same key is stored once. */
  readonly key: string
}

/**
 * Stores a note, written down before.
 * @throws the database's error
 */
export async function keepNote(
  { id, text, key }: NewNote,
  staff: StaffMember,
): Promise<'noted' | 'empty' | 'tooLong' | 'unknownLead'> {
  const kept = cleanText(text)
  if (kept === '') return 'empty'
  if (kept.length > STAFF_NOTE_LENGTH) return 'tooLong'
  await deskAudit(staff, { action: 'lead.noted', subject: id })
  if (!(await seesLead(sql(), staff, id))) return 'unknownLead'
  const isThere = await addNote(sql(), { leadId: id, staffId: staff.id, text: kept, key })
  return isThere ? 'noted' : 'unknownLead'
}
