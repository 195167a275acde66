import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { BookingLink } from '@/components/ui/BookingLink'
import { BUTTON_VARIANTS, type ButtonSection } from '@/components/ui/ActionButtons/buttonVariants'
import { headerCopy } from '@/content/copy/header'
import { type Specimens, state } from './specimen'

// The keys of an object with exactly these.
const SECTIONS = Object.keys(BUTTON_VARIANTS) as readonly ButtonSection[]

/** Every row of the table of buttons, and what a page can change about a row. */
export const buttonSpecimens: Specimens = {
  ActionButtons: [
    ...SECTIONS.map((section) =>
      state(`section ${section}`, ({ page }) => <ActionButtons section={section} page={page} />),
    ),
    state('beside a form: none is the primary one', ({ page }) => (
      <ActionButtons section="treatment" page={page} isQuiet />
    )),
    state('small, on cards', ({ page }) => <ActionButtons section="doctor" page={page} size="small" />),
    state('page without calls', ({ page }) => (
      <ActionButtons section="v2" page={{ ...page, isCallEnabled: false }} />
    )),
  ],
  BookingLink: [
    state('opens the lead form', ({ page }) => (
      <BookingLink page={page} className="button button-primary">
        {headerCopy[page.language].ribbonLink}
      </BookingLink>
    )),
  ],
}
