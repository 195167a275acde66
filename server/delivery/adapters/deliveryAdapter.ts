import 'server-only'
import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { AppointmentState } from '@/model/appointments/appointment'
import type { CrmStage } from '@/model/desk/followUp'
import type { CrmRecord } from '@/model/lead/crmRecord'
import type { Lead } from '@/model/lead/lead'
import type { DeliveryFailure } from '@/model/lead/leadDelivery'

/** A lead's appointment. `version` increases with each step: the higher one is newer. */
export interface DeliveredAppointment {
  readonly state: AppointmentState
  readonly version: number
  /** Number of moves. */
  readonly revision: number
  readonly doctorId: number
  /** The place's slug. */
  readonly hospital: string
  /** ISO 8601, UTC. */
  readonly startsAt: string
  readonly endsAt: string
  /** Null in a session of times. */
  readonly token: number | null
  /** Code of the cancellation reason. */
  readonly reason: string | null
  readonly isComing: boolean
  readonly lateMinutes: number | null
}

/** A stored lead as an adapter sends it. `leadId` never changes: receivers detect repetitions by it. */
export type LeadForDelivery = {
  leadId: string
  createdAt: Date
  lead: Lead
  /** The secondary CRM record (specification, section 3), with createleadzoho's fields. */
  crm: CrmRecord
  duplicateOf: string | null
  suspectedSpam: boolean
  /** Whether the sender agreed to be contacted by a notice of this site; else ask first. */
  consent: boolean
  whatsappConsent: boolean
  firstTouch: unknown
  survey: unknown
  /** When the sender withdrew it. */
  withdrawnAt: Date | null
  /** Null without an appointment. */
  appointment: DeliveredAppointment | null
  /** Fields that the receiver has refused for this lead. */
  leftOut: readonly string[]
  /** Number of changes (number, notes, withdrawal, appointment steps); more than before: no repetition. */
  updates: number
}

/** Identifies a repeated delivery: the lead's id, with the number of changes. */
export const deliveryKey = ({ leadId, updates }: Pick<LeadForDelivery, 'leadId' | 'updates'>): string =>
  updates > 0 ? `${leadId}-${updates}` : leadId

/** The outcome for one lead; `externalId` is the receiver's own id, `stage` the lead's stage there, if reported. */
export type DeliveryResult = Either<
  DeliveryFailure,
  { readonly externalId?: string; readonly stage?: CrmStage }
>

/**
 * Sends leads to another system. `deliver` never rejects; it returns one result for each lead, in order. A crash
 * may repeat a delivery, so each adapter sends an id.
 */
export type DeliveryAdapter = {
  name: string
  /** Maximum leads for one call. */
  batchSize: number
  deliver: (leads: readonly LeadForDelivery[], stop?: AbortSignal) => Promise<DeliveryResult[]>
}

/** An environment variable: codec, and default when unset or empty. */
export type AdapterVariable = { readonly codec: t.Mixed; readonly or?: unknown; readonly isNeeded?: true }

type AdapterVariables = Readonly<Record<string, AdapterVariable>>

export type SettingsOf<Variables extends AdapterVariables> = {
  readonly [Name in keyof Variables]:
    | t.TypeOf<Variables[Name]['codec']>
    | (Variables[Name] extends { isNeeded: true } | { or: unknown } ? never : undefined)
}

/** An adapter's row: value of CRM_ADAPTER, variables, and factory. */
export type AdapterRow<Name extends string = string> = {
  readonly name: Name
  readonly variables: AdapterVariables
  /** @param settings values of `variables`, validated by server/config/config.ts */
  readonly make: (settings: Readonly<Record<string, unknown>>, timeoutMs: number) => DeliveryAdapter
}

export function defineAdapter<const Name extends string, const Variables extends AdapterVariables>(row: {
  readonly name: Name
  readonly variables: Variables
  readonly make: (settings: SettingsOf<Variables>, timeoutMs: number) => DeliveryAdapter
}): AdapterRow<Name> {
  return row as unknown as AdapterRow<Name>
}
