import type { ChoiceValue } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'
import type { PageProps } from '@/model/catalogue/pageSettings'

/** Page data of a form, stored with its leads. */
export type LeadPage = {
  readonly pageType: string
  readonly pageName: string
  /** Path without query. */
  readonly path: string
  /** 1, 2 or 3. */
  readonly tier: number
  readonly language: string
  readonly department?: string
  /** The page's treatment, as leads name it. */
  readonly procedureName?: string
  /** The condition, likewise. */
  readonly conditionName?: string
  /** Departments by treatment name, for pages about several. */
  readonly departments?: Readonly<Record<string, string>>
  readonly doctorId?: string
  readonly hospitalId?: string
  /** Name for `hospitalId`. */
  readonly hospitalName?: string
  /** Insurer or scheme of the page, and its insurance type. */
  readonly insurerName?: string
  readonly insurerType?: ChoiceValue<'insuranceType'>
  readonly vendorId?: string
  readonly leadType?: string
  /** Default: its name. */
  readonly pageVariant?: string
  /** For visits without a campaign. */
  readonly campaignId?: string
}

/** Page properties for shell and forms: page data for leads, subject, hidden parts. */
export type PageContext = LeadPage &
  Pick<PageProps, 'isCallEnabled' | 'isWhatsAppEnabled' | 'isFormEnabled'> & {
    readonly language: Language
    /** Its treatments and conditions come first in forms. */
    readonly departmentId?: number
    readonly treatmentSlug?: string
    readonly conditionSlug?: string
    readonly citySlug?: string
    /** Name for `doctorId`, in the page's language. */
    readonly doctorName?: string
    /** English path for choosing a place of the page's doctor, if there is a schedule. */
    readonly placesPath?: string
    /** Query of a per-request page (`?doctors=…`), for the language link. */
    readonly query?: string
  }
