import 'server-only'
import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { AppointmentState } from '@/model/appointments/appointment'
import type { CrmStage } from '@/model/desk/followUp'
import type { CrmRecord } from '@/model/lead/crmRecord'
import type { Lead } from '@/model/lead/lead'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'

/** The appointment that a lead is. `version` rises with each step: of two deliveries the higher one is newer. */
export interface DeliveredAppointment {
  readonly state: AppointmentState
  readonly version: number
  /** Counts its moves. */
  readonly revision: number
  readonly doctorId: number
  /** The place's slug. */
  readonly hospital: string
  /** ISO 8601, UTC. */
  readonly startsAt: string
  readonly endsAt: string
  /** Null in a session of times. */
  readonly token: number | null
  /** Why it was cancelled, a word of a list. */
  readonly reason: string | null
  readonly isComing: boolean
  readonly lateMinutes: number | null
}

/** A stored lead as an adapter sends it. `leadId` never changes: receivers tell a repeated delivery by it. */
export type LeadForDelivery = {
  leadId: string
  createdAt: Date
  lead: Lead
  /** The secondary CRM record of the specification's section 3, with the extras of createleadzoho merged in. */
  crm: CrmRecord
  duplicateOf: string | null
  suspectedSpam: boolean
  /** Whether it was agreed by a notice of this site that the enquiry is answered; else that is to be asked first. */
  consent: boolean
  whatsappConsent: boolean
  firstTouch: unknown
  survey: unknown
  /** When its sender has taken it back. */
  withdrawnAt: Date | null
  /** Null where the lead is no appointment. */
  appointment: DeliveredAppointment | null
  /** Fields of the receiver that it has refused for this lead. */
  leftOut: readonly string[]
  /** How often it was changed (number, notes, withdrawal, steps of its appointment): one that comes with more than before is no repetition. */
  updates: number
}

/** By what a receiver recognises a repeated delivery: the lead's id, until it is changed. */
export const deliveryKey = ({ leadId, updates }: Pick<LeadForDelivery, 'leadId' | 'updates'>): string =>
  updates > 0 ? `${leadId}-${updates}` : leadId

/** What became of one lead; `externalId` is the receiver's own id, and `stage` where the lead is there, when it says so. */
export type DeliveryResult = Either<
  DeliveryFailure,
  { readonly externalId?: string; readonly stage?: CrmStage }
>

/**
 * One way to hand leads to another system. `deliver` never rejects: it answers one result for each lead, in order.
 * A delivery may be repeated after a crash, so every adapter sends something by which the receiver recognises a lead.
 */
export type DeliveryAdapter = {
  name: string
  /** The most leads that one call takes. */
  batchSize: number
  deliver: (leads: readonly LeadForDelivery[], stop?: AbortSignal) => Promise<DeliveryResult[]>
}

/** An environment variable: its codec, and its default when unset or empty. */
export type AdapterVariable = { readonly codec: t.Mixed; readonly or?: unknown; readonly isNeeded?: true }

type AdapterVariables = Readonly<Record<string, AdapterVariable>>

export type SettingsOf<Variables extends AdapterVariables> = {
  readonly [Name in keyof Variables]:
    | t.TypeOf<Variables[Name]['codec']>
    | (Variables[Name] extends { isNeeded: true } | { or: unknown } ? never : undefined)
}

/** The row of an adapter: its value of CRM_ADAPTER, its variables, and how it is made of their values. */
export type AdapterRow<Name extends string = string> = {
  readonly name: Name
  readonly variables: AdapterVariables
  /** @param settings the values of `variables`, read and checked by server/config/config.ts */
  readonly make: (settings: Readonly<Record<string, unknown>>, timeoutMs: number) => DeliveryAdapter
}

export function defineAdapter<const Name extends string, const Variables extends AdapterVariables>(row: {
  readonly name: Name
  readonly variables: Variables
  readonly make: (settings: SettingsOf<Variables>, timeoutMs: number) => DeliveryAdapter
}): AdapterRow<Name> {
  // config.ts decodes each variable by its own codec, and refuses to start without those that are needed.
  return row as unknown as AdapterRow<Name>
}
