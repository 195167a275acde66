/** A lead form on a page, for tests: the plan that a page would make, drawn and ready to be used. */
import { render, screen, waitFor } from '@testing-library/react'
import { leadFormCopy } from '@/content/copy/leadForm'
import { type LeadFormQuestion, leadFormSpecFor } from '@/model/lead/leadForm'
import {
  buildLeadFormViewModel,
  type OptionLists,
  type LeadFormViewModelInput,
} from '@/components/forms/LeadForm/buildLeadFormViewModel'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import type { LeadFormViewModel } from '@/components/forms/LeadForm/leadFormViewModel'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { createLead } from '@/services/lead'
import { NUMBERS } from '@/tests/support/contactNumbers'

const list = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

const OPTIONS: OptionLists = {
  city: list('Delhi NCR', 'Mumbai'),
  FormPreferredCityField: list('Delhi NCR', 'Mumbai'),
  treatment: list('Piles Treatment', 'Circumcision'),
  condition: list('Piles', 'Anal Fistula'),
  speciality: list('Urology'),
  specializations: list('Urology', 'General Surgery'),
  state: list('Kerala'),
  hospital: list('Neem Grove Surgical Hospital'),
}

type OnPage = Partial<LeadFormQuestion> & {
  readonly language?: Language
  readonly departments?: PageContext['departments']
  readonly viewModel?: Partial<LeadFormViewModelInput>
}

export function viewModelOnPage({
  language = 'en',
  departments,
  viewModel,
  ...question
}: OnPage = {}): LeadFormViewModel {
  const page = {
    pageType: question.pageType ?? 'Treatment',
    pageName: 'Piles',
    departments,
    path: question.path ?? '/treatment/piles',
    tier: 3,
    language,
    leadType: question.leadType,
  }
  return buildLeadFormViewModel({
    id: 'enquiry',
    spec: leadFormSpecFor({ ...question, ...page }),
    page,
    copy: leadFormCopy[language],
    options: OPTIONS,
    numbers: NUMBERS,
    ...viewModel,
  })
}

/** Draws the form; the result holds the form element. */
export function showForm(onPage?: OnPage): HTMLFormElement {
  const { container } = render(<LeadFormClient viewModel={viewModelOnPage(onPage)} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

/** Waits until the machine's code has taken the form over. */
export const isLive = (form: HTMLFormElement): Promise<void> =>
  waitFor(() => {
    if (form.dataset.live !== 'true') throw new Error('the form is not live')
  })

/** In each test a lead that is sent is stored; the test's file mocks `@/services/lead`. */
export const testLeadForm = () =>
  beforeEach(() => {
    jest.clearAllMocks()
    jest.mocked(createLead).mockResolvedValue({ leadId: 'lead-1' })
  })

export const field = (label: string) => screen.getByLabelText(label)
export const button = () => screen.getByRole('button')
