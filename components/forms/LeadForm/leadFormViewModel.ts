import type { Autofill } from '@/model/lead/formFieldRow'
import type { FieldKey, KeyOfKind } from '@/model/lead/formFields'
import type { LeadFormConfiguration, LeadFormLayoutName, LeadFormSpec } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'

/** One choice of a select or radio group: the value that is stored, the words that are shown. */
export type FieldOption = { readonly value: string; readonly label: string }

/** What is chosen from a list of the catalogue or the table of countries. */
export type OptionsKey = KeyOfKind<'select' | 'checks'> | 'countryCode'

type FieldViewModelBase = {
  readonly key: FieldKey
  readonly label: string
  /** Shown in the label's place, where that asks nothing. */
  readonly question?: string
  readonly required: boolean
  /** What the field holds when the page opens; the plain form's values after a refused submission. */
  readonly value: string
}

/** How one field is drawn. Its words are filled in. */
export type FieldViewModel =
  | (FieldViewModelBase & {
      readonly kind: 'text' | 'email' | 'textarea'
      readonly placeholder: string
      readonly autofill: Autofill
      /** Its texts are read from the page's HTML (optionLists.ts); likewise below. */
      readonly isInPage?: true
    })
  | (FieldViewModelBase & {
      readonly kind: 'mobile'
      readonly placeholder: string
      readonly countryLabel: string
      readonly countryCode: string
      readonly options: readonly FieldOption[]
      /** What the plain form's list of countries ends with: how to name one that is not in it. */
      readonly hint?: string
      readonly isInPage?: true
    })
  | (FieldViewModelBase & {
      readonly kind: 'select'
      readonly placeholder: string
      readonly autofill: Autofill
      readonly options: readonly FieldOption[]
      readonly isInPage?: true
    })
  | (FieldViewModelBase & {
      readonly kind: 'radio'
      readonly options: readonly FieldOption[]
      readonly isInPage?: true
    })
  | (FieldViewModelBase & {
      readonly kind: 'checks'
      readonly options: readonly FieldOption[]
      /** How many may be chosen. */
      readonly hint: string
    })

/** A variant's layout, or the modal's. */
export type LeadFormLayout = LeadFormLayoutName | 'modal'

/** Everything that drawing one lead form takes: plain data, made on the server or in the modal's code. */
export type LeadFormViewModel = {
  /** The form's id in the page; the fields' ids begin with it. */
  readonly id: string
  readonly layout: LeadFormLayout
  readonly heading: string
  readonly headingLevel: 1 | 2 | 3
  readonly description: string
  /** A colour of the page's options (specification, section 3, lead form options). */
  readonly background?: string
  readonly fields: readonly FieldViewModel[]
  readonly spec: LeadFormSpec
  readonly page: PageContext
  /** What the page changed on the form; it goes with the lead, so that the server applies the same rules. */
  readonly configured?: LeadFormConfiguration
  /** What the plain form posts beside its fields: the page and the form's options. To be read from the page where it is left out. */
  readonly hidden?: Readonly<Record<string, string>>
  /** What the page calls its button. Default: as every form does. */
  readonly submit?: string
  /** None where the page switches calls, or WhatsApp, off. */
  readonly callHref?: string
  readonly whatsappHref?: string
  readonly whatsappConsent: boolean
  /** Errors and notice of a plain form that was refused. */
  readonly refused?: { readonly errors: Readonly<Partial<Record<FieldKey, string>>>; readonly notice: string }
  /** Opened in a new tab once the lead is stored (page props, successRedirection). */
  readonly redirect?: string
}

/** What changes on a form while it is used. */
export type LeadFormState = {
  /** Whether the machine's code has taken the form over. */
  readonly live: boolean
  readonly busy: boolean
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  /** A sentence for the polite live region; with `contact`, followed by the call and WhatsApp links that there are. */
  readonly notice: string
  readonly contact: boolean
}

export const elementId = (formId: string, key: string): string => `${formId}-${key}`
/** Id of what takes the focus for a field: its control, or the first one of its group. */
export const controlId = (
  formId: string,
  { key, kind }: { readonly key: FieldKey; readonly kind: string },
): string => `${elementId(formId, key)}${kind === 'radio' || kind === 'checks' ? '-0' : ''}`
export const errorId = (formId: string, key: string): string => `${formId}-${key}-error`
