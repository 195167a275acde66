import 'server-only'
import { type ContactNumbers, contactNumbersFor } from '@/content/links/contactNumbers'
import { config } from '@/server/config'

/** A page's call and WhatsApp numbers and its app's links, the configured ones before the shipped ones. Read when the page is built. */
export const pageNumbers = (page: { readonly pageType: string; readonly tier: number }): ContactNumbers => ({
  ...contactNumbersFor(page, config().contact),
  apps: config().apps,
})
