import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announceCity } from '@/components/layout/SelectCity/citySignal'
import { findEntities } from '@/services/search'
import {
  HINDI,
  barWith,
  result,
  showBar,
  field,
  cityButton,
  formCity,
  seesResults,
} from '@/tests/support/headerSearchOnPage'

jest.mock('@/services/httpClient')
jest.mock('@/services/search')

const find = jest.mocked(findEntities)
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const user = userEvent.setup()

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  find.mockResolvedValue({ results: [result(2, 'Knee')], urgency: null })
})

describe('the city', () => {
  test('is Delhi NCR until one is chosen, then the chosen one, also on the next page', () => {
    const { unmount } = showBar()
    expect(cityButton().textContent).toBe('City: Delhi NCR')
    unmount()
    localStorage.setItem('selectedCity', JSON.stringify({ cityid: 477, cityname: 'Mumbai', type: 'popular' }))
    showBar()
    expect(cityButton().textContent).toBe('City: Mumbai')
    expect(formCity()).toBe('477')
  })

  test('is a button that opens the modal Select Your City and takes the native list’s place', () => {
    const { container } = showBar()
    expect(cityButton().dataset.opens).toBe('selectCity')
    expect(cityButton().getAttribute('aria-haspopup')).toBe('dialog')
    expect(container.querySelector('select')?.hidden).toBe(true)
  })

  test('that is chosen anywhere on the page is shown, sent with the form and used for the search at once', async () => {
    showBar()
    await user.type(field(), 'knee')
    await seesResults()
    act(() => announceCity({ cityId: 9001, name: 'Pune' }))
    expect(cityButton().textContent).toBe('City: Pune')
    expect(formCity()).toBe('9001')
    await waitFor(() =>
      expect(find).toHaveBeenLastCalledWith({ text: 'knee', cityId: 9001 }, expect.any(AbortSignal)),
    )
  })

  test('that the page does not know is shown by its own name and sent with the form, also on the next page', () => {
    const { unmount } = showBar()
    act(() => announceCity({ cityId: 7, name: 'Kozhikode' }))
    expect(cityButton().textContent).toBe('City: Kozhikode')
    expect(formCity()).toBe('7')
    unmount()
    localStorage.setItem('selectedCity', JSON.stringify({ cityid: 7, cityname: 'Kozhikode', type: 'other' }))
    showBar()
    expect(cityButton().textContent).toBe('City: Kozhikode')
    expect(formCity()).toBe('7')
  })

  test('is named as the page’s language does', () => {
    localStorage.setItem('selectedCity', JSON.stringify({ cityid: 477, cityname: 'Mumbai', type: 'popular' }))
    showBar(HINDI)
    expect(screen.getByRole('button', { name: 'शहर: मुंबई' })).toBeTruthy()
  })

  test('that was chosen in the native list before the code ran is taken over', async () => {
    const native = document.createElement('div')
    document.body.append(native)
    const { renderToString } = await import('react-dom/server')
    const bar = barWith()
    native.innerHTML = renderToString(bar)
    expect(native.querySelector('button.go')).toBeTruthy()
    expect(within(native).getByRole('combobox', { name: 'City' })).toBeTruthy()
    const select = native.querySelector('select')
    if (select) select.value = '477'
    const { hydrateRoot } = await import('react-dom/client')
    await act(async () => void hydrateRoot(native, bar))
    expect(within(native).getByRole('button', { name: 'City: Mumbai' })).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('selectedCity') ?? '')).toEqual({
      cityid: 477,
      cityname: 'Mumbai',
      type: 'popular',
    })
    expect(log).not.toHaveBeenCalled()
    native.remove()
  })
})
