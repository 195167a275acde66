import { drawnHtml, keepHtml } from './drawnHtml'
import { linkMarkup } from './markup'

test('what is drawn for a draft’s preview and for a page at the same time is found by its own key alone', () => {
  const page = keepHtml('<a href="/a">As published</a>')
  const draft = keepHtml('<a href="/a">A draft</a>')
  expect(drawnHtml(page)).toBe('<a href="/a">As published</a>')
  expect(drawnHtml(draft)).toBe('<a href="/a">A draft</a>')
  expect(keepHtml('<a href="/a">As published</a>')).toBe(page)
})

test('texts that are drawn no longer make room, and what is drawn again and again stays', () => {
  const old = keepHtml('old')
  const often = keepHtml('often')
  for (let text = 0; text < 1_000; text += 1) {
    keepHtml(`text ${text}`)
    expect(keepHtml('often')).toBe(often)
  }
  expect(drawnHtml(old)).toBe('')
  expect(drawnHtml(often)).toBe('often')
})

test('a catalogue’s text is a text in the link', () => {
  expect(linkMarkup({ href: '/x?a=1&b="2"', name: '<b>A & B</b>', lang: 'hi', hrefLang: 'hi' })).toBe(
    '<a href="/x?a=1&amp;b=&quot;2&quot;" lang="hi" hreflang="hi">&lt;b&gt;A &amp; B&lt;/b&gt;</a>',
  )
})
