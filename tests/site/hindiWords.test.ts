import { wordsNotInHindi } from './hindiWords'

test.each([
  ['<p>Book now</p>', ['p: Book now']],
  ['<a aria-label="Close">बंद</a>', ['a[aria-label]: Close']],
  ['<p>अभी Book करें</p>', ['p: अभी Book करें']],
  ['<html lang="hi-IN"><body><p>Contact</p></body></html>', ['p: Contact']],
])('%s is found', (html, found) => expect(wordsNotInHindi(html)).toEqual(found))

test.each([
  '<p>अभी बुक करें</p>',
  '<p>हमें WhatsApp करें</p>',
  '<p>ICU के 36 बिस्तर, MRI</p>',
  '<a lang="en">Read this page in English</a>',
  '<p><span lang="en">Book</span></p>',
  '<script>const english = 1</script>',
  '<p>+91 90000 00000</p>',
  '<input placeholder="name@example.com">',
])('%s is not', (html) => expect(wordsNotInHindi(html)).toEqual([]))
