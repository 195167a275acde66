import type { Brand } from '@/model/catalogue/brand'
import type { Language } from '@/model/page/language'

export interface PolicyTable {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface PolicySection {
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  /**
   * Shown in the section while the catalogue has demonstration rows; a section with nothing else is hidden with it.
   */
  readonly demoNote?: string
  readonly items?: readonly string[]
  readonly table?: PolicyTable
  /** Pages where a reader can do what the section describes. */
  readonly links?: readonly { readonly href: string; readonly name: string }[]
}

/** A page of rules or promises, in sections, with its version at the top. */
export interface Policy {
  readonly title: string
  readonly description: string
  readonly lead: string
  readonly version: string
  readonly sections: readonly PolicySection[]
}

/** A policy names the clinic and its addresses. */
export type PolicyByLanguage = Readonly<Record<Language, (brand: Brand) => Policy>>

interface PolicyCopy {
  readonly version: string
  /** For senders of a form without a notice of this site. */
  readonly noConsent: string
  /** The page of all texts that the privacy notice ever had. Gaps: {version}, {day}. */
  readonly versions: {
    readonly title: string
    readonly lead: string
    readonly since: string
    readonly unreadable: string
    readonly beside: string
  }
}

export const policyCopy: Readonly<Record<Language, PolicyCopy>> = {
  en: {
    version: 'Version {version}',
    noConsent:
      'We could not tell which privacy notice you saw. Please read the one below the form and send it again.',
    versions: {
      title: 'Versions of the privacy notice',
      lead: 'Each text that this notice has had. With your enquiry we keep which one you saw.',
      since: 'Version {version}, from {day}',
      unreadable: 'The versions cannot be shown now. Please try again later.',
      beside: 'Beside the form',
    },
  },
  hi: {
    version: 'संस्करण {version}',
    noConsent: 'हम यह नहीं जान सके कि आपने कौन-सी निजता सूचना देखी। कृपया फ़ॉर्म के नीचे वाली पढ़कर फिर भेजें।',
    versions: {
      title: 'निजता सूचना के संस्करण',
      lead: 'इस सूचना का हर पाठ जो कभी दिखाया गया। आपकी पूछताछ के साथ हम रखते हैं कि आपने कौन-सा देखा।',
      since: 'संस्करण {version}, {day} से',
      unreadable: 'संस्करण अभी नहीं दिखाए जा सकते। कृपया कुछ देर बाद कोशिश करें।',
      beside: 'फ़ॉर्म के पास',
    },
  },
}
