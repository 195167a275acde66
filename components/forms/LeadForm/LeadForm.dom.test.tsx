import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LeadFormVariant } from '@/model/page/pageTypes'
import { createLead } from '@/services/lead'
import { button, field, isLive, showForm, testLeadForm } from '@/tests/support/leadFormOnPage'
import { pause } from '@/tests/support/until'

jest.mock('@/services/lead')
jest.mock('@/services/httpClient')

const created = jest.mocked(createLead)
const user = userEvent.setup()

testLeadForm()

describe('the fields', () => {
  const FIELDS: [LeadFormVariant, string[]][] = [
    ['0', ['City', 'Treatment', 'Query']],
    ['1', ['City', 'Treatment', 'Insurance Type']],
    ['2', ['City']],
    ['3', ['City', 'Treatment', 'Query']],
    ['4', ['City', 'Treatment']],
    ['5', ['Email', 'Speciality', 'Query']],
    ['6', ['City', 'Hospital', 'Prior consultation', 'Similar consultation', 'Preferred City']],
  ]

  test.each(FIELDS)('of variant %s carry the labels of the specification', (variant, labels) => {
    const form = showForm({ variant, pageType: variant === '0' ? 'Contact' : 'Treatment' })
    for (const label of ['Name', 'Mobile Number', ...labels]) {
      const control =
        within(form).queryByLabelText(label) ??
        within(form).queryByRole('group', { name: new RegExp(`^${label}`) })
      expect([label, control]).toEqual([label, expect.any(HTMLElement)])
    }
  })

  test('in Hindi carry Hindi labels and the stored values stay English', () => {
    showForm({ variant: '1', language: 'hi' })
    expect(field('मोबाइल नंबर')).toBeTruthy()
    expect(within(field('शहर')).getByRole<HTMLOptionElement>('option', { name: 'अन्य' }).value).toBe('Other')
  })

  test('whose names ask nothing are shown as questions, and keep their names', () => {
    showForm({ variant: '6' })
    const group = screen.getByRole('group', {
      name: 'Similar consultation: Have you had a similar consultation before?',
    })
    expect(group.querySelector('legend .out-of-sight')?.textContent).toBe('Similar consultation: ')
    expect(group.querySelector('input')?.name).toBe('FormSimilarConsultation')
  })

  test('that are chosen end with Other', () => {
    showForm({ variant: '3', pageType: 'Condition', path: '/condition/piles' })
    for (const label of ['City', 'Treatment', 'Condition'])
      expect(within(field(label)).getAllByRole('option').at(-1)?.textContent).toBe('Other')
  })

  test('for numbers begin with India, and name each dial code once', () => {
    showForm()
    const codes = within(field('Country code'))
      .getAllByRole<HTMLOptionElement>('option')
      .map((one) => one.value)
    expect(codes[0]).toBe('+91')
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.length).toBeGreaterThan(200)
  })

  test('that a person never sees are out of the tab order and the reading order', () => {
    const trap = showForm().querySelector<HTMLInputElement>('[name=reference_note]')
    expect(trap?.tabIndex).toBe(-1)
    expect(trap?.closest('[aria-hidden=true]')).toBeTruthy()
    expect(trap?.autocomplete).toBe('off')
  })

  test('follow the options: no name, another button, another heading', () => {
    const options = { hideNameField: true, submitTitle: 'Get Cost Now' }
    const form = showForm({
      options,
      viewModel: { submitTitle: options.submitTitle, heading: 'What will it cost?' },
    })
    expect(form.querySelector('[name=name]')).toBeNull()
    expect(button().textContent).toBe('Get Cost Now')
    expect(screen.getByRole('form', { name: 'What will it cost?' })).toBe(form)
  })

  test('come with the terms, the privacy notice and an unticked consent', () => {
    showForm()
    expect(screen.getByRole('link', { name: 'Terms and Conditions' }).getAttribute('href')).toBe(
      '/terms-conditions',
    )
    expect(screen.getByRole('link', { name: 'privacy notice' }).getAttribute('href')).toBe('/privacy')
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  })
})

