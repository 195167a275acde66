import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { keptLeadId } from '@/services/keptLead'
import { createLead, sendLeadToCrm } from '@/services/lead'
import { browser } from '@/services/browser'
import { button, field, isLive, showForm, testLeadForm } from '@/tests/support/leadFormOnPage'

jest.mock('@/services/lead')
jest.mock('@/services/httpClient')

const created = jest.mocked(createLead)
const user = userEvent.setup()
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {})
const openTab = jest.spyOn(browser, 'openTab').mockImplementation(() => {})

testLeadForm()

/** Fills variant 3 (city, treatment, query) and leaves it ready to be sent. */
async function fillStacked(form: HTMLFormElement) {
  await user.type(field('Name'), 'Asha Rao')
  await isLive(form)
  await user.type(field('Mobile Number'), '9876543210')
  await user.selectOptions(field('City'), 'Mumbai')
  await user.selectOptions(field('Treatment'), 'Piles Treatment')
}

describe('a complete form', () => {
  test('is sent once, however often it is clicked, and says so meanwhile', async () => {
    let answer: (lead: { leadId: string }) => void = () => {}
    created.mockReturnValue(new Promise((done) => (answer = done)))
    const form = showForm({ variant: '3' })
    await fillStacked(form)
    await user.dblClick(button())
    expect(button().textContent).toBe('Submitting...')
    expect(button().getAttribute('aria-disabled')).toBe('true')
    answer({ leadId: 'lead-7' })
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thankyou?isquicksurvey=1'))
    expect(created).toHaveBeenCalledTimes(1)
    expect(keptLeadId()).toBe('lead-7')
    expect(sendLeadToCrm).toHaveBeenCalledWith(
      'lead-7',
      expect.objectContaining({ name: 'Asha Rao', city: 'Mumbai' }),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('')
    expect(openTab).not.toHaveBeenCalled()
  })

  test('says what the visitor was told and agreed to, and how long it took', async () => {
    const form = showForm({ variant: '3' })
    await fillStacked(form)
    await user.click(screen.getByRole('checkbox'))
    await user.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    const [body, extras, key] = created.mock.calls[0] ?? []
    expect(body).toMatchObject({
      PageTypeData: 'Treatment',
      leadFormVariant: '3',
      countryCode: '+91',
      LeadTier: 3,
    })
    expect(extras).toMatchObject({
      whatsappConsent: true,
      privacyNotice: { language: 'en', version: expect.stringMatching(/\d/) },
      signals: { honeypot: '', fillMs: expect.any(Number) },
    })
    expect(key).toMatch(/^[0-9a-f]{32}-1$/)
  })

  test.each([
    ['en', 'No insurance / not sure'],
    ['hi', 'बीमा नहीं है / पता नहीं'],
  ] as const)('books without insurance in %s: says so, names no type', async (language, answer) => {
    const form = showForm({ variant: '1', language })
    await user.type(form.querySelector('[name="name"]')!, 'Asha Rao')
    await isLive(form)
    await user.type(form.querySelector('[name="mobile"]')!, '9876543210')
    await user.selectOptions(form.querySelector('[name="city"]')!, 'Mumbai')
    await user.selectOptions(form.querySelector('[name="treatment"]')!, 'Piles Treatment')
    await user.click(screen.getByLabelText(answer))
    await user.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    const [body] = created.mock.calls[0] ?? []
    expect(body).toMatchObject({ IsInsurance: 'no', LeadTier: 3 })
    expect(body).not.toHaveProperty('insuranceType')
    expect(sendLeadToCrm).toHaveBeenCalledWith(
      'lead-1',
      expect.objectContaining({ IsInsurance: 'no', Insurance_Type: '', Lead_Tier: 3 }),
    )
  })

  test('on a marketing page leads to its plan', async () => {
    const form = showForm({ variant: '3', pageType: 'Marketing', path: '/marketing/piles' })
    await fillStacked(form)
    await user.click(button())
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledWith(
        '/thankyou?isquicksurvey=1&isplanfeature=1&mob=9876543210&department=&source=Marketing',
      ),
    )
  })

  test('on a marketing page about several treatments names the department of the chosen one', async () => {
    const departments = { 'Piles Treatment': 'General Surgery' }
    const form = showForm({ variant: '3', pageType: 'Marketing', path: '/marketing/brand/hexa', departments })
    await fillStacked(form)
    await user.click(button())
    await waitFor(() =>
      expect(goTo).toHaveBeenCalledWith(expect.stringContaining('&department=General+Surgery&')),
    )
    expect(created.mock.calls[0]?.[0]).toMatchObject({ PageDepartment: 'General Surgery' })
  })

  test('opens the page’s link in a new tab', async () => {
    const form = showForm({ variant: '3', viewModel: { redirect: 'https://clinic.example/guide.pdf' } })
    await fillStacked(form)
    await user.click(button())
    await waitFor(() => expect(openTab).toHaveBeenCalledWith('https://clinic.example/guide.pdf'))
  })
})

