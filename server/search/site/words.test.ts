import fc from 'fast-check'
import { maxTypos, soundOf, wordsOf } from './words'

const same = (...texts: string[]) => new Set(texts.map((text) => wordsOf(text).join(' '))).size === 1
const sounds = (...texts: string[]) =>
  new Set(texts.map((text) => wordsOf(text).map(soundOf).join(' '))).size === 1

describe('words are compared', () => {
  test.each([
    ['case', 'PILES', 'piles'],
    ['marks', 'Ménière', 'Meniere'],
    ['British and American spelling', 'haemorrhoids', 'hemorrhoids'],
    ['British and American spelling', 'tumour', 'tumor'],
    ['British and American spelling', 'sterilisation', 'sterilization'],
    ['British and American spelling', 'oesophagus', 'esophagus'],
    ['British and American spelling', 'centre', 'center'],
    ['doubled letters', 'cirrhosis', 'cirhosis'],
    ['a plural', 'kidney stones', 'kidney stone'],
    ['a plural', 'biopsies', 'biopsy'],
    ['an apostrophe', 'women’s', "women's"],
    ['blanks and punctuation', 'knee - replacement,', 'knee replacement'],
    ['Hindi in either script', 'बवासीर', 'bavasir'],
    ['Hindi in either script', 'पथरी', 'pathri'],
    ['Hindi in either script', 'घुटना', 'ghutna'],
  ])('without %s: %s', (_, one, other) => expect(same(one, other)).toBe(true))

  test.each([
    ['cirrhosis', 'cirrhotic'],
    ['sinus', 'sinu'],
    ['abscess', 'absces s'],
    ['knee', 'knees pain'],
  ])('but %s is not %s', (one, other) => expect(same(one, other)).toBe(false))

  test('and nothing that is typed is too strange', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const word of wordsOf(text)) expect(word).not.toMatch(/^$|[\s'\\|&!:()*<>#~{]/)
      }),
    )
  })
})

describe('words sound alike', () => {
  test.each([
    [['bawasir', 'bavaseer', 'bawaseer', 'बवासीर']],
    [['pathri', 'pathari', 'pathree', 'पथरी']],
    [['motiyabind', 'motiabind', 'मोतियाबिंद']],
    [['hydrocele', 'hydrosil', 'हाइड्रोसील']],
    [['thyroid', 'थायरॉइड']],
    [['cancer', 'कैंसर']],
    [['asthma', 'asma', 'अस्थमा']],
    [['ilaj', 'ilaaz', 'इलाज']],
    [['operation', 'operashun', 'operasan']],
    [['glaucoma', 'glocoma']],
    [['cirrhosis', 'sirosis']],
    [['quraishi', 'kureshi']],
  ])('%s', (words) => expect(sounds(...words)).toBe(true))

  test.each([
    ['piles', 'pulse rate'],
    ['kidney', 'knee'],
    ['eye', 'ear'],
    ['haddi', 'hand'],
  ])('%s not like %s', (one, other) => expect(sounds(one, other)).toBe(false))
})

test('letters are forgiven by the length of the word, not at all in the shortest', () => {
  expect(['ecg', 'pils', 'kindey', 'catract', 'apendicitis'].map(maxTypos)).toEqual([0, 1, 1, 2, 3])
})
