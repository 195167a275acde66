import type { Language } from '@/content/copy/messages/messages'
import type { ChatCopy } from './chat'

export type Question = { readonly question: string; readonly answer: string }
type PageHead = { readonly title: string; readonly description: string }

/** Words of the pages and their shell that stand in no form: titles, captions, questions. Gaps as in `interpolate`. */
export type PageCopy = {
  readonly language: Language
  /** What search engines and tabs show; gap {name} takes the treatment's name. */
  readonly heads: {
    readonly home: PageHead
    readonly treatment: PageHead
    readonly marketing: PageHead
    readonly contact: PageHead
    readonly partner: PageHead
    readonly thankYou: PageHead
    readonly notFound: PageHead
  }
  readonly shell: {
    readonly breadcrumbs: string
    readonly home: string
    readonly mainNavigation: string
    readonly howItWorks: string
  }
  readonly home: {
    readonly departmentsLead: string
    readonly faqs: readonly Question[]
    readonly costTitle: string
    readonly costChart: string
    readonly citiesLead: string
    readonly partnerLead: string
  }
  readonly treatment: {
    readonly onThisPage: string
    /** Gaps {name}, {minimum} and {maximum}. */
    readonly costSentence: string
    readonly noCost: string
    /** Gap {name}. */
    readonly costChart: string
    readonly costLegendRange: string
    readonly costLegendAverage: string
    readonly costTable: string
    readonly sellingPointsTitle: string
    readonly talkTitle: string
    readonly talkBody: string
  }
  readonly marketing: {
    /** Gap {name}. */
    readonly title: string
    readonly readMore: string
    readonly costTitle: string
  }
  readonly contact: { readonly addressTitle: string }
  readonly partner: {
    readonly title: string
    readonly lead: string
    readonly points: readonly string[]
    readonly formTitle: string
    readonly formLead: string
    readonly submit: string
  }
  readonly policies: { readonly version: string }
  readonly chat: ChatCopy
}
