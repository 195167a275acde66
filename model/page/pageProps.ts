import * as t from 'io-ts'
import { FieldKeyCodec } from '@/model/lead/leadForm'

/** What a page says of itself to the shell and its forms (specification, section 3, page props). */
export const PageProps = t.intersection(
  [
    t.type({ pageType: t.string, tier: t.number }),
    t.partial({
      hospitalId: t.string,
      doctorId: t.string,
      departmentId: t.number,
      formRequirements: t.record(t.string, t.boolean),
      whatsAppMessage: t.string,
      isCallEnabled: t.boolean,
      isWhatsAppEnabled: t.boolean,
      isFormEnabled: t.boolean,
      floatingCallNo: t.string,
      WhatsAppNumber: t.string,
      VendorId: t.string,
      LeadType: t.string,
      FormTitle: t.string,
      leadFormKeys: t.array(FieldKeyCodec),
      successRedirection: t.string,
    }),
  ],
  'PageProps',
)
export type PageProps = t.TypeOf<typeof PageProps>
