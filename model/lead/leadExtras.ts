import * as t from 'io-ts'
import { CrmExtra } from './crmRecord'
import { LeadFormConfiguration } from './leadForm'
import { Touch } from '@/model/page/tracking'

/** The notice that a visitor saw beside the form. */
export const PrivacyNotice = t.type({ version: t.string, language: t.string }, 'PrivacyNotice')
export type PrivacyNotice = t.TypeOf<typeof PrivacyNotice>

/** What travels with a lead's body beside the Lead's own fields, under the key `extras`. */
export const LeadExtras = t.partial(
  {
    /** Agreed to updates on WhatsApp. */
    whatsappConsent: t.boolean,
    privacyNotice: PrivacyNotice,
    /** The parameters of the visit's first page; the latest are Lead fields. */
    firstTouch: Touch,
    /** What the CRM record shall hold beyond the lead: a calculator's height and weight. */
    crm: CrmExtra,
    /** What the page changed on the form, so that the server judges the lead by what was shown and required. */
    configured: LeadFormConfiguration,
    signals: t.partial({
      /** What stood in the field that no person sees. */
      honeypot: t.string,
      /** From first touch to submission, in milliseconds. */
      fillMs: t.number,
    }),
  },
  'LeadExtras',
)
export type LeadExtras = t.TypeOf<typeof LeadExtras>
