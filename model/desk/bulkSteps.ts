import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { LeadId } from './followUp'

/* One step for several leads at once, and its undo (docs/decisions/0113). */

/** Leads of one request. */
export const MOST_IN_BULK = 100

/** How long a bulk step can be undone, in milliseconds. */
export const UNDO_MS = 15 * 60 * 1000

/** A lead, and the version that the decision was based on. */
export const LeadVersion = t.readonly(t.type({ id: LeadId, version: t.number }), 'LeadVersion')
export type LeadVersion = t.TypeOf<typeof LeadVersion>

/** Gives leads to a member of staff, or closes them with one of the clinic's reasons. */
export const BulkStep = t.readonly(
  t.union([
    t.strict({ type: t.literal('give'), to: LeadId }),
    t.strict({ type: t.literal('close'), reason: t.string }),
  ]),
  'BulkStep',
)
export type BulkStep = t.TypeOf<typeof BulkStep>

export const LeadVersions = t.refinement(
  t.readonlyArray(LeadVersion),
  (leads) => leads.length > 0 && leads.length <= MOST_IN_BULK,
  'LeadVersions',
)

/** What is asked of the server: a step for these leads, or to undo the last one. */
export const BulkRequest = t.readonly(
  t.type({ leads: LeadVersions, step: t.union([BulkStep, t.strict({ type: t.literal('undo') })]) }),
  'BulkRequest',
)
export type BulkRequest = t.TypeOf<typeof BulkRequest>

/** Why a lead was left as it is. */
export const BULK_REFUSALS = [
  /** Somebody changed it first. */
  'conflict',
  /** The person's role does not allow it. */
  'right',
  'notPossible',
  /** It has an appointment, which patients are told about: that is cancelled one by one. */
  'appointment',
  /** Its branch is not one of the receiver's. */
  'branch',
  'unknownLead',
  /** It can no longer be undone. */
  'tooLate',
] as const
export type BulkRefusal = (typeof BULK_REFUSALS)[number]

/** Answer to a BulkRequest. */
export const BulkAnswer = t.readonly(
  t.type({
    type: oneOf(['give', 'close', 'undo'], 'BulkStepType'),
    /** The receiver's name; '' where nobody receives leads. */
    to: t.string,
    /** Changed leads with their new version. */
    done: t.readonlyArray(LeadVersion),
    refused: t.readonlyArray(
      t.readonly(
        t.type({
          id: t.string,
          /** The patient's name; '' for an unknown lead. */
          name: t.string,
          why: oneOf(BULK_REFUSALS, 'BulkRefusal'),
          /** Who made the last step of a conflict; '' for the desk itself. */
          by: t.string,
        }),
      ),
    ),
  }),
  'BulkAnswer',
)
export type BulkAnswer = t.TypeOf<typeof BulkAnswer>
