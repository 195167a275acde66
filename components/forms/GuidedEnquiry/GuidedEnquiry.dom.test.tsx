import { visit } from '@/components/layout/VisitContext/visitContext.actors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { keptLeadId } from '@/services/keptLead'
import { createLead, sendLeadToCrm } from '@/services/lead'
import { browser } from '@/services/browser'
import { button, isAt, planOfChat, showChat } from '@/tests/support/chatOnPage'
import { testLeadForm } from '@/tests/support/leadFormOnPage'
import { GuidedEnquiryClient } from './GuidedEnquiryClient'

jest.mock('@/services/lead')
jest.mock('@/services/httpClient')

const created = jest.mocked(createLead)
const user = userEvent.setup()
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {})

testLeadForm()

const TREATMENT = 'Which treatment is it about?'
const CITY = 'In which city?'
const WHEN = 'When would you like your callback?'
const NAME = 'What is your name?'
const MOBILE = 'What is your mobile number?'

const go = () => user.click(button('Continue'))
const progress = () => document.querySelector('.progress')?.textContent

async function answerAll(form: HTMLFormElement) {
  await isAt(form, 'treatment')
  await user.selectOptions(screen.getByLabelText(TREATMENT), 'Piles Treatment')
  await go()
  await user.selectOptions(screen.getByLabelText(CITY), 'Mumbai')
  await go()
  await user.click(within(screen.getByRole('group', { name: WHEN })).getByLabelText('Tomorrow'))
  await go()
  await user.type(screen.getByLabelText(NAME), 'Asha Rao')
  await go()
  await user.type(screen.getByLabelText(MOBILE), '9876543210')
  await go()
  await isAt(form, 'reviewing')
}

describe('without JavaScript', () => {
  const html = renderToString(<GuidedEnquiryClient viewModel={planOfChat()} />)
  const page = new DOMParser().parseFromString(html, 'text/html')

  test('the chat is a plain form of all five questions that posts to the enquiry’s route', () => {
    const form = page.querySelector('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/enquiry'])
    for (const name of ['treatment', 'city', 'callNowLaterField', 'name', 'mobile', 'countryCode']) {
      const control = page.querySelector(`[name=${name}]`)
      expect([name, control?.closest('[hidden]')]).toEqual([name, null])
    }
    expect(page.querySelector('button[type=submit] .whole')?.textContent).toBe('Send my enquiry')
    expect(page.querySelectorAll('button')).toHaveLength(1)
  })

  test('it tells the server which page and which fields it is', () => {
    const hidden = Object.fromEntries(
      [...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map((one) => [one.name, one.value]),
    )
    expect(hidden).toMatchObject({ pageType: 'Chat', path: '/chat', language: 'en' })
    expect(JSON.parse(hidden.configured ?? '')).toEqual({
      leadFormKeys: ['treatment', 'city', 'callNowLaterField'],
    })
  })
})

