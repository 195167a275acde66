import type { ChoiceValue } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'
import type { PageProps } from '@/model/catalogue/pageSettings'

/** Page data of a form, as stored with its leads. */
export type LeadPage = {
  readonly pageType: string
  readonly pageName: string
  /** Path without query. */
  readonly path: string
  /** 1, 2 or 3. */
  readonly tier: number
  readonly language: string
  readonly department?: string
  /** The treatment that the page is about, as leads name it. */
  readonly procedureName?: string
  /** The condition, likewise. */
  readonly conditionName?: string
  /** Of a page about several treatments: the department of each, by the treatment's name. */
  readonly departments?: Readonly<Record<string, string>>
  readonly doctorId?: string
  readonly hospitalId?: string
  /** What the form's list calls `hospitalId`. */
  readonly hospitalName?: string
  /** Insurer or scheme of the page, and its insurance type. */
  readonly insurerName?: string
  readonly insurerType?: ChoiceValue<'insuranceType'>
  readonly vendorId?: string
  readonly leadType?: string
  /** Which of several versions of the page it is; default its name. */
  readonly pageVariant?: string
  /** Used where the visit names no campaign. */
  readonly campaignId?: string
}

/** Page properties for shell and forms: page data for leads, subject, hidden parts. */
export type PageContext = LeadPage &
  Pick<PageProps, 'isCallEnabled' | 'isWhatsAppEnabled' | 'isFormEnabled'> & {
    readonly language: Language
    /** Of `department`: its treatments and conditions come first where a form offers a list of them. */
    readonly departmentId?: number
    readonly treatmentSlug?: string
    readonly conditionSlug?: string
    readonly citySlug?: string
    /** What the page calls `doctorId`, in its language. */
    readonly doctorName?: string
    /** Where a place of the page's doctor is chosen, in English; only where there is a schedule. */
    readonly placesPath?: string
    /** Of a page made for each request: what its address chose (`?doctors=…`), for the same page in the other language. */
    readonly query?: string
  }
