import 'server-only'
import { userInfo } from 'node:os'
import type { Place } from '@/server/privacy/sealing/signedChain'

/** A member of staff by name, a visitor by pseudonym, a client of the FHIR API, or the site itself. */
export type AuditActor = `staff ${string}` | `visitor ${string}` | 'fhir' | 'site'

/** Recorded actions: those that staff must account for, or that a visitor may ask about. */
export type AuditAction =
  | 'leads.listed'
  | 'leads.found'
  | 'lead.added'
  | 'lead.shown'
  | 'lead.changed'
  | 'lead.noted'
  | 'desk.settings.changed'
  | 'reports.listed'
  | 'report.shown'
  | 'leads.exported'
  | 'leads.replayed'
  | 'leads.marked'
  | 'journal.adopted'
  | 'journal.damagedRemoved'
  | 'person.erased'
  | 'requests.listed'
  | 'requests.settled'
  | 'audit.exported'
  | 'audit.shown'
  | 'keys.rotated'
  | 'secret.changed'
  | 'journal.read'
  | 'catalogue.imported'
  | 'catalogue.undone'
  | 'content.saved'
  | 'content.requested'
  | 'content.returned'
  | 'content.approved'
  | 'content.published'
  | 'content.dropped'
  | 'content.rolledBack'
  | 'retention.removed'
  | 'hold.placed'
  | 'hold.lifted'
  | 'holds.listed'
  | 'backup.created'
  | 'backup.restored'
  | 'login'
  | 'login.failed'
  | 'login.proven'
  | 'number.proven'
  | 'appointment.booked'
  | 'appointment.changed'
  | 'appointments.read'
  | 'session.cancelled'
  | 'session.changed'
  | 'spend.changed'
  | 'logout'
  | 'consent.given'
  | 'consent.withdrawn'
  | 'account.deleted'
  | 'data.downloaded'
  | 'staff.invited'
  | 'staff.joined'
  | 'staff.login'
  | 'staff.login.failed'
  | 'staff.recovered'
  | 'staff.proven'
  | 'staff.changed'
  | 'staff.disabled'
  | 'staff.enabled'
  | 'staff.session.ended'
  | 'staff.passkey.added'
  | 'staff.passkey.removed'
  | 'staff.password.changed'
  | 'staff.alerts.changed'
  | 'staff.onDuty'
  | 'staff.away'
  | 'staff.listed'

export interface AuditNote {
  readonly actor: AuditActor
  readonly action: AuditAction
  /** Number of affected rows, if known. */
  readonly count?: number
  /** Such as a lead's id or a file's name; never personal data. */
  readonly subject?: string
  readonly why?: string
  /** See AuditEntry. */
  readonly eventsEnd?: Place
}

/** The name given with `--as`, else this machine's user. */
export const commandUser = (name?: string): string => name?.trim() || userInfo().username

/** As commandUser, for the audit trail. */
export const staffActor = (name?: string): AuditActor => `staff ${commandUser(name)}`
