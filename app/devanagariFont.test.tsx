import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { footerColumns } from '@/components/Footer/footerLinks'
import { messagesFor } from '@/content/messages/messagesFor'
import pressItem from '@/content/catalogue/press/hindi-pages-and-articles.json'
import { blogWords } from '@/content/words/blog'
import { faqWords } from '@/content/words/faqAndPress'
import { readInOtherLanguage } from '@/content/words/otherLanguage'
import { testWords } from '@/content/words/tests'
import { DevanagariFont, HINDI_WORDS_LETTERS, HindiWordsFont } from './DevanagariFont'

const drawn = {
  hindi: renderToStaticMarkup(<DevanagariFont />),
  english: renderToStaticMarkup(<HindiWordsFont />),
}

test.each(Object.entries(drawn))('the fonts of %s pages are there', (_, html) => {
  const files = [...html.matchAll(/url\((?:'|&#x27;)([^')&]+)/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect([file, existsSync(join('public', file))]).toEqual([file, true])
})

test('the small one has every letter of the Hindi words that stand on English pages', () => {
  const words = [
    ...footerColumns('en').flatMap(({ links }) => links.map(({ name }) => name)),
    messagesFor('en').header.languageSwitch,
    blogWords.en.otherLanguage,
    blogWords.en.allInOther,
    faqWords.en.otherLanguage,
    readInOtherLanguage.en,
    JSON.stringify(pressItem),
    testWords.en.otherLanguage,
  ]
  const letters = new Set(words.join('').match(/[\u0900-\u097f]/g))
  expect([...letters].filter((letter) => !HINDI_WORDS_LETTERS.includes(letter))).toEqual([])
})

test('an English page fetches neither ahead', () => {
  expect(drawn.english).not.toContain('preload')
})
