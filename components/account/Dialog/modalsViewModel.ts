import type { LeadFormOptions } from '@/model/lead/leadForm'
import type { PageContext } from '@/model/page/pageContext'

/** A modal's name as links say it: `data-opens="lead-form"`, and `#login` in an address. */
export type OpenerName =
  'lead-form' | 'login' | 'location' | 'profile' | 'edit-profile' | 'logout' | 'select-city' | 'selfie'

/** What the modals need to know of their page before one is opened: small, since every page carries it. */
export type ModalsViewModel = {
  readonly page: PageContext
  /** The modals that this page can open, and what each is called when its opener does not say. */
  readonly titles: Readonly<Partial<Record<OpenerName, string>>>
  readonly options?: LeadFormOptions
  readonly phone?: string
  readonly whatsapp?: string
  /** The only treatments to choose from, by name; default all. */
  readonly treatmentNames?: readonly string[]
}

/** What was asked to open. */
export type ModalRequest = {
  readonly name: OpenerName
  /** The title that the opener asks for. */
  readonly title?: string
  readonly asks?: string
  /** Where the link that was pressed leads when the modal cannot be shown. */
  readonly href?: string
  readonly opener?: HTMLElement
}

/** Ids of the one dialog and its title. */
export const MODAL_ID = 'modal'
export const MODAL_TITLE_ID = 'modal-title'

/** Id of the lead form in the modal. */
export const MODAL_FORM_ID = 'lead-modal-form'

/**
 * The lead form's heading: the modal title option, else the page's form title, else the header option, else the
 * default (specification, section 2, modals).
 */
export const leadFormHeading = (
  { modalTitle, formTitle, header }: { modalTitle?: string; formTitle?: string; header?: string },
  fallback: string,
): string => [modalTitle, formTitle, header].find((title) => title?.trim()) ?? fallback
