import { claimsIn } from './claims'

test.each([
  'the best hospital',
  'Guaranteed results',
  'it cures piles',
  'hurry, few places are left',
  'a 100% success rate',
  'सर्वश्रेष्ठ अस्पताल',
])('%s is a claim', (text) => expect(claimsIn(text)).toHaveLength(1))

test.each([
  'prices without a guarantee',
  'we do not hurry you',
  'time to think, without hurry',
  '100% confidential and safe',
  'care that is secure',
])('%s is none', (text) => expect(claimsIn(text)).toEqual([]))
