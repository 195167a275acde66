import type { PageType } from '@/model/page/pageTypes'
import type { ConfiguredAppLinks } from './appLinks'
import { type BrandValue, brand } from '@/content/brand'

type PhoneRow = { readonly pageType?: PageType; readonly tier?: number; readonly phone: BrandValue }

const placeholder = (value: string): BrandValue => ({ value, isPlaceholder: true })

/**
 * The header's number by page type and tier (specification, section 2, header): the first row that fits, and the brand's
 * number where none does. A row without a page type or tier fits every one.
 */
export const PHONE_TABLE: readonly PhoneRow[] = [
  { pageType: 'Marketing', phone: placeholder('9000000001') },
  { pageType: 'Campaign', phone: placeholder('9000000001') },
  { pageType: 'Partner', phone: placeholder('9000000005') },
  { tier: 1, phone: placeholder('9000000002') },
  { tier: 2, phone: placeholder('9000000003') },
]

type Page = { readonly pageType: string; readonly tier: number }

/** Numbers that the clinic has configured; one that is unset leaves the shipped ones. */
export type ConfiguredNumbers = { readonly phone?: string; readonly whatsapp?: string }

/** What a page's call, WhatsApp and app links lead to. */
export type ContactNumbers = {
  readonly phone: string
  readonly whatsapp: string
  /** The clinic's own links to its app; the brand file's where it has set none. */
  readonly apps?: ConfiguredAppLinks
}

/** A page's numbers: a configured one replaces every placeholder, so that none is shown to a visitor. */
export function contactNumbersFor(page: Page, configured: ConfiguredNumbers = {}): ContactNumbers {
  const row = PHONE_TABLE.find(
    ({ pageType, tier }) =>
      (pageType ?? page.pageType) === page.pageType && (tier ?? page.tier) === page.tier,
  )
  const phone = row?.phone ?? brand.phone
  return {
    phone: phone.isPlaceholder ? (configured.phone ?? phone.value) : phone.value,
    whatsapp: configured.whatsapp ?? brand.whatsapp.value,
  }
}

/** A number as a person reads it: an Indian one in two groups of five, another as it stands. */
export const readablePhone = (phone: string): string =>
  phone.replace(/^(?:\+91)?(\d{5})(\d{5})$/, '+91 $1 $2')

/** Whether a visitor would see a stand-in among the numbers and addresses of the contact page. */
export const hasPlaceholderContact = ({ phone, whatsapp }: ContactNumbers): boolean =>
  [brand.email, brand.address].some(({ isPlaceholder }) => isPlaceholder) ||
  [brand.phone, brand.whatsapp, ...PHONE_TABLE.map((row) => row.phone)].some(
    ({ value, isPlaceholder }) => isPlaceholder && (value === phone || value === whatsapp),
  )
