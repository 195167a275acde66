import * as t from 'io-ts'

/** Text that is there: not empty and without blanks at its ends. */
const Words = new t.Type<string>(
  'Words',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && input !== '' && input.trim() === input
      ? t.success(input)
      : t.failure(input, context, 'expected text without blanks at its ends'),
  t.identity,
)

/** An id, a count or an amount in whole rupees: never negative. */
const WholeNumber = new t.Type<number>(
  'WholeNumber',
  t.number.is,
  (input, context) =>
    typeof input === 'number' && Number.isSafeInteger(input) && input >= 0
      ? t.success(input)
      : t.failure(input, context, 'expected a whole number'),
  t.identity,
)

/** A day of the calendar, `YYYY-MM-DD`. */
const Day = new t.Type<string>(
  'Day',
  t.string.is,
  (input, context) =>
    typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) && !Number.isNaN(Date.parse(input))
      ? t.success(input)
      : t.failure(input, context, 'expected a day such as 2026-11-21'),
  t.identity,
)

/** A city: the header's list item (specification, section 3) with its place on the map and the name in its address. */
export const City = t.readonly(
  t.type({
    cityid: WholeNumber,
    cityname: Words,
    aliasname: t.string,
    citytype: t.union([t.literal('popular'), t.literal('other')]),
    webIconPrimary: t.string,
    webIconSecondary: t.string,
    slug: Words,
    aliasSlugs: t.readonlyArray(Words),
    hindi: Words,
    state: Words,
    /** Degrees north. */
    latitude: t.number,
    /** Degrees east. */
    longitude: t.number,
    /** Whether appointments can be arranged there. */
    served: t.boolean,
  }),
)
export type City = t.TypeOf<typeof City>

export const State = t.readonly(t.type({ StateName: Words, StateId: WholeNumber }))
export type State = t.TypeOf<typeof State>

export const Department = t.readonly(
  t.type({
    DepartmentId: WholeNumber,
    DepartmentName: Words,
    slug: Words,
    hindi: Words,
    /** The doctor's title, whose slug stands in addresses of doctor lists. */
    specialist: Words,
    specialitySlug: Words,
    summary: Words,
  }),
)
export type Department = t.TypeOf<typeof Department>

export const Condition = t.readonly(
  t.type({
    DiseaseId: WholeNumber,
    DiseaseName: Words,
    slug: Words,
    hindi: Words,
    departmentid: WholeNumber,
    summary: Words,
  }),
)
export type Condition = t.TypeOf<typeof Condition>

export const Hospital = t.readonly(
  t.type({
    HospitalId: WholeNumber,
    HospitalName: Words,
    slug: Words,
    cityid: WholeNumber,
    departmentIds: t.readonlyArray(WholeNumber),
    beds: WholeNumber,
    /** The shipped hospitals are inventions, and pages say so. */
    isFictional: t.boolean,
  }),
)
export type Hospital = t.TypeOf<typeof Hospital>

/** A range of prices in one city, in whole rupees. */
export const CityCost = t.readonly(
  t.type({ cityid: WholeNumber, minimum: WholeNumber, average: WholeNumber, maximum: WholeNumber }),
)
export type CityCost = t.TypeOf<typeof CityCost>

const Source = t.readonly(
  t.intersection([t.type({ publisher: Words, title: Words }), t.partial({ url: Words })]),
)

/** A treatment with everything its page tells: the option's fields (specification, section 3) and the article. */
export const Treatment = t.readonly(
  t.type({
    ProcedureId: WholeNumber,
    ProcedureName: Words,
    RouteId: Words,
    slug: Words,
    departmentid: WholeNumber,
    hindi: Words,
    summary: Words,
    facts: t.readonly(
      t.type({ type: Words, anaesthesia: Words, duration: Words, hospitalStay: Words, recovery: Words }),
    ),
    whatItIs: t.readonlyArray(Words),
    whoNeedsIt: t.readonlyArray(Words),
    howItIsDone: t.readonlyArray(Words),
    ifDelayed: Words,
    risks: t.readonlyArray(Words),
    recoveryTimeline: t.readonlyArray(t.readonly(t.type({ when: Words, what: Words }))),
    alternatives: t.readonlyArray(t.readonly(t.type({ name: Words, text: Words }))),
    cost: t.readonly(
      t.type({
        isIllustrative: t.boolean,
        currency: t.literal('INR'),
        byCity: t.readonlyArray(CityCost),
        drivers: t.readonlyArray(Words),
      }),
    ),
    insurance: Words,
    faqs: t.readonlyArray(t.readonly(t.type({ question: Words, answer: Words }))),
    conditionSlugs: t.readonlyArray(Words),
    sources: t.readonlyArray(Source),
    /** False as long as no doctor has reviewed the text; the page then says so. */
    isReviewed: t.boolean,
    writer: Words,
    reviewer: Words,
    lastReview: Day,
    nextReview: Day,
  }),
)
export type Treatment = t.TypeOf<typeof Treatment>
