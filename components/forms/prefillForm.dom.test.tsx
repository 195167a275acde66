import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announceSession } from '@/components/account/Session/sessionSignal'
import { LeadFormClient } from '@/components/forms/LeadForm/LeadFormClient'
import { announceCity, onCityAnnounced } from '@/components/layout/SelectCity/citySignal'
import { ASHA } from '@/machines/session/session.testModel'
import { choiceOf } from '@/model/account/cityChoice'
import { fetchMe } from '@/services/account'
import { fetchCityList } from '@/services/cityList'
import { keepSelectedCity } from '@/services/selectedCity'
import { isLive, showForm, viewModelOnPage } from '@/tests/support/leadFormOnPage'
import { signsIn } from '@/tests/support/signsIn'
import { pause } from '@/tests/support/until'

jest.mock('@/services/account')
jest.mock('@/services/cityList')
jest.mock('@/services/lead')
jest.mock('@/services/httpClient', () => ({
  ...jest.requireActual<object>('@/services/httpClient'),
  getJson: jest.fn(),
  postJson: jest.fn(),
}))

const user = userEvent.setup()
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const settles = () => act(() => pause(50))

const chooses = (cityname: string) => keepSelectedCity({ cityid: 477, cityname, type: 'popular' })

// Fetching it is no part of what is timed here.
beforeAll(() => import('./prefillForm'))

beforeEach(() => {
  localStorage.clear()
  jest.mocked(fetchMe).mockReset().mockResolvedValue(ASHA)
  jest.mocked(fetchCityList).mockResolvedValue([])
  signsIn(false)
})

describe('a form of a logged-in user', () => {
  test('has name, number and country, which can be changed, without fetching the form’s machine', async () => {
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, countryCode: '977' })
    signsIn(true)
    const form = showForm()
    await waitFor(() => expect(valueOf('Name')).toBe('Asha Rao'))
    expect([valueOf('Mobile Number'), valueOf('Country code')]).toEqual(['9876543210', '+977'])
    expect(form.dataset.live).toBeUndefined()
    await user.clear(screen.getByLabelText('Name'))
    await user.type(screen.getByLabelText('Name'), 'Ravi')
    await isLive(form)
    act(announceSession)
    await settles()
    expect(valueOf('Name')).toBe('Ravi')
  })

  test('has the e-mail address where it is asked for', async () => {
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, email: 'asha@example.org' })
    signsIn(true)
    showForm({ variant: '5' })
    await waitFor(() => expect(valueOf('Email')).toBe('asha@example.org'))
  })

  test('keeps what was typed before the answer came', async () => {
    showForm({ viewModel: { values: { name: 'Ravi Iyer' } } })
    await user.type(screen.getByLabelText('Mobile Number'), '98')
    signsIn(true)
    await waitFor(() => expect(fetchMe).toHaveBeenCalled())
    await settles()
    expect([valueOf('Name'), valueOf('Mobile Number')]).toEqual(['Ravi Iyer', '98'])
  })

  test.each<[string, (number: string) => Promise<void>]>([
    ['typed', (number) => user.keyboard(number)],
    ['pasted', (number) => user.paste(number)],
  ])('gives way, in the field that has the focus, to what is %s there', async (_how, enters) => {
    showForm()
    await user.click(screen.getByLabelText('Mobile Number'))
    signsIn(true)
    await waitFor(() => expect(valueOf('Mobile Number')).toBe('9876543210'))
    await enters('8123456789')
    expect(valueOf('Mobile Number')).toBe('8123456789')
    await settles()
    expect(valueOf('Mobile Number')).toBe('8123456789')
  })

  test('is filled in when the login happens on the page, follows the profile, and is emptied by the logout', async () => {
    showForm()
    signsIn(true)
    await waitFor(() => expect(valueOf('Name')).toBe('Asha Rao'))
    jest.mocked(fetchMe).mockResolvedValue({ ...ASHA, name: 'Asha Iyer' })
    act(announceSession)
    await waitFor(() => expect(valueOf('Name')).toBe('Asha Iyer'))
    signsIn(false)
    await waitFor(() => expect([valueOf('Name'), valueOf('Mobile Number')]).toEqual(['', '']))
  })

  test('that is sent at once carries what was filled in', async () => {
    signsIn(true)
    const form = showForm({ variant: '2' })
    await waitFor(() => expect(valueOf('Name')).toBe('Asha Rao'))
    await user.click(screen.getByRole('button'))
    await isLive(form)
    await waitFor(() => expect(within(form).getByText('Please select valid city')).toBeTruthy())
    expect(within(form).queryByText('Please Enter Name')).toBeNull()
  })
})

