import { linkMarkup } from './markup'

test('a catalogue’s text is a text in the link', () => {
  expect(linkMarkup({ href: '/x?a=1&b="2"', name: '<b>A & B</b>', lang: 'hi', hrefLang: 'hi' })).toBe(
    '<a href="/x?a=1&amp;b=&quot;2&quot;" lang="hi" hreflang="hi">&lt;b&gt;A &amp; B&lt;/b&gt;</a>',
  )
})
