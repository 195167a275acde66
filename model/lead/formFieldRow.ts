import type { LeadTextField } from './leadFields'

/** A hint for the browser's autofill (HTML standard, autofill detail tokens). */
export type Autofill = 'name' | 'email' | 'address-level1' | 'address-level2' | 'address-level3' | 'off'

/** One choice of a field; its texts are in content/copy/formFields.ts. */
export type ChoiceRow = {
  /** What the form holds. */
  readonly value: string
  /** Accepted spellings from other systems; defaults to the value alone. */
  readonly spellings?: RegExp
  /** What the field's own Lead field holds; default the value. */
  readonly stored?: string
  /** What the answer says of other Lead fields. */
  readonly also?: { readonly IsInsurance?: 'yes' | 'no' }
}

/** An item of the privacy notice's table of what is collected, and what for (content/policies/privacy.ts). */
export type PrivacyItem =
  'name' | 'mobile' | 'email' | 'place' | 'health' | 'question' | 'partner' | 'insurance' | 'callTime'

/** All that is known of a field of a form. */
export type FieldRow = {
  /** The Lead field that carries the answer; null for what is no part of a lead. */
  readonly leadField: LeadTextField | null
  /** `select` chooses one and `checks` several from the catalogue, `radio` one of `choices`; `none` has no place of its own in a form. */
  readonly kind: 'text' | 'email' | 'textarea' | 'mobile' | 'select' | 'checks' | 'radio' | 'none'
  readonly autofill?: Autofill
  /** Code of the message for a required field that is empty, and for an answer that does not fit; null: not judged. */
  readonly missing: string | null
  /** What an answer must satisfy beyond its length. */
  readonly fits?: (value: string, countryCode: string) => boolean
  /** Whether a text may still become an answer by typing on; the error of one that may not is shown at once. */
  readonly isTypable?: (value: string, countryCode: string) => boolean
  /** Most characters. */
  readonly max: number
  /** Whether it may have line breaks. */
  readonly lines?: boolean
  readonly choices?: readonly ChoiceRow[]
  /** Whether an answer must be one of the choices. */
  readonly onlyChoices?: boolean
  /** Whether its text is a person's own: no log may hold it. */
  readonly personal: boolean
  /** Which item of the privacy notice says why it is asked. */
  readonly privacyItem: PrivacyItem
  /** Whether the quick survey asks it. */
  readonly inSurvey?: boolean
  /** Other Lead fields from which its answer is known as well: the survey then leaves it out. */
  readonly knownFrom?: readonly LeadTextField[]
}
