type PageHead = { readonly title: string; readonly description: string }

/** What a passage of a page is about, as its card is headed. */
export const PASSAGE_SECTIONS = [
  'overview',
  'emergencySigns',
  'symptoms',
  'causes',
  'riskFactors',
  'whenToSeeDoctor',
  'diagnosis',
  'selfCare',
  'whatItIs',
  'whoNeedsIt',
  'whyItIsDone',
  'preparation',
  'howItIsDone',
  'results',
  'ifDelayed',
  'risks',
  'recovery',
  'alternatives',
  'cost',
  'insurance',
] as const
export type PassageSection = (typeof PASSAGE_SECTIONS)[number]

/** Words of the two chat pages: the guided enquiry and the questions answered from the catalogue. Gaps as in `interpolate`. */
export type ChatCopy = {
  readonly guided: {
    readonly head: PageHead
    readonly title: string
    readonly lead: string
    /** Each is the label of its control. */
    readonly questions: {
      readonly treatment: string
      readonly city: string
      readonly when: string
      readonly name: string
      readonly mobile: string
    }
    /** Accessible name of the list of questions and answers. */
    readonly conversation: string
    /** Gaps {number} and {total}. */
    readonly progress: string
    readonly next: string
    readonly back: string
    /** Said before an answer to those who do not see whose words they are. */
    readonly answered: string
    readonly change: string
    readonly reviewTitle: string
    readonly reviewLead: string
    readonly submit: string
    readonly sentTitle: string
    readonly sentLink: string
    readonly askLink: string
  }
  readonly ask: {
    readonly head: PageHead
    readonly title: string
    readonly lead: string
    readonly label: string
    /** Gap {limit}. */
    readonly hint: string
    /** Said where an outside service writes the short answer. */
    readonly outside: string
    readonly submit: string
    readonly examplesTitle: string
    readonly examples: readonly string[]
    readonly answersTitle: string
    /** Gap {question}. */
    readonly asked: string
    /** Gap {limit}. */
    readonly cut: string
    readonly disclaimer: string
    readonly shortTitle: string
    readonly shortNote: string
    /** Gap {title}. */
    readonly source: string
    /** Said of a source in English below a question in Hindi. */
    readonly inEnglish: string
    readonly sections: Readonly<Record<PassageSection, string>>
    /** Gaps {name}, {minimum}, {average} and {maximum}. */
    readonly costSentence: string
    /** Gaps {name}, {city}, {minimum}, {average} and {maximum}. */
    readonly costInCity: string
    readonly pagesTitle: string
    readonly none: string
    readonly tooMany: string
    readonly emergency: {
      readonly title: string
      readonly body: string
      readonly call: string
      readonly ambulance: string
    }
    readonly crisis: {
      readonly title: string
      readonly body: string
      readonly call: string
      readonly helpline: string
    }
    readonly formTitle: string
    readonly formLead: string
    readonly guidedLink: string
  }
}
