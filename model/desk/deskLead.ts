import * as t from 'io-ts'
import { oneOf } from '@/model/oneOf'
import { orNull } from '@/model/orNull'
import { APPOINTMENT_STAGES, FollowUpActionName, FollowUpRow, FollowUpState } from './followUp'

/* What the desk's calls answer (docs/decisions/0055). Times are ISO 8601 in UTC. */

const list = <Codec extends t.Mixed>(codec: Codec) => t.readonlyArray(codec)

/** The desk's lists: to be called, one's own, what is due now, all. */
export const DESK_VIEWS = ['queue', 'mine', 'due', 'all'] as const
export type DeskView = (typeof DESK_VIEWS)[number]

/** How old a lead is at most, as the list's filter names it, in hours. */
export const DESK_AGES = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 } as const
export type DeskAge = keyof typeof DESK_AGES

/** Leads of a list that are exported at once. */
export const MOST_EXPORTED = 5000

/** Who decides of leads: the desk, or a CRM that the desk follows. */
export const DeskOwner = oneOf(['desk', 'crm'], 'DeskOwner')
export type DeskOwner = t.TypeOf<typeof DeskOwner>

/** A lead in the list. */
export const DeskRow = t.readonly(
  t.intersection([
    FollowUpRow,
    t.type({
      /** What the visitor tells on the telephone. */
      reference: t.string,
      name: t.string,
      /** Masked number, for every role. */
      mobile: t.string,
      treatment: t.string,
      city: t.string,
      /** Where its sender came from, in a few words. */
      source: t.string,
      /** 1 is called first. */
      tier: t.number,
      arrivedAt: t.string,
      /** When it is late without a call. */
      callBy: orNull(t.string),
      /** The first lead of the same number and treatment within 24 hours. */
      isRepeated: t.boolean,
      isSuspectedSpam: t.boolean,
      /** Its sender has taken it back. */
      isWithdrawn: t.boolean,
    }),
  ]),
  'DeskRow',
)
export type DeskRow = t.TypeOf<typeof DeskRow>

export const DeskCounts = t.readonly(
  t.type({ queue: t.number, mine: t.number, due: t.number, all: t.number }),
  'DeskCounts',
)
export type DeskCounts = t.TypeOf<typeof DeskCounts>

/** Above it counts are not counted further: `COUNTED_TO + 1` says more than that. */
export const COUNTED_TO = 999
/** A count as it is shown. */
export const countInWords = (count: number): string => (count > COUNTED_TO ? `${COUNTED_TO}+` : String(count))

/** GET /desk/api/leads */
export const DeskList = t.readonly(
  t.type({
    rows: list(DeskRow),
    /** The cursor of the next page. */
    next: orNull(t.string),
    counts: DeskCounts,
    /** Feed position to resume from. */
    position: t.string,
    owns: DeskOwner,
    /** The clinic's, as the IANA database names it. */
    timeZone: t.string,
  }),
  'DeskList',
)
export type DeskList = t.TypeOf<typeof DeskList>

/** What was asked: a label's key of content/copy and the answer, or the survey's. */
export const AnsweredField = t.readonly(t.type({ field: t.string, value: t.string }), 'AnsweredField')
export type AnsweredField = t.TypeOf<typeof AnsweredField>

/** Something that happened to a lead. */
export const TimelineEntry = t.readonly(
  t.intersection([
    t.type({
      seq: t.string,
      at: t.string,
      /** '' for the desk itself. */
      by: t.string,
      type: t.string,
      from: FollowUpState,
      to: FollowUpState,
    }),
    t.partial({
      /** A reason's id. */
      reason: t.string,
      /** The time that was agreed. */
      dueAt: t.string,
      into: t.string,
      /** What the lead's appointment says. */
      news: oneOf(APPOINTMENT_STAGES, 'AppointmentStage'),
    }),
  ]),
  'TimelineEntry',
)
export type TimelineEntry = t.TypeOf<typeof TimelineEntry>

