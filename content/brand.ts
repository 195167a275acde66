/**
 * The one place for what belongs to the clinic that runs the site: name, numbers, links. Everything marked
 * `isPlaceholder` is an invented stand-in that configuration replaces; production start-up warns while one is in use.
 */

/** A value that configuration can replace, and whether it is still the shipped stand-in. */
export type BrandValue = { readonly value: string; readonly isPlaceholder: boolean }

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'linkedin' | 'x'

export type Brand = {
  readonly name: string
  readonly nameHindi: string
  readonly tagline: string
  /** National number, ten digits, without dial code. */
  readonly phone: BrandValue
  /** International number, digits only, as a messaging link wants it. */
  readonly whatsapp: BrandValue
  readonly email: BrandValue
  /** Postal address, on one line. */
  readonly address: BrandValue
  readonly appLink: BrandValue
  readonly androidAppLink: BrandValue
  readonly iosAppLink: BrandValue
  readonly social: Readonly<Record<SocialNetwork, BrandValue>>
  /** Text that a WhatsApp conversation starts with (specification, section 3, page props). */
  readonly whatsappMessage: string
  readonly whatsappMessageHindi: string
}

const placeholder = (value: string): BrandValue => ({ value, isPlaceholder: true })

export const brand: Brand = {
  name: 'Shalya',
  nameHindi: 'शल्य',
  tagline: 'Surgery, explained before you decide',
  phone: placeholder('9000000000'),
  whatsapp: placeholder('919000000000'),
  email: placeholder('care@shalya.example'),
  address: placeholder('1 Example Road, New Delhi 110001'),
  appLink: placeholder('https://app.shalya.example'),
  androidAppLink: placeholder('https://app.shalya.example/android'),
  iosAppLink: placeholder('https://app.shalya.example/ios'),
  social: {
    facebook: placeholder('https://social.shalya.example/facebook'),
    instagram: placeholder('https://social.shalya.example/instagram'),
    youtube: placeholder('https://social.shalya.example/youtube'),
    linkedin: placeholder('https://social.shalya.example/linkedin'),
    x: placeholder('https://social.shalya.example/x'),
  },
  whatsappMessage: 'Hello! I would like to connect with a care expert.',
  whatsappMessageHindi: 'नमस्ते! मैं एक देखभाल विशेषज्ञ से बात करना चाहता/चाहती हूँ।',
}

/** `tel:` link of a number; Indian national numbers get the +91 prefix (specification, section 7). */
export const telephoneLink = (phone: string): string =>
  phone.startsWith('+') ? `tel:${phone}` : `tel:+91${phone.replace(/\D/g, '')}`

/** Messaging-app link that carries the phone and a prefilled text (specification, section 7). */
export const whatsappLink = (whatsapp: string, message: string = brand.whatsappMessage): string =>
  `https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`
