import type { Failure } from '@/model/failure'
import type { FieldKey, ValidationCode } from '@/model/lead/formFields'
import type { ALTERNATE_VALIDATION_CODES } from '@/model/lead/validation'

/** The languages the site speaks. */
export type Language = 'en' | 'hi'

/** Fields of the forms that use the alternate wording of section 5. */
export type AlternateField = (typeof ALTERNATE_VALIDATION_CODES)[number]

/** One choice a person can make: the stored value (the same in every language) and the words shown. */
export type Choice = { readonly value: string; readonly label: string }

/**
 * Every word a person reads that is not part of the catalogue, in one language. `{name}` in a text is a gap that
 * `interpolate` fills, so that texts stay plain strings and can be handed from server to browser.
 */
export type Messages = {
  readonly language: Language
  /** Field errors of the lead form (specification, section 5). */
  readonly validation: Readonly<Record<ValidationCode, string>>
  /** Field errors of the other forms (specification, section 5, alternate messages). */
  readonly alternateValidation: Readonly<Record<AlternateField, string>>
  /** Labels, which are the fields' accessible names. */
  readonly labels: Readonly<Record<FieldKey, string>>
  readonly placeholders: Readonly<Record<FieldKey, string>>
  readonly options: {
    readonly yes: string
    readonly no: string
    readonly other: string
    readonly govtInsurance: string
    readonly privateInsurance: string
    /** First, empty entry of a native select. */
    readonly callbackTimes: readonly Choice[]
  }
  readonly form: {
    readonly title: string
    readonly description: string
    readonly submit: string
    /** Beside the countries of the plain form. */
    readonly otherCountry: string
    readonly submitting: string
    readonly optional: string
    readonly errorSummaryTitle: string
    /** Terms note; the gap {terms} takes the link whose text is `termsLink`. */
    readonly terms: string
    readonly termsLink: string
    readonly whatsappConsent: string
    /** The privacy notice; gaps {privacy} (link with text `privacyLink`) and {version}. */
    readonly privacyNotice: string
    readonly privacyLink: string
    readonly close: string
    /** Name of the hidden field that only a machine fills in. */
    readonly honeypot: string
    /** Shown while a swap from the plain to the live form is not possible. */
    readonly loadFailed: string
  }
  readonly failure: Readonly<Record<Failure['kind'], string>> & {
    /** Follows the failure's words, before the two links. */
    readonly valuesKept: string
    readonly callLink: string
    readonly whatsappLink: string
  }
  readonly thankYou: {
    readonly title: string
    readonly body: string
    readonly nextTitle: string
    readonly nextSteps: readonly string[]
    readonly callUs: string
    readonly marketingBody: string
    /** Gap {mobile}: the number, partly hidden. */
    readonly willCall: string
    readonly planTitle: string
    readonly planBody: string
    readonly home: string
  }
  readonly survey: {
    readonly title: string
    readonly description: string
    readonly submit: string
    readonly submitting: string
    readonly done: string
    readonly failed: string
  }
  readonly pdfVariant: {
    readonly title: string
    /** Below the form's heading: what is sent, by whom. */
    readonly description: string
    readonly submit: string
    readonly success: string
  }
  readonly notFound: {
    readonly title: string
    readonly body: string
    readonly treatments: string
    readonly home: string
  }
  readonly problem: { readonly title: string; readonly body: string }
  readonly header: {
    readonly skipToContent: string
    readonly homeLink: string
    readonly menu: string
    readonly ribbonText: string
    readonly ribbonLink: string
    readonly ribbonApp: string
    readonly searchPlaceholder: string
    readonly whatsappExpert: string
    readonly call: string
    readonly checkInsurance: string
    readonly login: string
    readonly treatments: string
    readonly contact: string
    readonly languageSwitch: string
  }
  readonly footer: {
    readonly about: string
    readonly company: string
    readonly policies: string
    readonly patients: string
    readonly contactUs: string
    readonly privacy: string
    readonly terms: string
    readonly refund: string
    readonly editorial: string
    readonly demonstration: string
    /** Gaps {year} and {name}. */
    readonly copyright: string
    readonly emergency: string
  }
  readonly home: {
    readonly title: string
    readonly lead: string
    readonly allTreatments: string
    readonly howTitle: string
    readonly howSteps: readonly Choice[]
    readonly citiesTitle: string
    readonly partnerBanner: string
    readonly partnerLink: string
  }
  readonly contact: {
    readonly title: string
    readonly lead: string
    readonly callTitle: string
    readonly whatsappTitle: string
    readonly emailTitle: string
    readonly formTitle: string
    readonly demonstrationNote: string
  }
  readonly treatment: {
    readonly factsTitle: string
    readonly facts: {
      readonly type: string
      readonly anaesthesia: string
      readonly duration: string
      readonly hospitalStay: string
      readonly recovery: string
    }
    readonly whatItIs: string
    readonly whoNeedsIt: string
    readonly howItIsDone: string
    readonly ifDelayed: string
    readonly risks: string
    readonly recovery: string
    readonly alternatives: string
    readonly cost: string
    readonly costDrivers: string
    readonly costIllustrative: string
    readonly costCity: string
    readonly costMinimum: string
    readonly costAverage: string
    readonly costMaximum: string
    readonly insurance: string
    readonly faqs: string
    readonly conditions: string
    readonly sources: string
    readonly writer: string
    readonly reviewer: string
    /** The reviewer's name in a text that waits for its first review. */
    readonly futureReviewer: string
    readonly lastReview: string
    /** {day}: when the text that waits was written. */
    readonly notYet: string
    readonly nextReview: string
    readonly unreviewed: string
    readonly noSources: string
    readonly furtherReading: string
    readonly otherTreatments: string
  }
  readonly buttons: {
    readonly bookNow: string
    readonly getCostNow: string
    readonly calculateEmi: string
    readonly checkCoverage: string
    readonly chatWithExpert: string
    readonly calculateCost: string
    readonly whatsappExpert: string
    readonly openInApp: string
    readonly downloadApp: string
    readonly callNow: string
  }
  /** The gynaecology selling points (specification, section 1). */
  readonly sellingPoints: readonly string[]
}

/**
 * Fills the gaps of a text: `interpolate('Hello {name}', { name: 'Asha' })` is 'Hello Asha'. A gap without a value is
 * left as it stands.
 */
export const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (gap, key: string) => String(values[key] ?? gap))
