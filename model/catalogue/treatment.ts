import * as t from 'io-ts'
import { medicalReview } from './medicalReview'
import { QuestionAndAnswer, Slug, Slugs, SomeTexts, Texts, WholeNumber, Words } from './primitives'

/** A treatment with everything its page tells: the option's fields (specification, section 3) and the article. */
export const Treatment = t.readonly(
  t.type({
    ProcedureId: WholeNumber,
    ProcedureName: Words,
    /** The name in addresses; the option's RouteId (specification, section 3) is the same. */
    slug: Slug,
    departmentid: WholeNumber,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    summary: Words,
    facts: t.readonly(
      t.type({ type: Words, anaesthesia: Words, duration: Words, hospitalStay: Words, recovery: Words }),
    ),
    whatItIs: SomeTexts,
    whoNeedsIt: SomeTexts,
    howItIsDone: SomeTexts,
    ifDelayed: Words,
    risks: SomeTexts,
    recoveryTimeline: t.readonlyArray(t.readonly(t.type({ when: Words, what: Words }))),
    alternatives: t.readonlyArray(t.readonly(t.type({ name: Words, text: Words }))),
    cost: t.readonly(
      t.type({
        isIllustrative: t.boolean,
        currency: t.literal('INR'),
        drivers: SomeTexts,
        /** What the bill consists of; the shares are per cent and make 100 together. */
        breakdown: t.readonlyArray(t.readonly(t.type({ label: Words, share: WholeNumber }))),
      }),
    ),
    insurance: Words,
    faqs: t.readonlyArray(QuestionAndAnswer),
    conditionSlugs: Slugs,
    ...medicalReview,
  }),
  'Treatment',
)
export type Treatment = t.TypeOf<typeof Treatment>
