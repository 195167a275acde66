import type { LeadFormConfiguration } from '@/model/lead/leadForm'
import type { FormNumbers } from '@/content/links/contactLinks'
import type { PageContext } from '@/model/page/pageContext'
import type { Language } from '@/model/page/language'
import type { ModalName, ModalTitles } from '@/machines/modals/modals.machine'
import type { Me } from '@/model/account/account'

/** What the modals need to know of their page before one is opened: small, since every page carries it. */
export type ModalsViewModel = {
  readonly page: PageContext
  /** The modals that this page can open, and what each is called when its opener does not say. */
  readonly titles: ModalTitles
  readonly configured: LeadFormConfiguration
  readonly numbers: FormNumbers
  /** The only treatments to choose from, by name; default all. */
  readonly treatmentNames?: readonly string[]
}

/** A modal that is to open: `data-opens="login"` on a link or button, or `#login` in the address. */
export type ModalOpening = {
  readonly name: ModalName
  /** The opener's own title for it. */
  readonly title?: string
  /** Where the pressed link leads when the modal cannot be shown. */
  readonly href?: string
  readonly opener?: HTMLElement
}

/** What the address's hash opens: `#edit-profile`, and `#book` for the lead form; '' where there is none. */
export const openedByHash = (): string =>
  location.hash
    .slice(1)
    .replace('book', 'leadForm')
    .replace(/-(.)/, (_, letter: string) => letter.toUpperCase())

/** Ids of the one dialog and its title. */
export const MODAL_ID = 'modal'
export const MODAL_TITLE_ID = 'modal-title'

/** What every modal's content is given. It is made anew each time its modal opens (the lead form keeps its letters). */
export type ModalContentProps = {
  readonly language: Language
  /** Who is logged in; there from the start in profile, editProfile, logout and selfie, and in location for a user. */
  readonly me?: Me
  close(): void
  /** Puts another modal in this one's place. */
  open(name: ModalName): void
  /** Gives the modal another title than the table's. */
  setTitle(title: string): void
  /** What the modals know of their page. */
  readonly viewModel: ModalsViewModel
}
