import * as t from 'io-ts'
import { PageTypeName, PhoneNumber, Tier, WhatsAppNumber } from './primitives'
import type { KindDescriptor } from './kind'

/** Phone numbers for a page type, a tier, or both; other pages show the brand's. */
export const Contact = t.readonly(
  t.partial({ pageType: PageTypeName, tier: Tier, phone: PhoneNumber, whatsapp: WhatsAppNumber }),
  'Contact',
)
export type Contact = t.TypeOf<typeof Contact>

export const contacts: KindDescriptor<Contact> = {
  codec: Contact,
  columns: { first: ['pageType', 'tier', 'phone', 'whatsapp'], last: [] },
  keyOf: ({ pageType = 'any', tier = 'any' }) => `${pageType}/${tier}`,
  faultsOf: (row) => [
    ...(row.pageType === undefined && row.tier === undefined
      ? [{ field: 'pageType', message: 'is missing, or tier: the numbers of all pages are in brand.json' }]
      : []),
    ...(row.phone === undefined && row.whatsapp === undefined
      ? [{ field: 'phone', message: 'is missing, or whatsapp' }]
      : []),
  ],
}

type Page = { readonly pageType: string; readonly tier: number }

/**
 * The numbers of a page (specification, section 2, header): each from the row that says most of the page, type and tier
 * before type alone before tier alone.
 */
export const contactOf = (page: Page, rows: readonly Contact[]): Pick<Contact, 'phone' | 'whatsapp'> => {
  const rank = ({ pageType, tier }: Contact) =>
    (pageType === undefined ? 0 : 2) + (tier === undefined ? 0 : 1)
  const fitting = rows
    .filter(
      ({ pageType = page.pageType, tier = page.tier }) => pageType === page.pageType && tier === page.tier,
    )
    .sort((one, other) => rank(other) - rank(one))
  return {
    phone: fitting.find(({ phone }) => phone !== undefined)?.phone,
    whatsapp: fitting.find(({ whatsapp }) => whatsapp !== undefined)?.whatsapp,
  }
}
