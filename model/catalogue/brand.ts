import * as t from 'io-ts'
import { BrandColours, BrandFace, BrandPortraits, brandColourFaults } from './brandLook'
import { DirectionsTemplate } from './directionsTemplate'
import {
  EmailAddress,
  OpeningHours,
  PhoneNumber,
  PostalAddress,
  TimeZone,
  WebAddress,
  WhatsAppNumber,
  Words,
} from './primitives'
import type { KindDescriptor } from './kind'

/** What belongs to the clinic that runs the site: its names, how it is reached, where else it is found. */
export const Brand = t.readonly(
  t.intersection([
    t.type({
      name: Words,
      nameHindi: Words,
      tagline: Words,
      taglineHindi: Words,
      /** Of every page for which contacts.json has none. */
      phone: PhoneNumber,
      whatsapp: WhatsAppNumber,
      email: EmailAddress,
      /** Postal address, on one line. */
      address: PostalAddress,
      /** Whom a patient complains to about personal data (privacy notice). */
      grievance: t.readonly(
        t.intersection([t.type({ email: EmailAddress }), t.partial({ name: Words, phone: PhoneNumber })]),
      ),
      appLink: WebAddress,
      androidAppLink: WebAddress,
      iosAppLink: WebAddress,
      /** Text that a WhatsApp conversation starts with (specification, section 3, page props). */
      whatsappMessage: Words,
      whatsappMessageHindi: Words,
    }),
    t.partial({
      /** The clinic's map: where directions to a hospital are (content/catalogue/links/directions.ts). */
      directions: DirectionsTemplate,
      /** Without them the site's own. */
      colours: BrandColours,
      face: BrandFace,
      portraits: BrandPortraits,
      /** Answered at night, for patients after a treatment. */
      nightPhone: PhoneNumber,
      /** When enquiries are called back, such as `Mo-Sa 09:00-20:00`. */
      openingHours: t.readonlyArray(OpeningHours),
      /** Of the opening hours and of the times in exports of leads; without it DEFAULT_TIME_ZONE. */
      timeZone: TimeZone,
      /** Told to search engines. */
      social: t.readonly(
        t.partial({
          facebook: WebAddress,
          instagram: WebAddress,
          youtube: WebAddress,
          linkedin: WebAddress,
          x: WebAddress,
        }),
      ),
    }),
  ]),
  'Brand',
)
export type Brand = t.TypeOf<typeof Brand>

export const brand: KindDescriptor<Brand> = {
  codec: Brand,
  nameField: 'name',
  columns: { first: ['name', 'nameHindi', 'phone', 'whatsapp', 'email', 'address'], last: [] },
  // The brand is a single row.
  keyOf: () => 'brand',
  faultsOf: ({ colours }) => brandColourFaults(colours),
}
