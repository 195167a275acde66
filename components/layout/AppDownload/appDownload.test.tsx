import { FAQ_PAGE } from '@/tests/support/faqPage'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '@/model/page/language'
import { AppDownload } from './AppDownload'
import { setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import { clinicWithNumbers } from '@/tests/support/clinicWithNumbers'
import { NUMBERS } from '@/tests/support/contactNumbers'

beforeAll(() => setCatalogueSnapshot(clinicWithNumbers()))
afterAll(() => setCatalogueSnapshot(undefined))

const drawn = (language: Language) => renderToStaticMarkup(<AppDownload page={{ ...FAQ_PAGE, language }} />)
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the app-download block', () => {
  test('leads to both stores', () => {
    const html = drawn('en')
    expect(hrefsOf(html)).toEqual([NUMBERS.apps.android, NUMBERS.apps.ios])
    expect(html).toContain('The Shalya app')
  })

  test('speaks Hindi on Hindi pages', () => {
    expect(drawn('hi')).toContain('शल्य ऐप')
  })
})
