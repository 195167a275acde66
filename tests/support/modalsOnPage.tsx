/** The modals of a page with contents that tell what they were given, for tests. */
import { FAQ_PAGE } from '@/tests/support/faqPage'
import { render, screen, within } from '@testing-library/react'
import { Modals } from '@/components/account/Dialog/Modals'
import { MODAL_CONTENTS } from '@/components/account/Dialog/ModalsLive'
import type { ModalContentProps } from '@/components/account/Dialog/modalsViewModel'
import type { Language } from '@/model/page/language'
import { MODAL_NAMES } from '@/machines/modals/modals.machine'

/** What the contents were given to call. */
export const givenCalls = new Set<unknown>()

/** A content that shows what it was given, and does what contents do. */
const Content = ({ me, open, close, setTitle }: ModalContentProps) => (
  <div ref={() => void givenCalls.add(setTitle)}>
    <p>content for {me?.name ?? 'a visitor'}</p>
    <input aria-label="letters" />
    <button onClick={() => open('location')}>to the location</button>
    <button onClick={() => setTitle('Personal Details')}>title</button>
    <button onClick={close}>done</button>
  </div>
)

/** Has every modal show that content. */
export function mockContents(): void {
  for (const name of MODAL_NAMES) jest.spyOn(MODAL_CONTENTS[name], 'load').mockResolvedValue(Content)
}

/** A page with an opener of each modal. */
export function showPage({
  language = 'en',
  isFormEnabled,
}: { language?: Language; isFormEnabled?: boolean } = {}) {
  const shown = render(
    <>
      {MODAL_NAMES.map((name) => (
        <a key={name} href={`/plain#${name}`} data-opens={name}>
          {name}
        </a>
      ))}
      <button data-opens="selectCity">a button</button>
      <a href="#nothing" data-opens="constructor">
        no modal
      </a>
      <a href="/plain" data-opens="leadForm" data-modal-title="Get Cost Now">
        costs
      </a>
      <Modals page={{ ...FAQ_PAGE, language, isFormEnabled }} />
    </>,
  )
  return { ...shown, dialog: screen.getByRole<HTMLDialogElement>('dialog', { hidden: true }) }
}
/** The title that is shown. */
export const titleOf = (dialog: HTMLElement) => within(dialog).getByRole('heading').textContent
/** The content that is shown. */
export const content = () => screen.findByText(/^content for/)