describe('the conversation', () => {
  test('asks one question at a time, keeps the given answers in the list, and moves the focus along', async () => {
    const form = showChat()
    await isAt(form, 'treatment')
    expect(document.activeElement).toBe(document.body)
    expect(progress()).toBe('Question 1 of 5')
    const talk = screen.getByRole('list')
    expect(within(talk).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()

    await user.selectOptions(screen.getByLabelText(TREATMENT), 'Piles Treatment')
    await go()
    expect(document.activeElement).toBe(screen.getByLabelText(CITY))
    expect(progress()).toBe('Question 2 of 5')
    const items = within(talk).getAllByRole('listitem')
    expect(items).toHaveLength(2)
    expect(items[0]?.textContent).toContain('Piles Treatment (shown)')
    expect(screen.queryByRole('button', { name: /Change/ })).toBeNull()
  })

  test('says what the visit is about, and asks on from there', async () => {
    visit().send({ type: 'topic.chosen', topic: 'treatment', thing: { value: 'Piles Treatment' } })
    visit().send({ type: 'topic.chosen', topic: 'city', thing: { value: 'Mumbai' } })
    const form = showChat()
    await isAt(form, 'when')
    expect(await screen.findByText('For Piles Treatment (shown) in Mumbai')).toBeTruthy()
  })

  test('says what is wrong below the control, and stays', async () => {
    const form = showChat()
    await isAt(form, 'treatment')
    await go()
    const control = screen.getByLabelText(TREATMENT)
    await waitFor(() => expect(document.activeElement).toBe(control))
    expect(control.getAttribute('aria-invalid')).toBe('true')
    const described = control.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe('Please Select a Treatment')
    await user.selectOptions(control, 'Circumcision')
    expect(screen.queryByText('Please Select a Treatment')).toBeNull()
  })

  test('goes back and finds what was typed', async () => {
    const form = showChat()
    await isAt(form, 'treatment')
    await user.selectOptions(screen.getByLabelText(TREATMENT), 'Circumcision')
    await go()
    await user.click(button('Back'))
    const control = screen.getByLabelText<HTMLSelectElement>(TREATMENT)
    expect(control.value).toBe('Circumcision')
    expect(document.activeElement).toBe(control)
  })

  test('takes over what was typed in the plain form, at the place where the visitor is', async () => {
    const form = showChat()
    const name = screen.getByLabelText<HTMLInputElement>(NAME)
    name.focus()
    fireEvent.input(name, { target: { value: 'Ash' } })
    name.setSelectionRange(1, 2)
    await isAt(form, 'name')
    expect(screen.getByLabelText(NAME)).toBe(name)
    expect(document.activeElement).toBe(name)
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['Ash', 1, 2])
    await user.type(name, 'a', { initialSelectionStart: 3 })
    await go()
    await isAt(form, 'treatment')
    await user.selectOptions(screen.getByLabelText(TREATMENT), 'Circumcision')
    await go()
    expect(form.dataset.guidedEnquiry).toBe('city')
  })

  test('answers with the Enter key too', async () => {
    const form = showChat()
    const name = screen.getByLabelText(NAME)
    name.focus()
    await isAt(form, 'name')
    await user.type(name, 'Asha{Enter}')
    await isAt(form, 'treatment')
  })

  test('goes on with a question that was sent before the code was there', async () => {
    const form = showChat()
    fireEvent.change(screen.getByLabelText(TREATMENT), { target: { value: 'Circumcision' } })
    fireEvent.submit(form)
    await isAt(form, 'city')
    expect(created).not.toHaveBeenCalled()
  })

  test('leaves the country code alone when it is chosen, and splits a pasted number', async () => {
    const form = showChat()
    screen.getByLabelText(MOBILE).focus()
    await isAt(form, 'mobile')
    const code = screen.getByLabelText<HTMLSelectElement>('Country code')
    code.focus()
    await user.selectOptions(code, '+44')
    expect(document.activeElement).toBe(code)
    await user.click(screen.getByLabelText(MOBILE))
    await user.paste('+971 50 123 4567')
    expect(screen.getByLabelText<HTMLInputElement>(MOBILE).value).toBe('501234567')
    expect(code.value).toBe('+971')
  })

  test('is led in Hindi with English stored values', async () => {
    const form = showChat('hi')
    await isAt(form, 'treatment')
    expect(screen.getByLabelText('आप किस उपचार के बारे में पूछ रहे हैं?')).toBeTruthy()
    expect(button('आगे बढ़ें')).toBeTruthy()
  })
})

