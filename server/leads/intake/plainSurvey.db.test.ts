import { expandLead } from '@/model/lead/lead'
import { runtime, setRuntime } from '@/server/runtime'
import { cookieOfAnswer, filled, leadOfAnswer, post, submit } from '@/tests/support/plainForms'
import { testLimits } from '@/tests/support/testLimits'
import { submitSurvey } from './surveyAnswers'

describe('the quick survey sent without JavaScript', () => {
  const survey = async (fields: Record<string, string>, cookie: string) =>
    (await submitSurvey(post('/survey', fields, { cookie }))).headers.get('location')

  test('joins the lead that the browser’s cookie names', async () => {
    const answer = await submit(filled())
    const location = await survey(
      { FormLocalityField: 'Andheri West', priorConsultationField: 'yes' },
      cookieOfAnswer(answer),
    )
    expect(location).toBe('/thankyou?isquicksurvey=1#survey-done')
    const { fields } = await leadOfAnswer(answer)
    expect(expandLead(fields)).toMatchObject({ locality: 'Andheri West', Prior_Consultation: 'yes' })
  })

  test('without a lead says that it failed, and without an answer that nothing is missing', async () => {
    expect(await survey({ FormLocalityField: 'Andheri West' }, '')).toBe(
      '/thankyou?isquicksurvey=1#survey-failed',
    )
    expect(await survey({}, '')).toBe('/thankyou?isquicksurvey=1#survey-done')
  })

  test('counts among the lead forms of its address', async () => {
    setRuntime({ ...runtime(), limits: testLimits({ leads: 2 }) })
    const cookie = cookieOfAnswer(await submit(filled()))
    expect(await survey({ FormLocalityField: 'Andheri West' }, cookie)).toMatch(/#survey-done$/)
    expect(await survey({ FormLocalityField: 'Bandra' }, cookie)).toMatch(/#survey-failed$/)
  })
})
