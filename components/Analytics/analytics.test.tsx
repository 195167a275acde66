import { renderToStaticMarkup } from 'react-dom/server'
import { consentWords } from '@/content/words/consent'
import { Analytics } from './Analytics'

const drawn = (adapter: 'none' | 'log' | 'dataLayer') =>
  renderToStaticMarkup(<Analytics language="en" settings={{ adapter, tagManagerId: 'GTM-TEST1' }} />)

test('no page carries another company’s script or a question in its HTML', () => {
  for (const adapter of ['none', 'log', 'dataLayer'] as const) {
    expect(drawn(adapter)).not.toContain('googletagmanager')
    expect(drawn(adapter)).not.toContain(consentWords.en.title)
  }
})

test('the question is asked in both languages', () => {
  expect(Object.keys(consentWords.hi)).toEqual(Object.keys(consentWords.en))
})
