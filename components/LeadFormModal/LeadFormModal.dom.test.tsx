import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fetchFieldOptions } from './LeadFormModalProvider'
import { LeadFormModal } from './LeadFormModal'
import { modalHeading } from './leadFormModalPlan'

jest.mock('./LeadFormModalProvider')
jest.mock('@/services/lead')
jest.mock('@/services/apiCall')

const user = userEvent.setup()

beforeAll(() => {
  // jsdom draws no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false
  }
})
beforeEach(() => {
  jest.mocked(fetchFieldOptions).mockResolvedValue({ city: [{ value: 'Mumbai', label: 'Mumbai' }] })
})

const page = (pageType = 'Treatment', path = '/treatment/piles') =>
  ({ pageType, pageName: 'Piles', path, tier: 3, language: 'en' }) as const

function showPage(pageType?: string, path?: string) {
  render(
    <>
      <a href="/contact-us#enquiry" data-opens="lead-form">
        Book an Appointment
      </a>
      <a href="/contact-us#enquiry" data-opens="lead-form" data-modal-title="Get Cost Now">
        Cost
      </a>
      <LeadFormModal page={page(pageType, path)} heading="Book Free Appointment" closeLabel="Close" />
    </>,
  )
  return screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })
}

describe('the modal', () => {
  test('opens from any marked link, with its form and lists, and closes', async () => {
    const dialog = showPage()
    await user.click(screen.getByText('Book an Appointment'))
    expect(dialog.open).toBe(true)
    expect(within(dialog).getByRole('heading', { name: 'Book Free Appointment' })).toBe(
      document.activeElement,
    )
    await waitFor(() => expect(within(dialog).getByRole('option', { name: 'Mumbai' })).toBeTruthy())
    expect(within(dialog).getByRole('group', { name: 'Insurance Type' })).toBeTruthy()
    await waitFor(() => expect(dialog.querySelector('form')?.dataset.live).toBe('true'))
    await user.click(within(dialog).getByRole('button', { name: 'Close' }))
    expect(dialog.open).toBe(false)
  })

  test('takes the title of the link that opened it', async () => {
    const dialog = showPage()
    await user.click(screen.getByText('Cost'))
    expect(within(dialog).getByRole('heading', { name: 'Get Cost Now' })).toBeTruthy()
  })

  test('leaves a click for a new tab to the browser', async () => {
    const dialog = showPage()
    await user.keyboard('{Control>}')
    await user.click(screen.getByText('Book an Appointment'))
    await user.keyboard('{/Control}')
    expect(dialog.open).toBe(false)
  })

  test.each([
    ['Treatment', '/treatment/piles', 1],
    ['costpage', '/treatment/piles-cost', 0],
  ])('on a page of type %s shows its description as specified', async (pageType, path, count) => {
    const dialog = showPage(pageType, path)
    await user.click(screen.getByText('Book an Appointment'))
    await waitFor(() => expect(dialog.querySelector('form')).toBeTruthy())
    expect(within(dialog).queryAllByText(/Leave your details/)).toHaveLength(count)
  })
})

describe('its heading', () => {
  const heading = (titles: Parameters<typeof modalHeading>[0]) =>
    modalHeading(titles, 'Book Free Appointment')
  test('is the modal title, else the form title, else the header, else the default', () => {
    expect(heading({ modalTitle: 'A', formTitle: 'B', header: 'C' })).toBe('A')
    expect(heading({ formTitle: 'B', header: 'C' })).toBe('B')
    expect(heading({ formTitle: ' ', header: 'C' })).toBe('C')
    expect(heading({})).toBe('Book Free Appointment')
  })
})
