import type { Language } from '@/model/page/language'

/** Language of the page that a lead was sent from; bookings of older releases name it in full (`Hindi`). */
export const leadLanguage = (lead: { readonly PageLanguage?: unknown }): Language =>
  /^hi/i.test(String(lead.PageLanguage ?? '')) ? 'hi' : 'en'
