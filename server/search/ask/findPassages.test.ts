import { catalogueSnapshot, setCatalogueSnapshot } from '@/content/catalogue/snapshot/catalogueSnapshot'
import type { Article } from '@/model/catalogue/article'
import { QUESTION_LIMIT } from '@/model/search/askAnswer'
import { findPassages, nearestTerm } from './findPassages'
import { HARDLY_MORE_THAN_LINEAR, growth } from '@/tests/support/growth'

const found = (question: string) => findPassages(question).map(({ href, heading }) => `${href}: ${heading}`)
const first = (question: string) => found(question)[0]

describe('a question about what the catalogue tells', () => {
  test.each([
    ['What are the symptoms of gallstones?', '/condition/gallstones: Symptoms'],
    ['How long is recovery after piles surgery?', '/treatment/piles: Recovery'],
    ['risks of hip replacement', '/treatment/hip-replacement: Risks'],
    ['can piles be treated without an operation', '/treatment/piles: Alternatives'],
    ['Does insurance pay for cataract?', '/treatment/cataract: Insurance'],
    ['What does knee replacement cost?', '/treatment/knee-replacement-cost: Cost'],
    ['What does knee replacement cost in Mumbai?', '/treatment/knee-replacement-cost-in-mumbai: Cost'],
    ['symtoms of gallstnes', '/condition/gallstones: Symptoms'],
    ['bawasir ke operation ka kharcha', '/treatment/piles-cost: Cost'],
    ['पित्त की पथरी के लक्षण क्या हैं?', '/hi/condition/gallstones: लक्षण'],
    ['मुंबई में घुटना बदलने का खर्च कितना है?', '/treatment/knee-replacement-cost-in-mumbai: Cost'],
    ['बवासीर के ऑपरेशन के बाद ठीक होने में कितना समय लगता है?', '/hi/treatment/piles: ठीक होने का समय'],
  ])('%s', (question, passage) => expect(first(question)).toBe(passage))

  test('tells of a cost in a city only who asks for that city', () => {
    expect(found('What does LASIK cost?').filter((one) => /-cost-in-/.test(one))).toEqual([])
    expect(found('LASIK cost in Pune').filter((one) => /-cost-in-(?!pune)/.test(one))).toEqual([])
  })

  test('is answered in few passages, not all of one page, each with its source', () => {
    const passages = findPassages('What are piles?')
    expect(passages.length).toBeGreaterThan(1)
    expect(passages.length).toBeLessThanOrEqual(5)
    for (const { href, texts, heading } of passages) {
      expect(href).toMatch(/^\/(condition|treatment|test|blog|faq)/)
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.length).toBeLessThanOrEqual(6)
      expect(heading).not.toBe('')
    }
  })
})

test.each([
  ['pathri me kya khana chahiye', /^\/hi\/(blog\/preventing-kidney-stones|condition\/kidney-stones)/],
  [
    'gurde ki pathri me kya khana chahiye',
    /^\/hi\/(blog\/preventing-kidney-stones|condition\/kidney-stones)/,
  ],
  ['pitte ki pathri me kya khaye', /^\/hi\/(blog\/gallstones-and-food|condition\/gallstones)/],
  ['bawaseer me kya khaye', '/hi/blog/piles-diet'],
])('advice that is asked for in Hindi, in Latin letters, is answered in Hindi first: %s', (question, page) =>
  expect(findPassages(question)[0]).toMatchObject({ href: expect.stringMatching(page), language: 'hi' }),
)

describe('a question about anything else', () => {
  test.each([
    'Who won the cricket world cup?',
    'What is the capital of France?',
    'asdfgh qwerty',
    'best phone under 20000',
    'the of and',
    '???',
    '',
  ])('%s: is not answered', (question) => expect(findPassages(question)).toEqual([]))
})

