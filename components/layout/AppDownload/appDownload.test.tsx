import { renderToStaticMarkup } from 'react-dom/server'
import { appLinksFor } from '@/content/links/appLinks'
import { AppDownload } from './AppDownload'

const NUMBERS = { phone: '9876543210', whatsapp: '919876543210' }
const hrefsOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the app-download block', () => {
  test('leads to both stores', () => {
    const html = renderToStaticMarkup(<AppDownload language="en" numbers={NUMBERS} />)
    expect(hrefsOf(html)).toEqual([appLinksFor().android, appLinksFor().ios])
    expect(html).toContain('The Shalya app')
  })

  test('takes the clinic’s own links', () => {
    const apps = { android: 'https://android.example/1', ios: 'https://ios.example/1' }
    const html = renderToStaticMarkup(<AppDownload language="en" numbers={{ ...NUMBERS, apps }} />)
    expect(hrefsOf(html)).toEqual([apps.android, apps.ios])
  })

  test('speaks Hindi on Hindi pages', () => {
    expect(renderToStaticMarkup(<AppDownload language="hi" numbers={NUMBERS} />)).toContain('शल्य ऐप')
  })
})
