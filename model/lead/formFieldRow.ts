import type { LeadTextField } from './leadFields'

/** A hint for the browser's autofill (HTML standard, autofill detail tokens). */
export type Autofill = 'name' | 'email' | 'address-level1' | 'address-level2' | 'address-level3' | 'off'

/** A choice of a field; its texts are in content/copy/formFields.ts. */
export type ChoiceRow = {
  readonly value: string
  /** Accepted spellings from other systems; defaults to the value alone. */
  readonly spellings?: RegExp
  /** Stored value; default the value. */
  readonly stored?: string
  /** Other Lead fields that the answer sets. */
  readonly also?: { readonly IsInsurance?: 'yes' | 'no' }
}

/** An item of the privacy notice's table of collected data (content/policies/privacy.ts). */
export type PrivacyItem =
  'name' | 'mobile' | 'email' | 'place' | 'health' | 'question' | 'partner' | 'insurance' | 'callTime'

export type FieldRow = {
  /** The Lead field of the answer; null if it is no part of a lead. */
  readonly leadField: LeadTextField | null
  /**
   * `select` chooses one and `checks` several from the catalogue, `radio` one of `choices`; `none` is not rendered
   * by itself.
   */
  readonly kind: 'text' | 'email' | 'textarea' | 'mobile' | 'select' | 'checks' | 'radio' | 'none'
  readonly autofill?: Autofill
  /** Message code for a missing or invalid answer; null: not validated. */
  readonly missing: string | null
  /** Validates an answer beyond its length. */
  readonly fits?: (value: string, countryCode: string) => boolean
  /** Whether incomplete text may become valid; otherwise the error is shown while typing. */
  readonly isTypable?: (value: string, countryCode: string) => boolean
  readonly max: number
  /** Multi-line. */
  readonly lines?: boolean
  readonly choices?: readonly ChoiceRow[]
  readonly onlyChoices?: boolean
  /** Personal data, which logs must not contain. */
  readonly personal: boolean
  readonly privacyItem: PrivacyItem
  /** Part of the quick survey. */
  readonly inSurvey?: boolean
  /** Lead fields that answer it as well; the survey then omits it. */
  readonly knownFrom?: readonly LeadTextField[]
}