test.each(['hrnia ', 'zzzzzzz ', 'piles ', 'पथरी '])(
  'a question full of %j takes a time that grows with its length only',
  (word) => {
    const ask = (length: number) => void findPassages(word.repeat(length).slice(0, length))
    expect(growth(ask, QUESTION_LIMIT)).toBeLessThan(HARDLY_MORE_THAN_LINEAR)
  },
)

describe('rows in Hindi', () => {
  const hindi: Article = {
    ArticleId: 9001,
    title: 'पित्त की पथरी: घर पर क्या करें',
    slug: 'pathri',
    language: 'hi',
    summary: 'पित्त की पथरी में भोजन और आराम।',
    departmentid: 1,
    conditionSlugs: ['gallstones'],
    treatmentSlugs: [],
    testSlugs: [],
    published: '2026-01-01',
    body: '## लक्षण\n\nभोजन के बाद पसली के नीचे दर्द, उल्टी और बुखार।',
    isReviewed: false,
    writerSlug: 'x',
    reviewerSlug: 'y',
    lastReview: '2026-01-01',
    nextReview: '2027-01-01',
    sources: [],
  }
  beforeAll(() => setCatalogueSnapshot({ ...catalogueSnapshot(), articles: [hindi] }))
  afterAll(() => setCatalogueSnapshot(undefined))

  test('answer a question in Hindi first, and rows in English follow', () => {
    const passages = findPassages('पित्त की पथरी के लक्षण क्या हैं?')
    expect(passages).toContainEqual({
      title: hindi.title,
      heading: 'लक्षण',
      texts: ['भोजन के बाद पसली के नीचे दर्द, उल्टी और बुखार।'],
      href: '/hi/blog/pathri',
      language: 'hi',
    })
    const languages = passages.map(({ language }) => language)
    expect(languages[0]).toBe('hi')
    expect(languages).toEqual(languages.toSorted().toReversed())
  })

  test('do not answer a question in English', () =>
    expect(findPassages('symptoms of gallstones').filter(({ language }) => language === 'hi')).toEqual([]))
})

describe('a question in Hindi, in either script', () => {
  test.each([
    ['piles ka ilaj kaise hota hai', '/hi/treatment/piles'],
    ['bawasir ke lakshan kya hain', '/hi/condition/piles'],
    ['ghutne ka operation kitne din', '/hi/treatment/knee-replacement'],
    ['बवासीर का इलाज कैसे होता है', '/hi/treatment/piles'],
    ['मोतियाबिंद के लक्षण क्या हैं', '/hi/condition/cataract'],
    ['हर्निया का ऑपरेशन कैसे होता है', '/hi/treatment/'],
  ])('%s: Hindi pages answer first', (question, page) => {
    const passages = findPassages(question)
    expect(passages[0]?.language).toBe('hi')
    expect(
      passages
        .filter(({ language }) => language === 'hi')
        .map(({ href }) => href)
        .join(' '),
    ).toContain(page)
  })

  test.each(['piles surgery recovery', 'me and my piles', 'the knee operation'])('%s is none', (question) =>
    expect(findPassages(question).filter(({ language }) => language === 'hi')).toEqual([]),
  )

  test('says nothing twice in two languages', () => {
    const passages = findPassages('बवासीर के लक्षण')
    const symptoms = passages.filter(({ href }) => /\/condition\/piles$/.test(href))
    expect(symptoms.filter(({ heading }) => heading === 'Symptoms')).toEqual([])
  })
})

const known = new Map([
  ['hernia', [1, 2, 3]],
  ['hernial', [1]],
  ['gallstone', [1]],
  ['pile', [1]],
])

describe('a mistyped word', () => {
  test.each([
    ['hernea', 'hernia'],
    ['hrenia', 'hernia'],
    ['galstoen', 'gallstone'],
  ])('%s stands for %s', (typed, meant) => expect(nearestTerm(typed, known)).toBe(meant))

  test.each(['pils', 'xernia', 'cricket', '12345'])('%s stands for none', (typed) =>
    expect(nearestTerm(typed, known)).toBeUndefined(),
  )
})
