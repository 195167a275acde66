/** The guided enquiry on a page, for tests. */
import { render, screen, waitFor } from '@testing-library/react'
import { GuidedEnquiryClient } from '@/components/forms/GuidedEnquiry/GuidedEnquiryClient'
import {
  type GuidedEnquiryViewModel,
  guidedEnquiryViewModel,
} from '@/components/forms/GuidedEnquiry/guidedEnquiryViewModel'
import type { Language } from '@/model/page/language'
import type { PageContext } from '@/model/page/pageContext'
import { NUMBERS } from '@/tests/support/contactNumbers'

const list = (...names: string[]) => names.map((name) => ({ value: name, label: name }))

type Switches = Pick<PageContext, 'isCallEnabled' | 'isWhatsAppEnabled'>

export const planOfChat = (language: Language = 'en', switches: Switches = {}): GuidedEnquiryViewModel =>
  guidedEnquiryViewModel({
    page: { pageType: 'Chat', pageName: 'Chat', path: '/chat', tier: 3, language, ...switches },
    numbers: NUMBERS,
    options: {
      city: list('Delhi NCR', 'Mumbai'),
      treatment: [{ value: 'Piles Treatment', label: 'Piles Treatment (shown)' }, ...list('Circumcision')],
    },
  })

/** Draws the chat; the result holds its form. */
export function showChat(language?: Language, switches?: Switches): HTMLFormElement {
  const { container } = render(<GuidedEnquiryClient viewModel={planOfChat(language, switches)} />)
  const form = container.querySelector('form')
  if (!form) throw new Error('no form')
  return form
}

/** Waits until the chat asks, or shows, what the step names. */
export const isAt = (form: HTMLFormElement, step: string): Promise<void> =>
  waitFor(() => {
    if (form.dataset.guidedEnquiry !== step) throw new Error(`at ${form.dataset.guidedEnquiry}, not ${step}`)
  })

export const button = (name: string | RegExp) => screen.getByRole('button', { name })
