import { topEntries } from '@/content/catalogue/options/topEntries'
import { shippedRows } from '@/content/catalogue/snapshot/shippedCatalogue'
import { runtime } from '@/server/runtime'
import { testCatalogue } from '@/tests/support/testCatalogue'
import { readTopEntries } from './topEntries'

testCatalogue({
  doctors: shippedRows('doctors'),
  hospitals: shippedRows('hospitals'),
  reviews: shippedRows('reviews'),
})

test('the footer names the same doctors and hospitals with the database as without', async () => {
  const slugs = (entries: readonly { readonly slug: string }[]) => entries.map(({ slug }) => slug)
  const { doctors, hospitals } = await readTopEntries(runtime().database.executeSql)
  expect([slugs(doctors), slugs(hospitals)]).toEqual([
    slugs(topEntries().doctors),
    slugs(topEntries().hospitals),
  ])
})
