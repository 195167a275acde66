import { buildLeadFormViewModel, type OptionLists } from '@/components/forms/LeadForm/buildLeadFormViewModel'
import type {
  LeadFormViewModel,
  LeadFormState,
  FieldViewModel,
} from '@/components/forms/LeadForm/leadFormViewModel'
import { leadFormCopy } from '@/content/copy/leadForm'
import { guidedEnquiryCopy, type GuidedEnquiryCopy } from '@/content/copy/guidedEnquiry'
import {
  FIELD_OF_QUESTION,
  GUIDED_ENQUIRY_CONFIGURATION,
  QUESTIONS,
  type Question,
  guidedEnquirySpec,
} from '@/machines/guidedEnquiry/guidedEnquiry.questions'
import type { FormValues } from '@/model/lead/formFields'
import { DEFAULT_COUNTRY_CODE } from '@/model/lead/mobile'
import type { FormNumbers } from '@/model/page/contactLinks'
import type { PageContext } from '@/model/page/pageContext'

const GUIDED_ENQUIRY_ID = 'chat'

/** A lead form whose labels are the questions, and the chat's texts. */
export type GuidedEnquiryViewModel = {
  readonly form: LeadFormViewModel
  readonly questions: readonly {
    readonly question: Question
    readonly field: FieldViewModel
    /** Short name, for the button that changes the answer. */
    readonly name: string
  }[]
  readonly copy: Omit<GuidedEnquiryCopy, 'head' | 'title' | 'lead' | 'questions' | 'askLink'>
}

export type GuidedEnquiryState = Pick<LeadFormState, 'live' | 'errors' | 'notice' | 'contact'> & {
  /** `whole` is the plain form with all its questions. */
  readonly step: Question | 'whole' | 'reviewing' | 'sending' | 'sent'
  readonly button: 'next' | 'submit' | 'submitting'
  readonly canGoBack: boolean
  /** Increases with each action of the visitor; the focus follows. */
  readonly turn: number
  /** Answers as text. */
  readonly answers: Readonly<Partial<Record<Question, string>>>
}

type GuidedEnquiryInput = {
  readonly page: PageContext
  readonly options: OptionLists
  readonly numbers: FormNumbers
}

export function guidedEnquiryViewModel({
  page,
  options,
  numbers,
}: GuidedEnquiryInput): GuidedEnquiryViewModel {
  const formCopy = leadFormCopy[page.language]
  const { questions, head: _, title: _t, lead: _l, askLink: _a, ...copy } = guidedEnquiryCopy[page.language]
  const form = buildLeadFormViewModel({
    id: GUIDED_ENQUIRY_ID,
    spec: guidedEnquirySpec(page),
    page,
    copy: formCopy,
    options,
    heading: '',
    description: '',
    submitTitle: copy.submit,
    configured: GUIDED_ENQUIRY_CONFIGURATION,
    numbers,
  })
  return {
    form,
    copy,
    questions: QUESTIONS.flatMap((question) => {
      const key = FIELD_OF_QUESTION[question]
      const field = form.fields.find((one) => one.key === key)
      return field
        ? [
            {
              question,
              field: { ...field, label: questions[question], question: undefined },
              name: formCopy.labels[key],
            },
          ]
        : []
    }),
  }
}

/** A choice's label, or a number with its country code. */
export function answerInWords(field: FieldViewModel, values: FormValues): string {
  const value = (values[field.key] ?? '').trim()
  if (value === '') return ''
  switch (field.kind) {
    case 'mobile':
      return `${values.countryCode || DEFAULT_COUNTRY_CODE} ${value}`
    case 'select':
    case 'radio':
      return field.options.find((option) => option.value === value)?.label ?? value
    default:
      return value
  }
}

type Fields = readonly FieldViewModel[]

export function withFields(
  viewModel: GuidedEnquiryViewModel,
  change: (fields: Fields) => Fields,
): GuidedEnquiryViewModel {
  const fields = change(viewModel.questions.map(({ field }) => field))
  return {
    ...viewModel,
    form: { ...viewModel.form, fields: [] },
    questions: viewModel.questions.map((one, at) => ({ ...one, field: fields[at] ?? one.field })),
  }
}
