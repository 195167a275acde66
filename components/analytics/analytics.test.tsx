import { renderToStaticMarkup } from 'react-dom/server'
import { consentCopy } from '@/content/copy/consent'
import { withoutProps } from '@/tests/support/drawnPage'
import { Analytics } from './Analytics'

const drawn = (adapter: 'none' | 'log' | 'dataLayer') =>
  withoutProps(
    renderToStaticMarkup(<Analytics language="en" settings={{ adapter, tagManagerId: 'GTM-TEST1' }} />),
  )

test('no page carries another company’s script or a question in its HTML', () => {
  for (const adapter of ['none', 'log', 'dataLayer'] as const) {
    expect(drawn(adapter)).not.toContain('googletagmanager')
    expect(drawn(adapter)).not.toContain(consentCopy.en.title)
  }
})

test('the question is asked in both languages', () => {
  expect(Object.keys(consentCopy.hi)).toEqual(Object.keys(consentCopy.en))
})
