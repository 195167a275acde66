/** Anything that schema.org describes. */
export type JsonLdThing = { readonly '@type': string; readonly [property: string]: unknown }

/** JSON that cannot end the script it stands in. */
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
