import * as t from 'io-ts'
import { DrawingField } from './drawing'
import { REVIEW_COLUMNS, medicalReview, reviewFaults } from './medicalReview'
import {
  Questions,
  Slug,
  Slugs,
  SomeTexts,
  Texts,
  WholeNumber,
  Words,
  Tier,
  rowWithOptional,
} from './primitives'
import { SEARCH_RESULT_TYPE } from '@/model/search/search'
import { costPath } from './cost'
import { type KindDescriptor, bySlug, namedBy, subjectFacts } from './kind'

/** Fields shown at the top of a treatment's page and in lists. */
const shown = {
  summary: Words,
  facts: t.readonly(
    t.type({ type: Words, anaesthesia: Words, duration: Words, hospitalStay: Words, recovery: Words }),
  ),
}

/** What the page tells further down. */
const details = {
  whatItIs: SomeTexts,
  whoNeedsIt: SomeTexts,
  howItIsDone: SomeTexts,
  ifDelayed: Words,
  risks: SomeTexts,
  recoveryTimeline: t.readonlyArray(t.readonly(t.type({ when: Words, what: Words }))),
  alternatives: t.readonlyArray(t.readonly(t.type({ name: Words, text: Words }))),
  insurance: Words,
  faqs: Questions,
}

/** What a bill depends on and consists of, in words. */
const costTexts = {
  drivers: SomeTexts,
  /** What the bill consists of; the shares are per cent and make 100 together. The Hindi one has the same figures. */
  breakdown: t.readonlyArray(t.readonly(t.type({ label: Words, share: WholeNumber }))),
}

/** A treatment with everything its page tells: the option's fields (specification, section 3) and the article. */
export const Treatment = rowWithOptional(
  'Treatment',
  {
    ProcedureId: WholeNumber,
    ProcedureName: Words,
    /** The name in addresses; the option's RouteId (specification, section 3) is the same. */
    slug: Slug,
    departmentid: WholeNumber,
    hindi: Words,
    /** Other names people search for, transliterated Hindi included. */
    aliases: Texts,
    ...shown,
    ...details,
    cost: t.readonly(t.type({ isIllustrative: t.boolean, currency: t.literal('INR'), ...costTexts })),
    conditionSlugs: Slugs,
    ...medicalReview,
  },
  {
    tier: Tier,
    /** Beside its name; without one its department's, where that is about one organ alone (content/catalogue/drawingOf.ts). */
    drawing: DrawingField,
    /** What forms call it, where the rules for names would mislead (model/lead/treatmentLabel.ts). */
    displayName: Words,
    /** Hindi texts; untranslated fields appear in English with a notice. */
    inHindi: rowWithOptional('TreatmentInHindi', shown, { ...details, cost: t.readonly(t.type(costTexts)) }),
  },
)
export type Treatment = t.TypeOf<typeof Treatment>

/** What a page calls a treatment. */
export const treatmentName = namedBy('ProcedureName')

export const treatments: KindDescriptor<Treatment> = {
  codec: Treatment,
  nameField: 'ProcedureName',
  columns: {
    first: [
      'ProcedureName',
      'displayName',
      'hindi',
      'departmentid',
      'aliases',
      'conditionSlugs',
      'tier',
      'summary',
    ],
    last: [...REVIEW_COLUMNS, 'slug', 'ProcedureId'],
  },
  keyOf: bySlug,
  idField: 'ProcedureId',
  pathsOf: (slug) => [`/treatment/${slug}`, `/hi/treatment/${slug}`, costPath(slug), `/marketing/${slug}`],
  faultsOf: (row) => {
    const { breakdown } = row.cost
    const sum = breakdown.reduce((total, { share }) => total + share, 0)
    const isWhole = breakdown.length === 0 || sum === 100
    const sharesOf = (parts: typeof breakdown) => parts.map(({ share }) => share).join()
    const hindi = row.inHindi?.cost?.breakdown ?? breakdown
    return [
      ...reviewFaults(row),
      ...(isWhole
        ? []
        : [{ field: 'cost.breakdown', message: `expected shares that make 100, found ${sum}` }]),
      ...(sharesOf(hindi) === sharesOf(breakdown)
        ? []
        : [{ field: 'inHindi.cost.breakdown', message: 'expected the shares of cost.breakdown' }]),
    ]
  },
  listedFields: ['ProcedureName', 'displayName', 'hindi', 'slug', 'departmentid', 'inHindi'],
  sitemap: { section: 'treatments', lastModified: ({ lastReview }) => lastReview },
  search: {
    type: SEARCH_RESULT_TYPE.treatment,
    factsOf: (row) => subjectFacts(row.ProcedureId, row.ProcedureName, row),
  },
}
