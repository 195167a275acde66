import { brand } from '@/content/brand'
import { catalogueSnapshot } from '@/content/rows/catalogueSnapshot'
import type { SmallCatalogue } from '@/model/catalogue/kinds'
import { NUMBERS } from './contactNumbers'

/** The shipped catalogue of a clinic that has NUMBERS on every page. */
export function clinicWithNumbers(): SmallCatalogue {
  const { phone, whatsapp, whatsappMessage, apps } = NUMBERS
  const own = {
    phone,
    whatsapp,
    whatsappMessage,
    whatsappMessageHindi: whatsappMessage,
    appLink: apps.app,
    androidAppLink: apps.android,
    iosAppLink: apps.ios,
  }
  return { ...catalogueSnapshot(), contacts: [], brand: [{ ...brand(), ...own }] }
}
