import { rowIn } from './inHindi'

const row = {
  name: 'Piles',
  cost: { currency: 'INR', drivers: ['The stay'] },
  risks: ['Bleeding', 'Pain'],
  inHindi: { cost: { drivers: ['भर्ती'] }, risks: ['खून'] },
}

test('a translated field keeps what the row has beside texts; a list is translated whole', () => {
  expect(rowIn(row, 'hi')).toMatchObject({
    name: 'Piles',
    cost: { currency: 'INR', drivers: ['भर्ती'] },
    risks: ['खून'],
  })
  expect(rowIn(row, 'en')).toBe(row)
})
