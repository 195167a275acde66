import { brand } from '@/content/brand'
import { scriptSafeJson } from './JsonLd'
import { breadcrumbsJsonLd, itemListJsonLd, organisationJsonLd } from './pageJsonLd'

describe('what search engines are told', () => {
  test('no text can end the script that carries it', () => {
    const json = scriptSafeJson({ name: '</script><script>alert(1)</script>' })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' })
  })

  test('the way to a page is numbered from one and carries whole addresses', () => {
    const crumbs = [
      { name: 'Home', path: '/' },
      { name: 'Treatments', path: '/treatment' },
    ]
    expect(breadcrumbsJsonLd(crumbs, 'https://x.example').itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://x.example/' },
      { '@type': 'ListItem', position: 2, name: 'Treatments', item: 'https://x.example/treatment' },
    ])
  })

  test('a list names its entries and their pages in order', () => {
    const items = [
      { name: 'Piles', path: '/treatment/piles' },
      { name: 'LASIK', path: '/treatment/lasik' },
    ]
    const list = itemListJsonLd(items, 'https://x.example')
    expect(list.numberOfItems).toBe(2)
    expect(list.itemListElement[1]).toEqual({
      '@type': 'ListItem',
      position: 2,
      name: 'LASIK',
      url: 'https://x.example/treatment/lasik',
    })
  })

  test('placeholder links are not passed off as the clinic’s own', () => {
    expect(Object.values(brand().social ?? {})).toHaveLength(5)
    expect(organisationJsonLd('https://x.example').sameAs).toEqual([])
  })
})
