import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { footerColumns } from '@/components/layout/Footer/footerLinks'
import { headerCopy } from '@/content/copy/header'
import pressItems from '@/content/catalogue/demo/press.json'
import { blogCopy } from '@/content/copy/blog'
import { faqCopy } from '@/content/copy/faqAndPress'
import { readInOtherLanguage } from '@/content/copy/otherLanguage'
import { testCopy } from '@/content/copy/medicalTests'
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
  const copy = [
    ...footerColumns('en').flatMap(({ links }) => links.map(({ name }) => name)),
    headerCopy.en.languageSwitch,
    blogCopy.en.otherLanguage,
    blogCopy.en.allInOther,
    faqCopy.en.otherLanguage,
    readInOtherLanguage.en,
    JSON.stringify(pressItems.find(({ slug }) => slug === 'hindi-pages-and-articles')),
    testCopy.en.otherLanguage,
  ]
  const letters = new Set(copy.join('').match(/[\u0900-\u097f]/g))
  expect([...letters].filter((letter) => !HINDI_WORDS_LETTERS.includes(letter))).toEqual([])
})

test('an English page fetches neither ahead', () => {
  expect(drawn.english).not.toContain('preload')
})
