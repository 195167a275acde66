import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { installNativeDialogs } from '@/tests/support/nativeDialogs'
import { limitedTreatmentNames } from '@/content/catalogue/options/treatmentChoices'
import { fetchFieldOptions } from './leadFormContent.calls'
import { leadFormHeading, Modals } from './Modals'
import type { PageProps } from '@/model/catalogue/pageSettings'
import type { PageContext } from '@/model/page/pageContext'
import { createLead } from '@/services/lead'

jest.mock('./leadFormContent.calls')
jest.mock('@/content/catalogue/options/treatmentChoices')
jest.mock('@/services/lead')
jest.mock('@/services/httpClient')

const user = userEvent.setup()

beforeAll(installNativeDialogs)
beforeEach(() => {
  jest.mocked(fetchFieldOptions).mockResolvedValue({ city: [{ value: 'Mumbai', label: 'Mumbai' }] })
})

type Switches = Pick<PageContext, 'isCallEnabled'>

const page = (pageType = 'Treatment', path = '/treatment/piles', switches: Switches = {}): PageContext => ({
  pageType,
  pageName: 'Piles',
  path,
  tier: 3,
  language: 'en',
  ...switches,
})

function showPage(
  pageType?: string,
  path?: string,
  treatmentNames?: readonly string[],
  props?: PageProps,
  switches?: Switches,
) {
  jest.mocked(limitedTreatmentNames).mockReturnValue(treatmentNames)
  render(
    <>
      <a href="/contact-us#enquiry" data-opens="leadForm">
        Book an Appointment
      </a>
      <a href="/contact-us#enquiry" data-opens="leadForm" data-modal-title="Get Cost Now">
        Cost
      </a>
      <Modals page={page(pageType, path, switches)} props={props} />
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

  test.each([
    [['LASIK'], ['LASIK', 'Other']],
    [undefined, ['LASIK', 'Septoplasty', 'Other']],
  ])('of a page that limits its treatments to %j offers %j', async (names, offered) => {
    const treatment = ['LASIK', 'Septoplasty'].map((value) => ({ value, label: value }))
    jest.mocked(fetchFieldOptions).mockResolvedValue({ treatment })
    const dialog = showPage('Marketing', '/marketing/brand/hexa', names)
    await user.click(screen.getByText('Book an Appointment'))
    const select = await within(dialog).findByLabelText('Treatment')
    const options = within(select).getAllByRole<HTMLOptionElement>('option')
    expect(options.map(({ value }) => value).filter(Boolean)).toEqual(offered)
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

describe('what a clinic sets on the page', () => {
  const opened = async (props: PageProps, switches?: Switches) => {
    const dialog = showPage(undefined, undefined, undefined, props, switches)
    await user.click(screen.getByText('Book an Appointment'))
    await waitFor(() => expect(dialog.querySelector('form')).toBeTruthy())
    return dialog
  }
  const titleOf = (dialog: HTMLElement) => dialog.querySelector('h2')?.textContent

  test.each([
    [{ modalTitle: 'A', FormTitle: 'B', options: { header: 'C' } }, 'A'],
    [{ FormTitle: 'B', options: { header: 'C' } }, 'B'],
    [{ options: { header: 'C' } }, 'C'],
    [{}, 'Book Free Appointment'],
  ])('is its heading: %j', async (props, title) => expect(titleOf(await opened(props))).toBe(title))

  test('is its fields, which must be filled, and its button', async () => {
    const dialog = await opened({
      leadFormKeys: ['city', 'query'],
      formRequirements: { query: true },
      options: { submitTitle: 'Ask us' },
    })
    expect(dialog.querySelector('[name=treatment]')).toBeNull()
    expect(dialog.querySelector('[name=query]')).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: 'Ask us' })).toBeTruthy()
    const configured = dialog.querySelector<HTMLInputElement>('[name=configured]')?.value ?? '{}'
    expect(JSON.parse(configured)).toMatchObject({ formRequirements: { query: true } })
  })

  test('is whether a form that was not taken offers a call', async () => {
    jest.mocked(createLead).mockRejectedValueOnce({ kind: 'network' })
    const dialog = await opened({ leadFormKeys: ['query'] }, { isCallEnabled: false })
    await user.type(within(dialog).getByLabelText('Name'), 'Asha Rao')
    await user.type(within(dialog).getByLabelText('Mobile Number'), '9876543210')
    await user.click(within(dialog).getByRole('button', { name: 'Book Free Appointment' }))
    expect(await within(dialog).findByRole('link', { name: 'WhatsApp us' })).toBeTruthy()
    expect(within(dialog).queryByRole('link', { name: 'Call us' })).toBeNull()
  })

  test('is where it stands', async () => {
    expect((await opened({})).dataset.docked).toBeUndefined()
  })
})

describe('its heading', () => {
  const heading = (titles: Parameters<typeof leadFormHeading>[0]) =>
    leadFormHeading(titles, 'Book Free Appointment')
  test('is the modal title, else the form title, else the header, else the default', () => {
    expect(heading({ modalTitle: 'A', formTitle: 'B', header: 'C' })).toBe('A')
    expect(heading({ formTitle: 'B', header: 'C' })).toBe('B')
    expect(heading({ formTitle: ' ', header: 'C' })).toBe('C')
    expect(heading({})).toBe('Book Free Appointment')
  })
})
