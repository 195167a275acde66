import { expandLead } from '@/model/lead/lead'
import { runtime } from '@/server/runtime'
import { ownLeadId } from '@/server/leads/intake/leadCookie'
import { requestWith } from '@/tests/support/siteRequest'
import { accounts } from '@/tests/support/testAccounts'
import { putDoctor } from '@/tests/support/testClinic'
import { cookieOfAnswer, filled, leadOfAnswer, post, submit } from '@/tests/support/plainForms'
import { submitSurvey } from '@/server/leads/intake/surveyAnswers'
import { enquiryDetails, ownEnquiry } from './ownEnquiry'

describe('the enquiry that this browser has sent', () => {
  test('is told to the holder of its signed cookie, with what the survey need not ask', async () => {
    const answer = await submit(filled({ mobile: '9876543210' }))
    const cookie = cookieOfAnswer(answer)
    const { id } = await leadOfAnswer(answer)
    expect(await ownEnquiry(requestWith({ cookie }), 'en')).toEqual({
      reference: id.slice(-8).toUpperCase(),
      details: {
        treatment: 'Piles Treatment',
        city: 'Chennai',
        doctor: '',
        hospital: '',
        mobile: '9876543210',
        countryCode: '91',
        callback: '',
        isInsured: true,
        known: ['insuranceField', 'FormPreferredCityField'],
      },
    })
    await submitSurvey(post('/survey', { callNowLaterField: 'Tomorrow' }, { cookie }))
    expect((await ownEnquiry(requestWith({ cookie }), 'en'))?.details).toMatchObject({
      callback: 'Tomorrow',
      known: ['insuranceField', 'callNowLaterField', 'FormPreferredCityField'],
    })
  })

  test('names its doctor, who can be booked where there is a schedule', async () => {
    await putDoctor(accounts.database.executeSql, 970)
    const detailsOf = (docotrid: string) => enquiryDetails(expandLead({ docotrid }), 'en')
    expect(await detailsOf('970')).toMatchObject({ doctor: 'Dr 970', bookable: 'doctor-970' })
    await accounts.database.executeSql(`delete from catalogue_schedules where doctor = 'doctor-970'`)
    expect(await detailsOf('970')).not.toHaveProperty('bookable')
    expect(await detailsOf('971')).toMatchObject({ doctor: '' })
  })

  test('is told to nobody by the id alone, by a wrong signature or by another lead’s', async () => {
    const [one, other] = [await submit(filled()), await submit(filled())].map(cookieOfAnswer)
    const [text = '', signature = ''] = (one ?? '').split('=')[1]?.split('.') ?? []
    const [, others = ''] = (other ?? '').split('.')
    const id = ownLeadId(requestWith({ cookie: `lead_ref=${text}.${signature}` })) ?? ''
    expect(id).toMatch(/^[0-9a-f-]{36}$/)
    for (const value of [id, text, `${text}.`, `${text}.${others}`, `${text}.${signature}x`, signature, ''])
      expect(await ownEnquiry(requestWith({ cookie: `lead_ref=${value}` }), 'en')).toBeUndefined()
  })

  test('is none any more once it was erased', async () => {
    const answer = await submit(filled())
    const { id } = await leadOfAnswer(answer)
    await accounts.database.executeSql('delete from lead where id = $1', [id])
    expect(await ownEnquiry(requestWith({ cookie: cookieOfAnswer(answer) }), 'en')).toBeUndefined()
  })

  test('keeps its reference while the database is away', async () => {
    const cookie = cookieOfAnswer(await submit(filled()))
    const isAvailable = jest.spyOn(runtime().intake.breaker, 'isAvailable', 'get').mockReturnValue(false)
    expect(await ownEnquiry(requestWith({ cookie }), 'en')).toEqual({
      reference: expect.stringMatching(/^[0-9A-F]{8}$/),
    })
    isAvailable.mockRestore()
  })
})
