/** The lead form on a stage. */
import type { ReactNode } from 'react'
import type { EventObject } from 'xstate'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { formFrameCopy } from '@/content/copy/formFrame'
import { leadFormCopy } from '@/content/copy/leadForm'
import { EVERY_FIELD, NOTHING_REQUIRED } from '@/devtools/paths/data/leadFormData'
import type { Language } from '@/model/page/language'
import { viewModelOnPage } from '@/tests/support/leadFormOnPage'
import { EVERY_FIELD_DRAWN, type Stage, fill, press } from './stage'

/** What was typed into a form that was refused. */
const TYPED = {
  name: 'Asha',
  mobile: '98765',
  countryCode: '+971',
  email: 'asha',
  city: 'Mumbai',
  query: 'A question',
  insuranceType: 'Private',
  specializations: 'Urology, General Surgery',
}

const everyField = (language: Language, configuration = EVERY_FIELD): ReactNode => (
  <LeadFormClient
    viewModel={viewModelOnPage({
      language,
      pageType: 'Home',
      ...configuration,
    })}
  />
)

export const leadFormStage: Stage = {
  draw: (language, _, first) =>
    first?.event.type === EVERY_FIELD_DRAWN ? (
      everyField(language)
    ) : (
      <LeadFormClient viewModel={viewModelOnPage({ language, pageType: 'Home', path: '/' })} />
    ),
  begin: (root) => {
    ;(root.querySelector('[name=name]') as HTMLElement).focus()
    if (root.querySelector('[name=hospital]')) return
    fill(root.querySelector('[name=city]'), 'Mumbai')
    fill(root.querySelector('[name=treatment]'), 'Circumcision')
  },
  isReady: (root) => root.querySelector('form')?.dataset.live === 'true',
  does: (event, root) => {
    const { type, field, value = '' } = event as EventObject & { field?: string; value?: string }
    if (type === EVERY_FIELD_DRAWN) return true
    const choice = root.querySelector(`[type=radio][name=${field}][value="${value}"]`)
    if (choice) return press(choice)
    return type === 'field.changed'
      ? fill(root.querySelector(`[name=${field}]`), value)
      : press(root.querySelector('button[type=submit]'))
  },
  looks: {
    'every field': (language) => everyField(language),
    'every field, none required': (language) => everyField(language, NOTHING_REQUIRED),
    'refused without JavaScript': (language) => (
      <LeadFormClient
        viewModel={{
          ...viewModelOnPage({ language, pageType: 'Home', ...EVERY_FIELD, viewModel: { values: TYPED } }),
          whatsappConsent: true,
          submit: 'Get Cost Now',
          refused: {
            errors: { name: 'wrong', mobile: 'wrong', city: 'wrong', query: 'wrong', insuranceType: 'wrong' },
            notice: 'refused',
          },
        }}
      />
    ),
    ...Object.fromEntries(
      Object.keys(leadFormCopy.en.validation).map((code) => [
        `refused: ${code}`,
        (language: Language) => (
          <LeadFormClient
            viewModel={{
              ...viewModelOnPage({ language }),
              refused: {
                errors: {
                  name: leadFormCopy[language].validation[code as keyof typeof leadFormCopy.en.validation],
                },
                notice: '',
              },
            }}
          />
        ),
      ]),
    ),
    'with a call alone': (language) => (
      <LeadFormClient
        viewModel={{
          ...viewModelOnPage({ language }),
          whatsappHref: undefined,
          heading: '',
          refused: { errors: {}, notice: 'refused' },
        }}
      />
    ),
    'with WhatsApp alone': (language) => (
      <LeadFormClient
        viewModel={{
          ...viewModelOnPage({ language }),
          callHref: undefined,
          description: '',
          refused: { errors: {}, notice: 'refused' },
        }}
      />
    ),
    'of a partner, without calls': (language) => (
      <LeadFormClient
        viewModel={{
          ...viewModelOnPage({ language, pageType: 'Home', leadType: 'Partner' }),
          callHref: undefined,
          whatsappHref: undefined,
          heading: '',
          description: '',
          refused: { errors: {}, notice: 'refused' },
        }}
      />
    ),
  },
  components: ['components/forms/LeadForm/LeadFormClient.tsx', 'components/forms/LeadForm/LeadFormField.tsx'],
  copy: { leadFormCopy, formFrameCopy },
  notShown: {
    'labels.FormOTPField': 'the code’s field has a component of its own',
    'form.': 'read through formFrameCopy, whose rows are tried',
    'failure.conflict': 'the form is sent again by itself with a new key',
  },
  otherRows: ['labels', 'questions', 'placeholders', 'choices', 'validation', 'failure'],
}