/** A note of the staff, or of the sender (`by` is '' then). */
export const DeskNote = t.readonly(
  t.type({ id: t.string, at: t.string, by: t.string, text: t.string }),
  'DeskNote',
)
export type DeskNote = t.TypeOf<typeof DeskNote>

/** Another lead that is shown beside one: an earlier one of the number, or a suggested duplicate. */
export const OtherLead = t.readonly(
  t.type({
    leadId: t.string,
    reference: t.string,
    name: t.string,
    treatment: t.string,
    city: t.string,
    arrivedAt: t.string,
    state: FollowUpState,
  }),
  'OtherLead',
)
export type OtherLead = t.TypeOf<typeof OtherLead>

/** GET /desk/api/lead */
export const DeskLead = t.readonly(
  t.type({
    row: DeskRow,
    /** What this person reads the lead again with: it was opened, and is not opened once more. */
    opened: t.string,
    /** The whole number with its dial code; masked for a viewer. */
    number: t.string,
    /** '' for a viewer. */
    email: t.string,
    answers: list(AnsweredField),
    /** Where it came from: parameters of the visit's latest address, in a few words each. */
    source: list(AnsweredField),
    earlier: list(OtherLead),
    duplicates: list(OtherLead),
    timeline: list(TimelineEntry),
    notes: list(DeskNote),
    /** What this person can do with it now. */
    actions: list(FollowUpActionName),
    /** Null for who may not call. */
    call: orNull(
      t.readonly(
        t.type({
          /** `tel:` with the number. */
          tel: t.string,
          /** Whether the person has agreed to WhatsApp messages and not taken it back. */
          hasWhatsappConsent: t.boolean,
          /** Links with the clinic's texts filled in, and the texts' languages. */
          whatsapp: list(
            t.readonly(
              t.type({
                id: t.string,
                label: t.string,
                href: t.string,
                language: oneOf(['en', 'hi'], 'Language'),
              }),
            ),
          ),
        }),
      ),
    ),
    owns: DeskOwner,
    /** What the CRM has of it; null where none is configured. */
    crm: orNull(
      t.readonly(t.type({ state: t.string, externalId: orNull(t.string), deliveredAt: orNull(t.string) })),
    ),
  }),
  'DeskLead',
)
export type DeskLead = t.TypeOf<typeof DeskLead>

/** Answer of POST /desk/api/lead with status 409: another person changed the lead first. */
export const DeskConflict = t.readonly(
  t.type({
    code: t.literal('conflict'),
    /** Who was faster; '' for the desk itself. */
    by: t.string,
    lead: DeskLead,
  }),
  'DeskConflict',
)
export type DeskConflict = t.TypeOf<typeof DeskConflict>

/** Why a change is refused, beside `conflict`. */
export type DeskRefusal = 'notPossible' | 'crmOwns' | 'unknownLead' | 'unknownReason'

/** Message of GET /desk/api/feed: `event: lead`; `event: reset` (no data) means reload the list. */
export const FeedMessage = t.readonly(
  t.type({
    /** Position to resume from. */
    position: t.string,
    leadId: t.string,
    row: DeskRow,
    /** Who did it; '' for the desk itself and for a lead that has just arrived. */
    by: t.string,
    /** What happened; 'arrived' for a new lead, 'noted' for a note. */
    type: t.string,
    /** How many leads the views of who listens have by now. */
    counts: DeskCounts,
  }),
  'FeedMessage',
)
export type FeedMessage = t.TypeOf<typeof FeedMessage>

/** The longest note of the staff, in characters. */
export const STAFF_NOTE_LENGTH = 2000

/** Key of a form: the same form sent twice is stored once. */
export const FormKey = new t.Type<string, string, unknown>(
  'FormKey',
  t.string.is,
  (value, context) =>
    typeof value === 'string' && /^[\da-f]{32}$/.test(value) ? t.success(value) : t.failure(value, context),
  String,
)
