import { brand } from '@/content/brand'
import { treatmentBySlug } from '@/content/catalogue'
import { scriptSafeJson } from './JsonLd'
import { breadcrumbsJsonLd, organisationJsonLd, treatmentJsonLd } from './pageJsonLd'

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

  test('a reviewer and a review date are named only when a doctor has reviewed the text', () => {
    const piles = treatmentBySlug('piles')!
    const [, unreviewed] = treatmentJsonLd({ ...piles, isReviewed: false }, 'Proctology', '/x')
    const [procedure, reviewed] = treatmentJsonLd({ ...piles, isReviewed: true }, 'Proctology', '/x')
    expect(procedure).toMatchObject({ '@type': 'MedicalProcedure', name: 'Piles Treatment' })
    expect(unreviewed).not.toHaveProperty('reviewedBy')
    expect(reviewed).toMatchObject({ lastReviewed: piles.lastReview })
  })

  test('placeholder links are not passed off as the clinic’s own', () => {
    const links = Object.values(brand.social).filter(({ isPlaceholder }) => !isPlaceholder)
    expect(organisationJsonLd('https://x.example').sameAs).toHaveLength(links.length)
  })
})
