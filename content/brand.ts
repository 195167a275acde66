import 'server-only'
import { DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import type { Brand } from '@/model/catalogue/brand'
import { contactOf } from '@/model/catalogue/contact'
import { type PageProps, pagePropsOf } from '@/model/catalogue/pageSettings'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import type { ContactNumbers } from '@/model/page/contactLinks'
import { namesOnly } from './catalogue/snapshot/cacheTags'
import { derived } from './catalogue/snapshot/catalogueSnapshot'
import { shippedRows } from './catalogue/snapshot/shippedCatalogue'

/*
 * Data of the clinic that runs the site: rows of the catalogue, so that a clinic changes them without a build
 * (docs/what-you-can-change.md). The shipped values are invented placeholders.
 */

function shippedBrand(): Brand {
  const [row] = shippedRows('brand')
  if (!row) throw new Error('content/catalogue/demo/brand.json has no row')
  return row
}

/** The clinic's own row; the shipped one where a database has none. */
export const brand = derived((rows): Brand => rows.brand[0] ?? shippedBrand())

/** The time zone in which the clinic's people read times. */
export const clinicTimeZone = (): string => brand().timeZone ?? DEFAULT_TIME_ZONE

export const brandName = (language: Language): string => brand()[language === 'hi' ? 'nameHindi' : 'name']

const contacts = derived((rows) => rows.contacts)
const pages = derived((rows) => rows.pages)

/** The clinic's settings of a page, read at rendering. */
export const pageProps = (page: PageContext): PageProps => pagePropsOf(page, pages())

const departmentIds = derived(
  (rows) =>
    new Map(rows.departments.map(({ DepartmentName, DepartmentId }) => [DepartmentName, DepartmentId])),
)
const treatmentNames = derived(
  (rows) => new Map(rows.treatments.map(({ slug, ProcedureName }) => [slug, ProcedureName])),
)
const conditionNames = derived(
  (rows) => new Map(rows.conditions.map(({ slug, DiseaseName }) => [slug, DiseaseName])),
)

/** The page with what its leads call its treatment and condition, and the id of its department. */
export const withTopic = (page: PageContext): PageContext => {
  const { department = '', treatmentSlug = '', conditionSlug = '' } = page
  const named = namesOnly(() => ({
    departmentId: page.departmentId ?? departmentIds().get(department),
    procedureName: treatmentNames().get(treatmentSlug),
    conditionName: conditionNames().get(conditionSlug),
  }))
  // Undefined fields are left out of the pages' data.
  return { ...page, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) }
}

/** The page's context for leads and its switched parts, with the clinic's settings. */
export function withPageProps(page: PageContext, props: PageProps = pageProps(page)): PageContext {
  const { tier, VendorId, LeadType, isCallEnabled, isWhatsAppEnabled, isFormEnabled } = props
  return {
    ...withTopic(page),
    tier: tier ?? page.tier,
    vendorId: VendorId ?? page.vendorId,
    leadType: LeadType ?? page.leadType,
    isCallEnabled: isCallEnabled ?? page.isCallEnabled,
    isWhatsAppEnabled: isWhatsAppEnabled ?? page.isWhatsAppEnabled,
    isFormEnabled: isFormEnabled ?? page.isFormEnabled,
  }
}

/** A page's call and WhatsApp numbers, and the app's links. Read when the page is made. */
export function pageNumbers(page: PageContext): ContactNumbers {
  const { phone, whatsapp, appLink, androidAppLink, iosAppLink, ...own } = brand()
  const props = pageProps(page)
  const numbers = contactOf(withPageProps(page, props), contacts())
  return {
    phone: numbers.phone ?? phone,
    buttonPhone: props.floatingCallNo ?? numbers.phone ?? phone,
    whatsapp: props.WhatsAppNumber ?? numbers.whatsapp ?? whatsapp,
    whatsappMessage:
      props.whatsAppMessage ?? (page.language === 'hi' ? own.whatsappMessageHindi : own.whatsappMessage),
    apps: { app: appLink, android: androidAppLink, ios: iosAppLink },
  }
}

/** The number of a page's links to call; none where the page, or the clinic for it, switches calls off. */
export const callNumber = (page: PageContext): string | undefined =>
  withPageProps(page).isCallEnabled === false ? undefined : pageNumbers(page).phone

const CONTACT_DETAILS = [
  'phone',
  'whatsapp',
  'email',
  'address',
  'appLink',
  'androidAppLink',
  'iosAppLink',
] as const

/** Contact details that are still placeholders, with which visitors cannot reach the clinic. */
export const placeholders = derived((rows): readonly string[] => {
  const [own = brand()] = rows.brand
  const shippedContacts = new Set(shippedRows('contacts').map((row) => row.phone))
  return [
    ...CONTACT_DETAILS.filter((name) => own[name] === shippedBrand()[name]),
    ...(rows.contacts.some(({ phone }) => phone !== undefined && shippedContacts.has(phone))
      ? ['contacts']
      : []),
  ]
})

/** Whether the contact for complaints about personal data is still a placeholder. */
export const hasShippedGrievanceContact = (): boolean =>
  brand().grievance.email === shippedBrand().grievance.email

/** The clinic's pages elsewhere; the shipped addresses lead nowhere. */
export const socialLinks = (): readonly string[] => {
  const shipped = Object.values(shippedBrand().social ?? {})
  return Object.values(brand().social ?? {}).filter((address) => !shipped.includes(address))
}
