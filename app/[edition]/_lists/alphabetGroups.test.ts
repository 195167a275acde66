import { alphabetGroups } from './Alphabet'
import type { Language } from '@/model/page/language'

const entry = (name: string) => ({ name, href: `/${name}`, departmentId: 1 })
const grouped = (names: readonly string[], language: Language = 'en') =>
  alphabetGroups(names.map(entry), language).map(({ letter, entries }) => [
    letter,
    entries.map(({ name }) => name),
  ])

describe('an index from A to Z', () => {
  it('sorts names whatever their case and leaves out letters without names', () => {
    expect(grouped(['piles', 'Asthma', 'anal fissure', 'PCOS'])).toEqual([
      ['A', ['anal fissure', 'Asthma']],
      ['P', ['PCOS', 'piles']],
    ])
  })

  it('puts names that begin with a figure before the letters', () => {
    expect(grouped(['ECG', '24-hour urine', '2D echo']).map(([letter]) => letter)).toEqual(['0–9', 'E'])
  })

  it('orders Hindi names by their own letters', () => {
    expect(grouped(['रक्त जाँच', 'एक्स-रे', 'अल्ट्रासाउंड', 'एमआरआई'], 'hi').map(([letter]) => letter)).toEqual([
      'अ',
      'ए',
      'र',
    ])
  })

  it('gives each letter an anchor of its own that needs no escaping in an address', () => {
    const ids = alphabetGroups(['A', 'B', 'अ', 'ए', '1'].map(entry), 'hi').map(({ id }) => id)
    expect(new Set(ids).size).toBe(5)
    expect(ids.filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([])
  })
})
