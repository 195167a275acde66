import { readPage } from './pageFacts'

const page = (body: string, head = '') =>
  readPage(`<!DOCTYPE html><html lang="en-IN"><head>${head}</head><body>${body}</body></html>`)

test('a page is read as a search engine reads it', () => {
  const facts = page(
    '<main id="a"><h1>Piles</h1><svg><title>A drawing</title></svg><img width="1" height="1" src="/a.png"></main><p id="a">',
    '<title>Piles</title><link rel="canonical" href="/x"><link rel="alternate" hreflang="hi-IN" href="/hi/x">' +
      '<meta name="robots" content="noindex, follow"><script type="application/ld+json">{}</script>',
  )
  expect(facts).toMatchObject({
    title: 'Piles',
    language: 'en-IN',
    canonical: '/x',
    isUnlisted: true,
    alternates: { 'hi-IN': '/hi/x' },
    headings: 1,
    mains: 1,
    repeatedIds: ['a'],
    unsizedPictures: ['svg '],
    jsonLd: ['{}'],
  })
  expect([...facts.files]).toEqual(['/a.png'])
})

test('words in scripts and styles are read by nobody', () => {
  const { text } = page('<style>best</style><script>best</script>read <b aria-label="named">this</b>')
  expect(text.trim()).toBe('read this named')
})

test('a form that only asks leads where it leads untouched, one that sends does not', () => {
  const { links } = page(
    '<form action="/calculate/cost#result"><input type="hidden" name="treatment" value="piles">' +
      '<select name="city"><option value="1">A<option value="2" selected>B</select>' +
      '<input type="checkbox" name="robot"><input type="radio" name="room" value="x" checked></form>' +
      '<form method="post" action="/enquiry"></form><a href="/a">A</a>',
  )
  expect([...links]).toEqual(['/a', '/calculate/cost?treatment=piles&city=2&room=x'])
})
