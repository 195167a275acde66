import { Island } from '@/components/layout/islands/Island'
import { formOptions } from '@/components/forms/LeadForm/formOptions'
import { withoutTexts } from '@/components/forms/LeadForm/optionLists'
import { pageNumbers, withPageProps } from '@/content/brand'
import type { PageContext } from '@/model/page/pageContext'
import { GuidedEnquiryClient } from './GuidedEnquiryClient'
import { withFields, guidedEnquiryViewModel } from './guidedEnquiryViewModel'
import styled from 'styled-components'
import { linkLook, sheet, touchLink } from '@/components/ui/theme/surfaces'
import { FORM_LOOK } from '@/components/forms/LeadForm/form.styles'

type GuidedEnquiryProps = { readonly page: PageContext }

/** The guided enquiry of /chat: a plain form of five questions, which the chat takes over (docs/decisions/0012). */
export function GuidedEnquiry({ page: own }: GuidedEnquiryProps) {
  const page = withPageProps(own)
  const options = formOptions(page.language)
  const viewModel = guidedEnquiryViewModel({ page, options, numbers: pageNumbers(page) })
  return (
    <GuidedEnquiryRoot>
      <Island
        name="guidedEnquiry"
        of={GuidedEnquiryClient}
        props={{ viewModel }}
        sent={{ viewModel: withFields(viewModel, withoutTexts) }}
      />
    </GuidedEnquiryRoot>
  )
}

/** Questions on the left, answers on the right, with the lead form's controls. */
const GuidedEnquiryRoot = styled.div.attrs(FORM_LOOK)`
  padding: 20px 16px;
  ${sheet}

  [hidden] {
    display: none !important;
  }
  .visit {
    font-weight: 600;
  }
  .talk {
    list-style: none;
  }
  .talk li + li > div {
    padding-top: 20px;
  }
  .field {
    gap: 12px;
  }
  .label-line,
  .choices {
    margin: 0;
  }
  .question,
  .ask :is(label:not(.choice), legend) {
    width: fit-content;
    max-width: 100%;
    padding: 10px 16px;
    border-radius: 14px 14px 14px 4px;
    background: var(--sand);
    font-size: 1.0625rem;
    font-weight: 600;
    line-height: 1.45;
  }
  legend {
    margin-bottom: 12px;
  }
  .answered {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 4px;
    align-items: center;
  }
  .answered .question {
    grid-column: 1 / -1;
    color: var(--muted);
    font-weight: 400;
  }
  .answer {
    justify-self: end;
    padding: 10px 16px;
    border-radius: 14px 14px 4px;
    background: var(--deep-green);
    color: var(--surface);
    font-weight: 600;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  .change {
    min-height: 44px;
    padding: 0 8px;
    ${linkLook}
    font-size: 0.9375rem;
  }
  .review {
    display: grid;
    gap: 4px;
  }
  .review h2 {
    width: fit-content;
    font-size: 1.375rem;
  }
  .review .thanks {
    color: var(--success);
    font-weight: 600;
  }
  .review a {
    ${touchLink}
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .buttons button[type='submit'] {
    flex: 1 1 auto;
  }
  .buttons .button {
    min-height: 52px;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .progress {
    min-height: 1.5rem;
    margin: 0;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5rem;
  }
  .progress:empty {
    min-height: 0;
  }
  .beginning {
    display: none;
  }

  /*
   * Before its code arrives, the first question only, to avoid a layout shift. Without code or JavaScript the
   * whole form appears.
   */
  @media (scripting: enabled) {
    form[data-guided-enquiry='whole']:not([data-open]) {
      .whole {
        display: none;
      }
      .beginning {
        display: inline;
      }
      .progress {
        min-height: 1.5rem;
      }
      .talk li:not(:first-of-type),
      .agree {
        max-height: 0;
        overflow: hidden;
        visibility: hidden;
        animation: show-whole 1ms linear 8s forwards;
      }
    }
  }
  @keyframes show-whole {
    to {
      max-height: 200rem;
      overflow: visible;
      visibility: visible;
    }
  }

  @media (min-width: 768px) {
    padding: 28px;

    .buttons button[type='submit'] {
      flex: 0 0 auto;
      min-width: 220px;
    }
  }
`
