import type { FieldViewModel } from '@/components/forms/LeadForm/leadFormViewModel'
import type { FieldKey } from '@/model/lead/formFields'
import type { Language } from '@/model/page/language'

/** Everything that drawing the survey takes. */
export type QuickSurveyViewModel = {
  readonly fields: readonly FieldViewModel[]
  readonly language: Language
  readonly copy: {
    readonly title: string
    readonly description: string
    readonly optional: string
    readonly submit: string
    readonly submitting: string
    readonly done: string
    readonly failed: string
  }
}

export type QuickSurveyState = {
  readonly step: 'answering' | 'sending' | 'thanked'
  /** A sentence for the polite live region. */
  readonly notice: string
  readonly errors: Readonly<Partial<Record<FieldKey, string>>>
  readonly live: boolean
}
