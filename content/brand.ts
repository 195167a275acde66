import 'server-only'
import { DEFAULT_TIME_ZONE } from '@/model/catalogue/timeZone'
import type { Brand } from '@/model/catalogue/brand'
import { contactOf } from '@/model/catalogue/contact'
import { type PageProps, pagePropsOf } from '@/model/catalogue/pageSettings'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import type { ContactNumbers } from './links/contactLinks'
import { namesOnly } from './rows/cacheTags'
import { derived } from './rows/catalogueSnapshot'
import { shippedRows } from './rows/shippedCatalogue'

/*
 * What belongs to the clinic that runs the site: rows of the catalogue, so that a clinic changes them without a build
 * (docs/what-you-can-change.md). The shipped values are invented stand-ins.
 */

function shippedBrand(): Brand {
  const [row] = shippedRows('brand')
  if (!row) throw new Error('content/demoCatalogue/brand.json has no row')
  return row
}

/** The clinic's own row; the shipped one where a database has none. */
export const brand = derived((rows): Brand => rows.brand[0] ?? shippedBrand())

/** The time zone in which the clinic's people read times. */
export const clinicTimeZone = (): string => brand().timeZone ?? DEFAULT_TIME_ZONE

export const brandName = (language: Language): string => brand()[language === 'hi' ? 'nameHindi' : 'name']

const contacts = derived((rows) => rows.contacts)
const pages = derived((rows) => rows.pages)

/** What the clinic has set on a page. Read when the page is made. */
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
  // What is not known stands in no page's data.
  return { ...page, ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)) }
}

/** The page as its leads name it and as its parts are switched, with what the clinic has set. */
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

/** What of the clinic's contact details is still as shipped: no visitor reaches anybody there. */
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

/** Whether complaints about personal data would reach nobody. */
export const hasShippedGrievanceContact = (): boolean =>
  brand().grievance.email === shippedBrand().grievance.email

/** The clinic's pages elsewhere; the shipped addresses lead nowhere. */
export const socialLinks = (): readonly string[] => {
  const shipped = Object.values(shippedBrand().social ?? {})
  return Object.values(brand().social ?? {}).filter((address) => !shipped.includes(address))
}
