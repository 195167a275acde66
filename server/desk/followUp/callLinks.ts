import 'server-only'
import { brandName } from '@/content/brand'
import type { DeskLead, DeskRow } from '@/model/desk/deskLead'
import { APPOINTMENT_FIELDS, type DeskSettings, placeholdersOf } from '@/model/desk/deskSettings'
import type { Language } from '@/model/page/language'
import { consentsOf } from '@/server/appointments/messages/messageConsent'
import { appointmentInWords } from '@/server/appointments/messages/messageText'
import { ownAppointment } from '@/server/appointments/ownAppointment'
import type { ExecuteSql } from '@/server/database/postgres/sqlPool'
import { languageOfLead, type LeadContent } from '@/server/privacy/sealing/leadContent'

type Template = DeskSettings['templates'][number]
type Values = Readonly<Record<string, string>>

/** Digits with the dial code, without +. */
const whole = ({ country_code, mobile }: LeadContent): string => `${country_code}${mobile}`

/** A filled template; an unknown value is left out with the blank before it. */
const filled = (text: string, values: Values): string =>
  text.replace(/ ?\{(\w+)\}/g, (found, field: string) => {
    const value = values[field] ?? ''
    return value === '' ? '' : found.startsWith(' ') ? ` ${value}` : value
  })

/** Doctor, date, time and place of a lead's coming appointment; undefined without one. @throws the database's error */
async function appointmentValues(
  executeSql: ExecuteSql,
  leadId: string,
  language: Language,
): Promise<Values | undefined> {
  const own = await ownAppointment(executeSql, leadId)
  const place = own?.appointment.place
  if (!own || !place || !['requested', 'confirmed'].includes(own.appointment.state)) return undefined
  return appointmentInWords({ ...own, ...place, language })
}

/** A lead as its links need it. */
interface Called {
  readonly row: DeskRow
  readonly content: LeadContent
}

/**
 * Links that call a lead's number: `tel:`, and WhatsApp with each of the clinic's texts in the patient's language. Texts about an
 * appointment are left out for a lead without a coming one.
 * @throws the database's error
 */
export async function callOf(
  executeSql: ExecuteSql,
  { row, content }: Called,
  templates: readonly Template[],
): Promise<NonNullable<DeskLead['call']>> {
  const language = languageOfLead(content)
  const { mobile, country_code: countryCode } = content
  const [consents, appointment] = await Promise.all([
    consentsOf(executeSql, [{ id: row.leadId, mobile, countryCode }]),
    appointmentValues(executeSql, row.leadId, language),
  ])
  const { name, treatment, city } = row
  const values: Values = { name, treatment, city, clinic: brandName(language), ...appointment }
  const fits = (text: string) =>
    appointment !== undefined ||
    !placeholdersOf(text).some((one) => APPOINTMENT_FIELDS.some((of) => of === one))
  return {
    tel: `tel:+${whole(content)}`,
    hasWhatsappConsent: consents.get(row.leadId)?.whatsapp === true,
    whatsapp: templates.flatMap(({ id, label, text, textHi }) => {
      const isHindi = language === 'hi' && Boolean(textHi)
      const wanted = isHindi ? (textHi ?? text) : text
      if (!fits(wanted)) return []
      const href = `https://wa.me/${whole(content)}?text=${encodeURIComponent(filled(wanted, values))}`
      return [{ id, label, href, language: isHindi ? ('hi' as const) : ('en' as const) }]
    }),
  }
}