describe('the review', () => {
  test('takes the focus, shows every answer in words, and lets each be changed by name', async () => {
    const form = showChat()
    await answerAll(form)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Is everything right?' }))
    const answers = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(answers.map((one) => one.querySelector('.answer')?.textContent)).toEqual([
      'Your answer: Piles Treatment (shown)',
      'Your answer: Mumbai',
      'Your answer: Tomorrow',
      'Your answer: Asha Rao',
      'Your answer: +91 9876543210',
    ])
    for (const name of ['Treatment', 'City', 'Callback', 'Name', 'Mobile Number'])
      expect(button(`Change ${name}`)).toBeTruthy()

    await user.click(button('Change City'))
    expect(document.activeElement).toBe(screen.getByLabelText(CITY))
    await user.selectOptions(screen.getByLabelText(CITY), 'Delhi NCR')
    await go()
    await isAt(form, 'reviewing')
    expect(screen.getByText('Delhi NCR', { selector: '.answer' })).toBeTruthy()
  })

  test('brings the former answer back when a change is given up', async () => {
    const form = showChat()
    await answerAll(form)
    await user.click(button('Change Mobile Number'))
    await user.clear(screen.getByLabelText(MOBILE))
    await user.click(button('Back'))
    await isAt(form, 'reviewing')
    expect(form.querySelector<HTMLInputElement>('[name=mobile]')?.value).toBe('9876543210')
  })

  test('asks for the consent, which is unticked, beside the terms', async () => {
    const form = showChat()
    await isAt(form, 'treatment')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await answerAll(form)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
    expect(screen.getByRole('link', { name: 'privacy notice' })).toBeTruthy()
  })
})

describe('sending', () => {
  test('makes the lead that the form makes, once, and goes to the thank-you page', async () => {
    let answer: (lead: { leadId: string }) => void = () => {}
    created.mockReturnValue(new Promise((done) => (answer = done)))
    const form = showChat()
    await answerAll(form)
    await user.click(screen.getByRole('checkbox'))
    await user.dblClick(button('Send my enquiry'))
    expect(button('Submitting...').getAttribute('aria-disabled')).toBe('true')
    answer({ leadId: 'lead-7' })
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thankyou?isquicksurvey=1'))
    expect(created).toHaveBeenCalledTimes(1)
    const [body, extras, key] = created.mock.calls[0] ?? []
    expect(body).toMatchObject({
      NameData: 'Asha Rao',
      MobileNoData: '9876543210',
      countryCode: '+91',
      CityData: 'Mumbai',
      ProcedureNameData: 'Piles Treatment',
      Callback_Input: 'Tomorrow',
      PageTypeData: 'Chat',
      PageNameData: '/chat',
      lead_sourcedata: 'Web Lead Form',
      LeadTier: 3,
    })
    expect(extras).toMatchObject({
      whatsappConsent: true,
      configured: { leadFormKeys: ['treatment', 'city', 'callNowLaterField'] },
      signals: { honeypot: '', fillMs: expect.any(Number) },
    })
    expect(key).toMatch(/^[0-9a-f]{32}-1$/)
    expect(keptLeadId()).toBe('lead-7')
    expect(sendLeadToCrm).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('link', { name: 'See what happens next' })).toBeTruthy()
  })

  test('that fails keeps every answer, says so, offers call and WhatsApp, and goes on under the same key', async () => {
    created.mockRejectedValueOnce({ kind: 'network' })
    const form = showChat()
    await answerAll(form)
    await user.click(button('Send my enquiry'))
    await waitFor(() => expect(form.textContent).toContain('could not reach our server'))
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:\+91/)
    expect(screen.getByText('Asha Rao', { selector: '.answer' })).toBeTruthy()
    await user.click(button('Send my enquiry'))
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(created.mock.calls[1]?.[2]).toBe(created.mock.calls[0]?.[2])
  })

  test('that fails where calls are switched off names no call', async () => {
    created.mockRejectedValueOnce({ kind: 'network' })
    const form = showChat('en', { isCallEnabled: false })
    await answerAll(form)
    await user.click(button('Send my enquiry'))
    await waitFor(() => expect(form.textContent).toContain('could not reach our server'))
    expect(screen.queryByRole('link', { name: 'Call us' })).toBeNull()
    expect(screen.getByRole('link', { name: 'WhatsApp us' })).toBeTruthy()
  })

  test('asks the question again whose answer the server refuses', async () => {
    created.mockRejectedValueOnce({ kind: 'invalid', fields: { mobile: 'mobileInvalid' } })
    const form = showChat()
    await answerAll(form)
    await user.click(button('Send my enquiry'))
    await isAt(form, 'mobile')
    expect(screen.getByText('Please Only Enter a Valid Mobile Number')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText(MOBILE))
  })
})
