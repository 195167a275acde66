import { modalTitles } from '@/content/copy/modalTitles'
import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import type { FormNumbers } from '@/model/page/contactLinks'
import type { PageContext } from '@/model/page/pageContext'
import type { Language } from '@/model/page/language'
import type { ModalName, ModalTitles } from '@/machines/modals/modals.machine'
import type { Me } from '@/model/account/account'

/** Data for the modals before one is opened: small, since every page contains it. */
export type ModalsViewModel = {
  readonly page: PageContext
  /** Default title of the lead form; omitted if the page cannot open it. */
  readonly leadFormTitle?: string
  readonly configured: LeadFormConfiguration
  readonly numbers: FormNumbers
  /** The only treatments to choose from, by name; default all. */
  readonly treatmentNames?: readonly string[]
}

/** The modals that a page can open, and what each is called when its opener does not say. */
export const titlesOf = ({ page, leadFormTitle }: ModalsViewModel): ModalTitles => ({
  ...modalTitles[page.language],
  ...(leadFormTitle !== undefined && { leadForm: leadFormTitle }),
})

/** A modal that is to open: `data-opens="login"` on a link or button, or `#login` in the address. */
export type ModalOpening = {
  readonly name: ModalName
  /** The opener's own title for it. */
  readonly title?: string
  /** Where the pressed link leads when the modal cannot be shown. */
  readonly href?: string
  readonly opener?: HTMLElement
}

/** The modal that the address's hash opens: `#edit-profile`, and `#book` for the lead form; '' for none. */
export const openedByHash = (): string =>
  location.hash
    .slice(1)
    .replace('book', 'leadForm')
    .replace(/-(.)/, (_, letter: string) => letter.toUpperCase())

/** Ids of the one dialog and its title. */
export const MODAL_ID = 'modal'
export const MODAL_TITLE_ID = 'modal-title'

/** Props of every modal's content. It is remounted each time its modal opens (the lead form keeps its input). */
export type ModalContentProps = {
  readonly language: Language
  /** The user; always present in profile, editProfile, logout and selfie, and in location for a user. */
  readonly me?: Me
  close(): void
  /** Puts another modal in this one's place. */
  open(name: ModalName): void
  /** Gives the modal another title than the table's. */
  setTitle(title: string): void
  readonly viewModel: ModalsViewModel
}
