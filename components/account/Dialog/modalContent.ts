import type { Language } from '@/model/page/language'
import type { ModalName } from '@/machines/modals/modals.machine'
import type { Me } from '@/model/account/account'
import type { PageContext } from '@/model/page/pageContext'
import type { ModalsViewModel } from './modalsViewModel'

export type { ModalName }

/** What every modal's content is given. It is made anew each time its modal opens (the lead form keeps its letters). */
export type ModalContentProps = {
  readonly page: PageContext
  readonly language: Language
  /** Who is logged in; there from the start in profile, editProfile, logout and selfie, and in location for a user. */
  readonly me?: Me
  close(): void
  /** Puts another modal in this one's place. */
  open(name: ModalName): void
  /** Gives the modal another title than the table's. */
  setTitle(title: string): void
  /** What the lead form needs beside the page. */
  readonly viewModel: ModalsViewModel
  /** What the opening link asks for: 'insurance', or nothing. */
  readonly asks: string
}
