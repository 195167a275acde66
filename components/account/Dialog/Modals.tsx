import type { PageContext } from '@/model/page/pageContext'
import { withPresets } from '@/components/forms/LeadForm/pagePresets'
import { leadFormCopy } from '@/content/copy/leadForm'
import { limitedTreatmentNames } from '@/content/treatmentChoices'
import { modalCopy } from '@/content/copy/modals'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import { ModalsRoot } from './Modals.styles'
import { ModalsLoader } from './ModalsLoader'
import { MODAL_ID, MODAL_TITLE_ID, type ModalsViewModel, leadFormHeading } from './modalsViewModel'

/** Page types whose lead form modal has the other style (specification, section 2, modals). */
const CONTRAST_PAGE_TYPES: readonly string[] = ['Marketing', 'Insurance']

type ModalsProps = {
  readonly page: PageContext
  readonly options?: LeadFormOptions
  /** The lead form's title in the modal, before the page's form title and the options' header. */
  readonly modalTitle?: string
  readonly formTitle?: string
  readonly phone?: string
  readonly whatsapp?: string
  /** Whether the modal stands at the bottom of wide screens as well. */
  readonly docked?: boolean
}

/**
 * The one dialog of a page, for all its modals. Any `<a href="…" data-opens="lead-form">` opens it; a
 * `data-modal-title` on the link is its title then. Without JavaScript the link leads where it says.
 */
export function Modals({ page, options, modalTitle, formTitle, phone, whatsapp, docked }: ModalsProps) {
  const { form } = leadFormCopy[page.language]
  const copy = modalCopy[page.language]
  const { titles } = copy
  const viewModel: ModalsViewModel = {
    page,
    titles: {
      ...(page.isFormEnabled !== false && {
        'lead-form': leadFormHeading({ modalTitle, formTitle, header: options?.header }, form.title),
      }),
      login: titles.login,
      location: titles.location,
      profile: titles.profile,
      'edit-profile': titles.editProfile,
      logout: titles.logout,
      'select-city': titles.selectCity,
      selfie: titles.selfie,
    },
    options: withPresets(page, options),
    phone,
    whatsapp,
    treatmentNames: limitedTreatmentNames(page.path),
  }
  return (
    <ModalsRoot $contrast={CONTRAST_PAGE_TYPES.includes(page.pageType)}>
      <dialog id={MODAL_ID} className="modal" aria-labelledby={MODAL_TITLE_ID} data-docked={docked}>
        <div className="modal-body">
          <div className="modal-head">
            <h2 id={MODAL_TITLE_ID} tabIndex={-1}>
              {viewModel.titles['lead-form'] ?? titles.login}
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
      <ModalsLoader viewModel={viewModel} />
    </ModalsRoot>
  )
}