describe('a form that could not be sent', () => {
  test('keeps every value, says so, offers call and WhatsApp, and is sent again under the same key', async () => {
    created.mockRejectedValueOnce({ kind: 'network' })
    const form = showForm({ variant: '3' })
    await fillStacked(form)
    await user.type(field('Query'), 'Is it painful?')
    await user.click(button())
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('could not reach our server'),
    )
    expect(screen.getByLabelText<HTMLTextAreaElement>('Query').value).toBe('Is it painful?')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile Number').value).toBe('9876543210')
    expect(button().textContent).toBe('Book Free Appointment')
    expect(screen.getByRole('link', { name: 'Call us' }).getAttribute('href')).toMatch(/^tel:\+91/)
    expect(screen.getByRole('link', { name: 'WhatsApp us' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    )

    await user.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalled())
    expect(created.mock.calls[1]?.[2]).toBe(created.mock.calls[0]?.[2])
  })

  test('shows what the server’s rules refuse under its field', async () => {
    created.mockRejectedValueOnce({ kind: 'invalid', fields: { mobile: 'mobileInvalid' } })
    const form = showForm({ variant: '3' })
    await fillStacked(form)
    await user.click(button())
    await waitFor(() => expect(screen.getByText('Please Only Enter a Valid Mobile Number')).toBeTruthy())
    await waitFor(() => expect(document.activeElement).toBe(field('Mobile Number')))
  })
})

test('a plain form that the server refused opens with its messages and values', () => {
  showForm({
    variant: '2',
    viewModel: {
      values: { name: 'Asha <b>Rao</b>', mobile: '12345', city: 'Mumbai' },
      refused: { errors: { mobile: 'Please Only Enter a Valid Mobile Number' }, notice: '' },
    },
  })
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Asha <b>Rao</b>')
  expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Mumbai')
  expect(field('Mobile Number').getAttribute('aria-invalid')).toBe('true')
})

describe('the form for partners', () => {
  const show = () => showForm({ pageType: 'Partner', path: '/partner-with-us', leadType: 'Partner' })

  test('says the alternate messages, and loses nothing', async () => {
    const form = show()
    await user.type(field('Name'), 'Dr Rao')
    await isLive(form)
    await user.click(screen.getByLabelText('Urology'))
    await user.clear(field('Name'))
    await user.click(screen.getByLabelText('Urology'))
    await user.click(button())
    for (const text of [
      'Please enter name',
      'Please enter valid mobile number',
      'Please select city',
      'Please select specializations',
      'Please enter query',
    ])
      expect(screen.getByText(text)).toBeTruthy()
    expect(screen.getByRole('group', { name: 'Specialisations (Select atleast one)' })).toBeTruthy()
    expect(created).not.toHaveBeenCalled()
    await user.click(screen.getByLabelText('General Surgery'))
    expect(screen.queryByText('Please select specializations')).toBeNull()
  })

  test('sends what was ticked under its own lead type, and no patient’s record', async () => {
    const form = show()
    await user.type(field('Name'), 'Dr Rao')
    await isLive(form)
    await user.type(field('Mobile Number'), '9876543210')
    await user.selectOptions(field('City'), 'Mumbai')
    await user.selectOptions(field('State'), 'Kerala')
    await user.click(screen.getByLabelText('Urology'))
    await user.click(screen.getByLabelText('General Surgery'))
    await user.type(field('Query'), 'I would like to join')
    await user.click(button())
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/thankyou?from=company'))
    expect(created.mock.calls[0]?.[0]).toMatchObject({
      LeadTypeData: 'Partner',
      specializations: 'Urology, General Surgery',
      state: 'Kerala',
      leadFormVariant: '0',
    })
    expect(sendLeadToCrm).not.toHaveBeenCalled()
    expect(screen.getByLabelText<HTMLInputElement>('Urology').checked).toBe(false)
  })
})
