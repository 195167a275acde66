import { QUESTION_LIMIT } from '@/model/search/askAnswer'
import { languageOfQuestion, readQuestion, stemsOf, termsOf } from './askText'
import { namesInQuestion } from './askCatalogue'

describe('a typed question', () => {
  test('is read without control characters and repeated blanks', () => {
    expect(readQuestion('  What\u0000 is\n\n a\t hernia? ')).toEqual({
      question: 'What is a hernia?',
      isCut: false,
    })
    expect(readQuestion(' \u0007 ').question).toBe('')
  })

  test('is cut to its first characters, whole ones', () => {
    const { question, isCut } = readQuestion('😀'.repeat(QUESTION_LIMIT + 1))
    expect([...question]).toHaveLength(QUESTION_LIMIT)
    expect(question.endsWith('😀')).toBe(true)
    expect(isCut).toBe(true)
    expect(readQuestion('x'.repeat(QUESTION_LIMIT)).isCut).toBe(false)
    expect([...readQuestion('y '.repeat(1_000_000)).question].length).toBeLessThanOrEqual(QUESTION_LIMIT)
  })

  test('is Hindi when it has Devanagari in it', () => {
    expect(languageOfQuestion('What is बवासीर?')).toBe('hi')
    expect(languageOfQuestion('bawaseer kya hai')).toBe('en')
  })
})

describe('the words of a text', () => {
  test.each([
    ['Haemorrhoids', 'hemorrhoid'],
    ['Gallstones', 'gallstone'],
    ['surgeries', 'operation'],
    ['ख़ून', 'रक्त'],
    ['साँस', 'सांस'],
    ['हड्डियों', 'हड्डी'],
    ['patient’s', 'patient'],
  ])('%s counts as %s', (one, other) => expect(stemsOf(one)).toEqual(stemsOf(other)))

  test('leave out those that say nothing, in three ways of writing', () => {
    expect(termsOf('What is the hernia?')).toEqual(stemsOf('hernia'))
    expect(termsOf('hernia kya hota hai')).toEqual(stemsOf('hernia'))
    expect(termsOf('हर्निया क्या होता है?')).toEqual(stemsOf('हर्निया'))
  })

  test('क्या (what) is not क्यों (why)', () => expect(stemsOf('क्या')).not.toEqual(stemsOf('क्यों')))

  test.each([
    ['ghutne', 'घुटना'],
    ['Anaesthesia', 'anesthesia'],
  ])('%s counts as %s in either script and spelling', (one, other) =>
    expect(stemsOf(one)).toEqual(stemsOf(other)),
  )

  test.each(['gallstones', 'operations', 'घुटनों', 'bleeding'])('the stem of %s is its own', (word) =>
    expect(stemsOf(stemsOf(word).join(' '))).toEqual(stemsOf(word)),
  )
})

test('what may stand in a page’s name is kept as it was typed', () => {
  expect(namesInQuestion('What does a knee replacement cost in Mumbai?')).toBe('knee replacement Mumbai')
  expect(namesInQuestion('बवासीर के लक्षण क्या हैं?')).toBe('बवासीर')
  expect(namesInQuestion('What is the cost?')).toBe('')
})
