import fc from 'fast-check'
import { wordDiff } from './wordDiff'
import { HARDLY_MORE_THAN_LINEAR, growth } from '@/tests/support/growth'

const diffText = (before: string, after: string) =>
  wordDiff(before, after).map(({ kind, text }) => `${{ same: '', removed: '-', added: '+' }[kind]}${text}`)

test('names the words that changed', () => {
  expect(diffText('Rest for two days at home.', 'Rest for three days at home.')).toEqual([
    'Rest for ',
    '-two ',
    '+three ',
    'days at home.',
  ])
  expect(diffText('', 'New.')).toEqual(['+New.'])
  expect(diffText('Old.', '')).toEqual(['-Old.'])
  expect(diffText('Same.', 'Same.')).toEqual(['Same.'])
  expect(diffText('', '')).toEqual([])
  expect(diffText('a b c d', 'b c x d')).toEqual(['-a ', 'b c ', '+x ', 'd'])
})

test('tells both texts whole, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '\n', 'दो', '  '), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after)
      const without = (kind: string) =>
        parts
          .filter((part) => part.kind !== kind)
          .map((part) => part.text)
          .join('')
      expect([without('added'), without('removed')]).toEqual([before, after])
      if (before === after) expect(parts.every(({ kind }) => kind === 'same')).toBe(true)
    }),
  )
})

test('is quick with texts that have nothing in common', () => {
  const compare = (words: number) => wordDiff('one '.repeat(words), 'other '.repeat(words))
  expect(compare(20_000).map(({ kind }) => kind)).toEqual(['removed', 'added'])
  expect(growth(compare, 20_000)).toBeLessThan(HARDLY_MORE_THAN_LINEAR)
})