describe('the takeover', () => {
  test('waits for the first touch', async () => {
    const form = showForm()
    await pause(50)
    expect(form.dataset.live).toBeUndefined()
  })

  test('keeps the elements, every letter typed meanwhile, the focus and the cursor', async () => {
    const form = showForm()
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    await user.type(name, 'Asha Rao', { initialSelectionStart: 0 })
    name.setSelectionRange(2, 4)
    await isLive(form)
    expect(screen.getByLabelText('Name')).toBe(name)
    expect(name.value).toBe('Asha Rao')
    expect(document.activeElement).toBe(name)
    expect([name.selectionStart, name.selectionEnd]).toEqual([2, 4])
  })

  test('leaves what an input method is composing alone', async () => {
    const form = showForm()
    const name = screen.getByLabelText<HTMLInputElement>('Name')
    name.focus()
    fireEvent.compositionStart(name)
    fireEvent.input(name, { target: { value: 'आ' }, isComposing: true })
    await isLive(form)
    expect(name.value).toBe('आ')
    fireEvent.input(name, { target: { value: 'आशा' }, isComposing: true })
    fireEvent.compositionEnd(name)
    expect(name.value).toBe('आशा')
  })

  test('sends a form that was submitted before the code was there', async () => {
    const form = showForm({ variant: '2' })
    fireEvent.input(field('Name'), { target: { value: 'Asha Rao' } })
    fireEvent.input(field('Mobile Number'), { target: { value: '9876543210' } })
    fireEvent.change(field('City'), { target: { value: 'Mumbai' } })
    fireEvent.submit(form)
    await waitFor(() => expect(created).toHaveBeenCalledTimes(1))
    expect(created.mock.calls[0]?.[0]).toMatchObject({ NameData: 'Asha Rao', CityData: 'Mumbai' })
  })
})

describe('an incomplete form', () => {
  test('says what is wrong under each field, takes the focus to the first, and sends nothing', async () => {
    const form = showForm({ variant: '1' })
    await user.click(field('Name'))
    await isLive(form)
    await user.click(button())
    const name = field('Name')
    expect(document.activeElement).toBe(name)
    expect(name.getAttribute('aria-invalid')).toBe('true')
    const describedBy = name.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(describedBy)?.textContent).toBe('Please Enter Name')
    for (const message of [
      'Please Only Enter a Valid Mobile Number',
      'Please select valid city',
      'Please Select a Treatment',
      'Please Select an Insurance Type',
    ])
      expect(screen.getByText(message)).toBeTruthy()
    const status = screen.getByRole('status')
    expect(status.firstChild?.textContent).toBe('Some answers need another look.')
    for (const link of within(status).getAllByRole('link')) {
      const control = document.querySelector(link.getAttribute('href') ?? '')
      expect(control?.matches('input, select, textarea')).toBe(true)
    }
    expect(created).not.toHaveBeenCalled()
  })

  test('clears the error of a field that is edited, and no other', async () => {
    const form = showForm({ variant: '1' })
    await user.click(field('Name'))
    await isLive(form)
    await user.click(button())
    await user.click(screen.getByLabelText('Private Insurance'))
    expect(screen.queryByText('Please Select an Insurance Type')).toBeNull()
    expect(screen.getByText('Please Enter Name')).toBeTruthy()
  })
})

describe('the mobile number', () => {
  const typed = async (text: string) => {
    const form = showForm()
    await user.click(field('Mobile Number'))
    await isLive(form)
    await user.keyboard(text)
    return screen.getByLabelText<HTMLInputElement>('Mobile Number').value
  }

  test('loses a leading 0', async () => expect(await typed('09876543210')).toBe('9876543210'))
  test('takes no e, +, - and .', async () => expect(await typed('9e8+7-6.5')).toBe('98765'))
  test('takes no more than ten digits in India', async () =>
    expect(await typed('98765432109')).toBe('9876543210'))

  test('takes up to twenty digits elsewhere', async () => {
    const form = showForm()
    await user.click(field('Mobile Number'))
    await isLive(form)
    await user.selectOptions(field('Country code'), '+971')
    await user.type(field('Mobile Number'), '1234567890123456789012')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile Number').value).toBe('12345678901234567890')
  })

  test('pasted with a + is split into country code and number', async () => {
    const form = showForm()
    await user.click(field('Mobile Number'))
    await isLive(form)
    await user.paste('+971 50 123 4567')
    expect(screen.getByLabelText<HTMLInputElement>('Mobile Number').value).toBe('501234567')
    expect(screen.getByLabelText<HTMLSelectElement>('Country code').value).toBe('+971')
  })

  test('keeps the cursor where a digit was put in', async () => {
    const form = showForm()
    await user.click(field('Mobile Number'))
    await isLive(form)
    await user.keyboard('987654321')
    const input = screen.getByLabelText<HTMLInputElement>('Mobile Number')
    input.setSelectionRange(3, 3)
    await user.keyboard('0')
    expect(input.value).toBe('9870654321')
    expect(input.selectionStart).toBe(4)
  })
})

describe('treatment and condition', () => {
  test('exclude each other', async () => {
    const form = showForm({ variant: '3', pageType: 'Condition', path: '/condition/piles' })
    await user.click(field('Name'))
    await isLive(form)
    await user.selectOptions(field('Treatment'), 'Piles Treatment')
    await user.selectOptions(field('Condition'), 'Anal Fistula')
    expect(screen.getByLabelText<HTMLSelectElement>('Treatment').value).toBe('')
    expect(screen.getByLabelText<HTMLSelectElement>('Condition').value).toBe('Anal Fistula')
  })
})
