import type { Autofill } from '@/model/lead/formFieldRow'
import type { FieldKey, KeyOfKind } from '@/model/lead/formFields'
import type { LeadFormConfiguration, LeadFormLayoutName, LeadFormSpec } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'

/** Stored value and shown text. */
export type FieldOption = { readonly value: string; readonly label: string }

/** Fields with choices of the catalogue, or countries. */
export type OptionsKey = KeyOfKind<'select' | 'checks'> | 'countryCode'

type FieldViewModelBase = {
  readonly key: FieldKey
  readonly label: string
  /** Replaces a label that is no question. */
  readonly question?: string
  readonly required: boolean
  /** Initial value; after a refusal the submitted one. */
  readonly value: string
}

/** A rendered field, with its texts. */
export type FieldViewModel =
  | (FieldViewModelBase & {
      readonly kind: 'text' | 'email' | 'textarea'
      readonly placeholder: string
      readonly autofill: Autofill
      /** Its texts are read from the HTML (optionLists.ts). */
      readonly isInPage?: true
    })
  | (FieldViewModelBase & {
      readonly kind: 'mobile'
      readonly placeholder: string
      readonly countryLabel: string
      readonly countryCode: string
      readonly options: readonly FieldOption[]
      /** Last entry of the plain country list: how to enter others. */
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

/** Serialisable: made on the server or in the modal's code. */
export type LeadFormViewModel = {
  /** Prefix of the fields' ids. */
  readonly id: string
  readonly layout: LeadFormLayout
  readonly heading: string
  readonly headingLevel: 1 | 2 | 3
  readonly description: string
  /** Specification, section 3, lead form options. */
  readonly background?: string
  readonly fields: readonly FieldViewModel[]
  readonly spec: LeadFormSpec
  readonly page: PageContext
  /** The page's changes, sent with the lead for validation. */
  readonly configured?: LeadFormConfiguration
  /** Hidden fields of the plain form; read from the HTML if omitted. */
  readonly hidden?: Readonly<Record<string, string>>
  /** Default: the form's own label. */
  readonly submit?: string
  /** Absent if the page switches it off. */
  readonly callHref?: string
  readonly whatsappHref?: string
  readonly whatsappConsent: boolean
  /** Of a refused plain form. */
  readonly refused?: { readonly errors: Readonly<Partial<Record<FieldKey, string>>>; readonly notice: string }
  /** Opened in a new tab once the lead is stored (page props, successRedirection). */
  readonly redirect?: string
}

export type LeadFormState = {
  /** Whether its machine runs. */
  readonly live: boolean
  readonly busy: boolean
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  /** Announced politely; `contact` adds call and WhatsApp links. */
  readonly notice: string
  readonly contact: boolean
}

export const elementId = (formId: string, key: string): string => `${formId}-${key}`
/** Id of a field's focusable control. */
export const controlId = (
  formId: string,
  { key, kind }: { readonly key: FieldKey; readonly kind: string },
): string => `${elementId(formId, key)}${kind === 'radio' || kind === 'checks' ? '-0' : ''}`
export const errorId = (formId: string, key: string): string => `${formId}-${key}-error`
