import { FIELD_OF_QUESTION, QUESTIONS, guidedEnquirySpec, questionOf } from './guidedEnquiry.questions'

describe('the questions', () => {
  it('are the required fields of one lead form, in their order', () => {
    expect(guidedEnquirySpec({ pageType: 'Chat', path: '/chat' }).fields).toEqual(
      QUESTIONS.map((question) => ({ key: FIELD_OF_QUESTION[question], required: true })),
    )
  })

  it('know their fields, and the country code belongs to the number', () => {
    for (const question of QUESTIONS) expect(questionOf(FIELD_OF_QUESTION[question])).toBe(question)
    expect(questionOf('countryCode')).toBe('mobile')
    expect(questionOf('query')).toBeUndefined()
  })
})
