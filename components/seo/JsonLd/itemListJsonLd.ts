import type { ItemList } from 'schema-dts'

/** The entries of a list in their order, with their pages. `siteUrl` has no trailing slash. */
export const itemListJsonLd = (
  items: readonly { readonly name: string; readonly path: string }[],
  siteUrl: string,
) =>
  ({
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: siteUrl + path,
    })),
  }) satisfies ItemList
