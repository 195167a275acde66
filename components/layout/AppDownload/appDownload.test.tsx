import { renderToStaticMarkup } from 'react-dom/server'
import { AppDownload } from './AppDownload'
import { NUMBERS } from '@/tests/support/contactNumbers'

const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the app-download block', () => {
  test('leads to both stores', () => {
    const html = renderToStaticMarkup(<AppDownload language="en" numbers={NUMBERS} />)
    expect(hrefsOf(html)).toEqual([NUMBERS.apps.android, NUMBERS.apps.ios])
    expect(html).toContain('The Shalya app')
  })

  test('speaks Hindi on Hindi pages', () => {
    expect(renderToStaticMarkup(<AppDownload language="hi" numbers={NUMBERS} />)).toContain('शल्य ऐप')
  })
})
