import { renderToStaticMarkup } from 'react-dom/server'
import type { AskAnswer, AskOutcome } from '@/model/search/askAnswer'
import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { AskCatalogue } from './AskCatalogue'
import type { Language } from '@/model/page/language'

const ANSWER: AskAnswer = {
  question: 'piles <b>now</b>?',
  language: 'en',
  isCut: false,
  urgency: null,
  short: null,
  passages: [
    {
      title: 'Piles',
      heading: 'Symptoms',
      texts: ['Bleeding', 'Itching'],
      href: '/condition/piles',
      language: 'en',
    },
    {
      title: 'Piles Treatment',
      heading: 'Insurance',
      texts: ['Covered.'],
      href: '/treatment/piles',
      language: 'en',
    },
  ],
  pages: [{ name: 'Dr A', href: '/doctor/a' }],
}

const drawn = (outcome: AskOutcome, isOutside = false, language: Language = 'en') =>
  renderToStaticMarkup(
    <AskCatalogue outcome={outcome} language={language} path="/chat/ai" isOutside={isOutside} />,
  )
const answered = (changed: Partial<AskAnswer> = {}) =>
  drawn({ kind: 'answered', answer: { ...ANSWER, ...changed } }, false, changed.language)

describe('asking', () => {
  const html = drawn({ kind: 'noQuestion' })

  test('is a plain form that needs no JavaScript and takes 300 characters', () => {
    const [form = ''] = html.match(/<form [^>]*>/) ?? []
    expect(form).toContain('action="/chat/ai#answer" method="get"')
    const [input = ''] = html.match(/<input [^>]*>/) ?? []
    expect(input).toMatch(/name="q"/)
    expect(input).toMatch(/maxLength="300"/)
    expect(html).toContain('<label for="question">Your question</label>')
  })

  test('begins with examples to follow', () =>
    expect(html.match(/<a href="\/chat\/ai\?q=[^"]+#answer"/g)).toHaveLength(3))

  test('tells of an outside service only where there is one', () => {
    expect(html).not.toContain('outside service')
    expect(drawn({ kind: 'noQuestion' }, true)).toContain('outside service')
  })

  test('too often is told so', () => expect(drawn({ kind: 'tooMany' })).toContain('try again in a minute'))
})

describe('an answer', () => {
  test('shows each passage with the page it stands on, and says that it is no diagnosis', () => {
    const html = answered()
    expect(html).toContain('<a href="/condition/piles">Source: Piles</a>')
    expect(html).toContain('<li>Bleeding</li>')
    expect(html).toContain('<p>Covered.</p>')
    expect(html).toContain('It is not a diagnosis')
    expect(html).toContain('<a href="/doctor/a">Dr A</a>')
  })

  test('shows the question as text and keeps it in the form', () => {
    const html = answered()
    expect(html).not.toContain('<b>')
    expect(html).toContain('You asked: piles &lt;b&gt;now&lt;/b&gt;?')
    expect(html).toContain('value="piles &lt;b&gt;now&lt;/b&gt;?"')
  })

  test('shows what the service wrote as text, above numbered passages', () => {
    const html = answered({ short: '<img src=x onerror=alert(1)> Weeks [2].' })
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; Weeks [2].')
    expect(html).not.toContain('<img')
    expect(html).toContain('class="cards numbered"')
    expect(html.indexOf('Weeks [2]')).toBeLessThan(html.indexOf('Bleeding'))
  })

  test('says where to call before anything else when there is danger', () => {
    const html = answered({ urgency: urgentHelpIn({ kind: 'heart', level: 'now' }, 'en') })
    expect(html).toContain('href="tel:112"')
    expect(html.indexOf('tel:112')).toBeLessThan(html.indexOf('Bleeding'))
  })

  test('says nothing else where somebody speaks of ending a life', () => {
    const html = answered({ urgency: urgentHelpIn({ kind: 'suicide', level: 'now' }, 'en') })
    expect(html).toContain('href="tel:112"')
    expect(html).toContain('href="tel:14416"')
    expect(html).not.toContain('Bleeding')
    expect(html).not.toContain('Dr A')
  })

  test('on the English page says which sources are in Hindi', () => {
    const [passage] = ANSWER.passages
    if (!passage) throw new Error('no passage')
    const html = answered({ passages: [{ ...passage, href: '/hi/condition/piles', language: 'hi' }] })
    expect(html).toContain('<ul lang="hi">')
    expect(html).toContain('hrefLang="hi"')
    expect(html).toContain('This page is in Hindi.')
  })

  test('in Hindi says which sources are in English', () => {
    const html = answered({ language: 'hi', question: 'बवासीर' })
    expect(html).toContain('<ul lang="en">')
    expect(html).toContain('यह पेज अंग्रेज़ी में है।')
    expect(html).toContain('निदान नहीं')
  })

  test('that was found nowhere says so, and that a long question was cut', () => {
    const html = answered({ passages: [], pages: [], isCut: true })
    expect(html).toContain('Our pages say nothing about that')
    expect(html).toContain('first 300 characters')
  })
})
