import { renderToStaticMarkup } from 'react-dom/server'
import { MarkedHindi } from './MarkedHindi'

const drawn = (text: string, language: 'en' | 'hi' = 'en') =>
  renderToStaticMarkup(<MarkedHindi text={text} language={language} />)

test('marks the Hindi words of an English text as one run, and nothing else', () => {
  expect(drawn('Also called: घुटने का गठिया (घिसाव) · From ₹1')).toBe(
    'Also called: <span lang="hi">घुटने का गठिया (घिसाव)</span> · From ₹1',
  )
  expect(drawn('Also called: TKR')).toBe('Also called: TKR')
})

test('a Hindi page needs no mark', () => {
  expect(drawn('बवासीर (piles)', 'hi')).toBe('बवासीर (piles)')
})
