import { brand } from '@/content/brand'
import { catalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import type { SmallCatalogue } from '@/model/catalogue/kinds'
import { NUMBERS } from './contactNumbers'

/** The greeting of its WhatsApp links on Hindi pages. */
export const HINDI_GREETING = 'एक टेस्ट की ओर से नमस्ते'

/** The shipped catalogue of a clinic that has NUMBERS on every page, but for the greeting of Hindi ones. */
export function clinicWithNumbers(): SmallCatalogue {
  const { phone, whatsapp, whatsappMessage, apps } = NUMBERS
  const own = {
    phone,
    whatsapp,
    whatsappMessage,
    whatsappMessageHindi: HINDI_GREETING,
    appLink: apps.app,
    androidAppLink: apps.android,
    iosAppLink: apps.ios,
  }
  return { ...catalogueSnapshot(), contacts: [], brand: [{ ...brand(), ...own }] }
}
