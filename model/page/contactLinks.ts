import { readClinicNumber } from '@/model/catalogue/clinicNumber'

/** Targets of a page's call, WhatsApp and app links. */
export type ContactNumbers = {
  /** An Indian number without dial code, or any other with it. */
  readonly phone: string
  /** For the call buttons in the page's text. */
  readonly buttonPhone: string
  /** International number, digits only. */
  readonly whatsapp: string
  /** Prefilled text. */
  readonly whatsappMessage: string
  /** Addresses of the app and the stores. */
  readonly apps: { readonly app: string; readonly android: string; readonly ios: string }
}

/** Contact data in a form. */
export type FormNumbers = Omit<ContactNumbers, 'apps' | 'buttonPhone'>

/**
 * `tel:` link of a clinic's number: Indian numbers get the +91 prefix (specification, section 7), except those that
 * cannot be dialled with it (docs/decisions/0071).
 */
export const telephoneLink = (phone: string): string => `tel:${readClinicNumber(phone)?.dialled ?? phone}`

/** Messaging-app link that carries the phone and a prefilled text (specification, section 7). */
export const whatsappLink = (whatsapp: string, message: string): string =>
  `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`

/** Formatted for reading. */
export const readablePhone = (phone: string): string => readClinicNumber(phone)?.shown ?? phone
