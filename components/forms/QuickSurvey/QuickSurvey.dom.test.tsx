import { quickSurveyCopy } from '@/content/copy/quickSurvey'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fieldViewModels } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { leadFormCopy } from '@/content/copy/leadForm'
import { QUICK_SURVEY_FIELDS } from '@/model/lead/leadForm'
import { keptLeadId } from '@/services/keptLead'
import { sendSurvey } from '@/services/lead'
import { QuickSurveyClient } from './QuickSurveyClient'

jest.mock('@/services/lead')
jest.mock('@/services/httpClient')
jest.mock('@/services/keptLead')

const sent = jest.mocked(sendSurvey)
const user = userEvent.setup()

beforeEach(() => {
  jest.clearAllMocks()
  jest.mocked(keptLeadId).mockReturnValue('lead-1')
  sent.mockResolvedValue()
})

function showSurvey(): HTMLFormElement {
  const formCopy = leadFormCopy.en
  const fields = QUICK_SURVEY_FIELDS.flatMap((field) =>
    fieldViewModels(field, { copy: formCopy, options: {}, values: {} }),
  )
  const copy = { ...quickSurveyCopy.en, optional: formCopy.form.optional }
  const { container } = render(<QuickSurveyClient viewModel={{ fields, language: 'en', copy }} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

const answerSome = async (form: HTMLFormElement) => {
  await user.click(within(screen.getByRole('group', { name: /Prior consultation/ })).getByLabelText('Yes'))
  await waitFor(() => expect(form.dataset.live).toBe('true'))
  await user.type(screen.getByLabelText('Locality'), 'Andheri West')
}

describe('the quick survey', () => {
  test('asks what the specification names, and says that each answer is optional', () => {
    showSurvey()
    for (const title of [
      'Insurance',
      'Callback',
      'Consulted a doctor before',
      'Prior consultation',
      'Similar consultation',
    ])
      expect(screen.getByRole('group', { name: new RegExp(`^${title}: .+\\? \\(optional\\)$`) })).toBeTruthy()
    expect(screen.getByLabelText('Preferred City')).toBeTruthy()
    expect(screen.getByLabelText('Locality')).toBeTruthy()
  })

  test('sends the given answers for the lead just made, and thanks', async () => {
    const form = showSurvey()
    await answerSome(form)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Thank you'))
    expect(sent).toHaveBeenCalledWith('lead-1', {
      priorConsultationField: 'yes',
      FormLocalityField: 'Andheri West',
    })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('keeps the answers and says so when they could not be sent', async () => {
    sent.mockRejectedValueOnce({ kind: 'network' })
    const form = showSurvey()
    await answerSome(form)
    await user.click(screen.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('could not be sent'))
    expect(screen.getByLabelText<HTMLInputElement>('Locality').value).toBe('Andheri West')
  })

  test('leaves the form to the browser when this tab knows no lead', async () => {
    jest.mocked(keptLeadId).mockReturnValue(null)
    const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    const form = showSurvey()
    fireEvent.submit(form)
    await waitFor(() => expect(post).toHaveBeenCalledTimes(1))
    expect(fireEvent.submit(form)).toBe(true)
    expect(sent).not.toHaveBeenCalled()
  })
})
