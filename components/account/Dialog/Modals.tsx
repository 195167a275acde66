import { Island } from '@/components/layout/islands/Island'
import { propsText } from '@/model/page/islandMarks'
import type { PageContext } from '@/model/page/pageContext'
import { TOPICS_ATTRIBUTE } from '@/model/page/pageMarks'
import { topicsOf } from '@/components/layout/VisitContext/pageTopics'
import { withPresets } from '@/components/forms/LeadForm/formOptions'
import { pageNumbers } from '@/content/brand'
import { leadFormCopy } from '@/content/copy/leadForm'
import { limitedTreatmentNames } from '@/content/catalogue/options/treatmentChoices'
import { modalCopy } from '@/content/copy/modals'
import type { PageProps } from '@/model/catalogue/pageSettings'
import { ModalsRoot } from './Modals.styles'
import { ModalsLoader } from './ModalsLoader'
import { MODAL_ID, MODAL_TITLE_ID, type ModalsViewModel } from './modalsViewModel'

/** Page types whose lead form modal has the other style (specification, section 2, modals). */
const CONTRAST_PAGE_TYPES: readonly string[] = ['Marketing', 'Insurance']

/**
 * The lead form's heading: the modal title option, else the page's form title, else the header option, else the
 * default (specification, section 2, modals).
 */
export const leadFormHeading = (
  { modalTitle, formTitle, header }: { modalTitle?: string; formTitle?: string; header?: string },
  fallback: string,
): string => [modalTitle, formTitle, header].find((title) => title?.trim()) ?? fallback

type ModalsProps = {
  readonly page: PageContext
  readonly props?: PageProps
}

/**
 * The one dialog of a page, for all its modals. Any `<a href="…" data-opens="leadForm">` opens it; a
 * `data-modal-title` on the link is its title then. Without JavaScript the link leads where it says.
 */
export function Modals({ page, props = {} }: ModalsProps) {
  const { options, modalTitle, FormTitle, successRedirection, leadFormKeys, formRequirements } = props
  const { form } = leadFormCopy[page.language]
  const copy = modalCopy[page.language]
  const { phone, whatsapp, whatsappMessage } = pageNumbers(page)
  const viewModel: ModalsViewModel = {
    page,
    leadFormTitle:
      page.isFormEnabled === false
        ? undefined
        : leadFormHeading({ modalTitle, formTitle: FormTitle, header: options?.header }, form.title),
    configured: {
      options: withPresets(page, { redirect: successRedirection, ...options }),
      leadFormKeys,
      formRequirements,
    },
    numbers: { phone, whatsapp, whatsappMessage },
    treatmentNames: limitedTreatmentNames(page.path),
  }
  return (
    <ModalsRoot $contrast={CONTRAST_PAGE_TYPES.includes(page.pageType)}>
      <dialog
        id={MODAL_ID}
        className="modal"
        aria-labelledby={MODAL_TITLE_ID}
        data-docked={props.isModalDocked || undefined}
        {...{ [TOPICS_ATTRIBUTE]: propsText(topicsOf(page)) }}
      >
        <div className="modal-body">
          <div className="modal-head">
            <h2 id={MODAL_TITLE_ID} tabIndex={-1}>
              {viewModel.leadFormTitle ?? copy.titles.login}
            </h2>
            <button type="button" className="modal-close" aria-label={form.close}>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </div>
          <div className="modal-content" />
          <p className="loading" role="status">
            <span>{copy.loading}</span>
          </p>
        </div>
      </dialog>
      <Island name="modals" of={ModalsLoader} props={{ viewModel }} />
    </ModalsRoot>
  )
}