describe('the chosen city', () => {
  test('is chosen in the form, and follows the header until the visitor chooses', async () => {
    chooses('Mumbai')
    showForm()
    await waitFor(() => expect(valueOf('City')).toBe('Mumbai'))
    chooses('Delhi NCR')
    act(() => announceCity({ cityId: 514, name: 'Delhi NCR' }))
    expect(valueOf('City')).toBe('Delhi NCR')
    await user.selectOptions(screen.getByLabelText('City'), 'Mumbai')
    act(() => announceCity({ cityId: 514, name: 'Delhi NCR' }))
    expect(valueOf('City')).toBe('Mumbai')
    expect(fetchMe).not.toHaveBeenCalled()
  })

  test('never replaces the page’s own, nor one that the form does not list', async () => {
    chooses('Mumbai')
    showForm({ options: { city: 'Delhi NCR' } })
    await settles()
    expect(valueOf('City')).toBe('Delhi NCR')
    chooses('Atlantis')
    act(() => announceCity({ cityId: 9, name: 'Atlantis' }))
    expect(valueOf('City')).toBe('Delhi NCR')
  })
})

describe('a visit', () => {
  const comesFrom = (topics: object) =>
    sessionStorage.setItem(
      'visitContext',
      JSON.stringify({ topics, contact: null, seenAt: Date.now(), isSignedIn: false }),
    )
  const PILES = { treatment: { value: 'Piles Treatment', from: 'page' } }
  const kept = () => sessionStorage.getItem('visitContext') ?? ''
  const opensNextPage = () =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))

  test('fills the treatment and the city in, says so, and leads to what can be changed', async () => {
    chooses('Mumbai')
    comesFrom(PILES)
    showForm({ variant: '3', pageType: 'doctors', path: '/doctor/x' })
    opensNextPage()
    await waitFor(() => expect(valueOf('Treatment')).toBe('Piles Treatment'))
    expect(valueOf('City')).toBe('Mumbai')
    expect(screen.getByText('For Piles Treatment in Mumbai')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Treatment'))
    await user.selectOptions(screen.getByLabelText('Treatment'), 'Circumcision')
    expect(screen.getByText('For Circumcision in Mumbai')).toBeTruthy()
    expect(kept()).toContain('Circumcision')
  })

  test('never fills treatment and condition both, nor in place of the page’s own', async () => {
    comesFrom({ ...PILES, condition: { value: 'Piles', from: 'page' } })
    showForm({ variant: '3', pageType: 'Condition', path: '/condition/x' })
    opensNextPage()
    await waitFor(() => expect(screen.getByText('For Piles')).toBeTruthy())
    expect(
      screen.getAllByRole<HTMLSelectElement>('combobox').map(({ name, value }) => [name, value]),
    ).toEqual(
      expect.arrayContaining([
        ['treatment', ''],
        ['condition', 'Piles'],
      ]),
    )
  })

  test('has the name and the number that were typed into another form', async () => {
    const { unmount } = render(<LeadFormClient viewModel={viewModelOnPage({ variant: '3' })} />)
    await user.type(screen.getByLabelText('Name'), 'Ravi Iyer')
    await user.type(screen.getByLabelText('Mobile Number'), '98765')
    await user.tab()
    expect(kept()).not.toContain('98765')
    await user.type(screen.getByLabelText('Mobile Number'), '43210')
    await user.tab()
    await waitFor(() => expect(kept()).toContain('9876543210'))
    unmount()
    showForm()
    await waitFor(() =>
      expect([valueOf('Name'), valueOf('Mobile Number')]).toEqual(['Ravi Iyer', '9876543210']),
    )
  })

  test('is told nothing by a form that no patient fills in', async () => {
    showForm({ pageType: 'Partner', leadType: 'Partner' })
    await user.type(screen.getByLabelText('Name'), 'Dr Rao')
    await user.type(screen.getByLabelText('Mobile Number'), '9876543210')
    await user.tab()
    await settles()
    expect(kept()).toBe('')
  })

  test('a city that is chosen in a form holds everywhere, as in the header’s list', async () => {
    jest
      .mocked(fetchCityList)
      .mockResolvedValue([choiceOf({ cityid: 477, cityname: 'Mumbai', type: 'popular' })])
    const announced = jest.fn()
    const stop = onCityAnnounced(announced)
    showForm({ variant: '3' })
    await user.selectOptions(screen.getByLabelText('City'), 'Mumbai')
    await waitFor(() => expect(announced).toHaveBeenCalledWith({ cityId: 477, name: 'Mumbai' }))
    expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toMatchObject({ cityid: 477 })
    stop()
  })
})
