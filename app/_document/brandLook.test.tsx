import { renderToStaticMarkup } from 'react-dom/server'
import { readWithTags } from '@/content/catalogue/snapshot/cacheTags'
import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { rowLike } from '@/tests/support/testCatalogue'
import { BrandLook } from './BrandLook'

const markup = (changes: Parameters<typeof rowLike<'brand'>>[1] = {}) => {
  setCatalogueSnapshot({ ...catalogueSnapshot(), brand: [rowLike('brand', changes)] })
  return renderToStaticMarkup(<BrandLook />)
}
afterEach(() => setCatalogueSnapshot(undefined))

test('a brand without a look of its own adds nothing to a page', () => expect(markup()).toBe(''))

test('a brand’s colours take the tokens’ places, by night lighter ones, and never those of forced colours', () => {
  const html = markup({ colours: { main: '#14305C', link: '#1B57A6', action: '#FFC233' } })
  expect(html).toContain('--band: #14305C;')
  expect(html).toContain('--on-marigold: #12241F;')
  expect(html.split('(prefers-color-scheme:dark)')[1]).not.toContain('#14305C')
  expect(html.match(/forced-colors:none/g)).toHaveLength(2)
})

test('a long name gets smaller letters on phones, so small that its longer line fits; a short one nothing', () => {
  expect(markup({ name: 'Ananda Clinic' })).toContain('clamp(.75rem,(100vw - 252px)/3.72,1.25rem)')
  expect(markup({ name: 'Sanjeevani Surgery Hospitals' })).toContain('/10.54,')
  expect(markup({ name: 'Shalya' })).toBe('')
})

test('portraits can be square', () =>
  expect(markup({ portraits: 'square' })).toContain('--portrait: var(--radius);'))

test('a kept page with the brand’s look is removed when the brand changes', () => {
  expect([...readWithTags(() => markup({ portraits: 'square' })).tags]).toContain('brand')
})
