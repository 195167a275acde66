import type {
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Hospital,
  ItemList,
  MedicalCondition,
  MedicalOrganization,
  MedicalProcedure,
  MedicalTest,
  MedicalWebPage,
  Physician,
  ProfilePage,
  VideoObject,
} from 'schema-dts'

/** What of schema.org the site's pages tell; a bare address (which the vocabulary also allows) tells nothing. */
export type JsonLdThing = Exclude<
  | BlogPosting
  | BreadcrumbList
  | FAQPage
  | Hospital
  | ItemList
  | MedicalCondition
  | MedicalOrganization
  | MedicalProcedure
  | MedicalTest
  | MedicalWebPage
  | Physician
  | ProfilePage
  | VideoObject,
  string
>

/** JSON safe inside a script element. */
export const scriptSafeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

/** Facts of the page for search engines (schema.org). */
export const JsonLd = ({ things }: { readonly things: readonly JsonLdThing[] }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: scriptSafeJson({ '@context': 'https://schema.org', '@graph': things }),
    }}
  />
)
