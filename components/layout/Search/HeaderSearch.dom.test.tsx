import { urgentHelpIn } from '@/content/copy/urgentHelp'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { browser } from '@/services/browser'
import { findEntities } from '@/services/search'
import { HINDI, result, showBar, field, shown, seesResults } from '@/tests/support/headerSearchOnPage'
import { inEnglish } from '@/content/copy/otherLanguage'

jest.mock('@/services/httpClient')
jest.mock('@/services/search')

const find = jest.mocked(findEntities)
const goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {})
const log = jest.spyOn(console, 'error').mockImplementation(() => {})
const user = userEvent.setup()

beforeEach(() => {
  jest.clearAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
  find.mockResolvedValue({
    results: [result(2, 'Knee'), result(3, 'Asha', 'Pune'), result(5, 'Walking'), result(6, 'MRI')],
    urgency: null,
  })
})

describe('the search field', () => {
  test('is a plain field of a form to /search until it is first touched, then a combobox with the same letters', async () => {
    const { container } = showBar()
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/search')
    expect(form?.method).toBe('get')
    expect(field().name).toBe('q')
    expect(screen.queryByRole('combobox')).toBeNull()
    field().value = 'kn'
    await user.click(field())
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'))
    expect(field().value).toBe('kn')
    expect(document.activeElement).toBe(field())
    expect(field().getAttribute('aria-expanded')).toBe('false')
  })

  test('takes over what was typed before its code was there', async () => {
    showBar()
    field().value = 'knee'
    await user.click(field())
    await seesResults()
    expect(find).toHaveBeenCalledWith({ text: 'knee', cityId: 1 }, expect.any(AbortSignal))
  })

  test('shows groups with their names, cities beside names, and tells how many there are', async () => {
    showBar()
    await user.type(field(), 'knee')
    const list = await seesResults()
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(3)
    expect(
      within(within(list).getByRole('group', { name: 'Articles & tests' })).getAllByRole('option'),
    ).toHaveLength(2)
    expect(shown()).toEqual(['Knee', 'AshaPune', 'Walking', 'MRI'])
    expect(screen.getByRole('status').textContent).toContain('4 results')
    expect(field().getAttribute('aria-expanded')).toBe('true')
    expect(document.getElementById(field().getAttribute('aria-controls') ?? '')).toBe(list)
  })

  test('is gone through with the arrow keys: the focus stays, the active result is named, Enter opens it', async () => {
    showBar()
    await user.type(field(), 'knee')
    await seesResults()
    expect(field().getAttribute('aria-activedescendant')).toBeNull()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    const active = screen.getByRole('option', { selected: true })
    expect(active.textContent).toBe('AshaPune')
    expect(field().getAttribute('aria-activedescendant')).toBe(active.id)
    expect(document.activeElement).toBe(field())
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('MRI')
    await user.keyboard('{Enter}')
    expect(goTo).toHaveBeenCalledWith('/page/MRI')
  })

  test('Enter without an active result sends the form to the page of results', async () => {
    const { container } = showBar()
    const sent = jest.fn((event: Event) => event.preventDefault())
    container.querySelector('form')?.addEventListener('submit', sent)
    await user.type(field(), 'knee')
    await seesResults()
    await user.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledTimes(1)
    expect(goTo).not.toHaveBeenCalled()
  })

  test('Escape closes the results and keeps the letters; an arrow key opens them again', async () => {
    showBar()
    await user.type(field(), 'knee')
    await seesResults()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('knee')
    await user.keyboard('{ArrowDown}')
    await seesResults()
    expect(find).toHaveBeenCalledTimes(1)
  })

  test('a click outside closes the results, and so does leaving with Tab', async () => {
    showBar()
    await user.type(field(), 'knee')
    await seesResults()
    fireEvent.pointerDown(screen.getByText('elsewhere'))
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.click(field())
    await seesResults()
    await user.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('a click on a group’s name closes nothing, and results are links', async () => {
    showBar()
    await user.type(field(), 'knee')
    await seesResults()
    await user.click(screen.getByText('Treatments'))
    expect(document.activeElement).toBe(field())
    expect(screen.getByRole('option', { name: 'Knee' }).getAttribute('href')).toBe('/page/Knee')
  })

  test('says when nothing is found, and nothing when the search fails: that is logged only', async () => {
    showBar()
    find.mockResolvedValueOnce({ results: [], urgency: null })
    await user.type(field(), 'xyz')
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Nothing found for “xyz”'))
    find.mockRejectedValueOnce(new Error('no answer'))
    await user.type(field(), 'w')
    await waitFor(() => expect(log).toHaveBeenCalledWith(new Error('no answer')))
    await waitFor(() => expect(document.querySelector('.panel')).toBeNull())
    expect(screen.getByRole('status').textContent).toBe('')
  })

  test('says beside a name why it was found and what it costs', async () => {
    showBar()
    find.mockResolvedValueOnce({
      results: [{ ...result(2, 'Knee'), Why: 'Also called: TKR', Price: 'From ₹1' }],
      urgency: null,
    })
    await user.type(field(), 'tkr')
    await seesResults()
    expect(shown()).toEqual(['KneeAlso called: TKR · From ₹1'])
  })

  test('leads to a doctor’s places by an option of its own', async () => {
    showBar()
    const doctor = { ...result(3, 'Dr. Asha'), BookUrl: '/doctor/asha/book' }
    find.mockResolvedValueOnce({ results: [doctor], urgency: null })
    await user.type(field(), 'asha')
    await seesResults()
    expect(shown()).toEqual(['Dr. Asha', 'Book: Dr. Asha'])
    const book = screen.getByRole('option', { name: 'Book: Dr. Asha' })
    expect(book.getAttribute('href')).toBe('/doctor/asha/book')
  })

  test('says whom to call before any page; Tab comes to the numbers, Escape goes back to the field', async () => {
    showBar()
    find.mockResolvedValueOnce({
      results: [result(1, 'Angina')],
      urgency: urgentHelpIn({ kind: 'heart', level: 'now' }, 'en'),
    })
    await user.type(field(), 'chest pain')
    const list = await seesResults()
    const help = screen.getByRole('alert')
    expect(within(help).getByRole('heading').textContent).toContain('112')
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:112', 'tel:108'])
    expect(help.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    await user.tab()
    await user.tab()
    expect(document.activeElement?.getAttribute('href')).toBe('tel:112')
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(field())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shows nothing but numbers where somebody speaks of ending a life, in Hindi for Hindi words', async () => {
    showBar()
    find.mockResolvedValueOnce({
      results: [],
      urgency: urgentHelpIn({ kind: 'suicide', level: 'now' }, 'hi'),
    })
    await user.type(field(), 'आत्महत्या')
    const help = await screen.findByRole('alert')
    expect(help.lang).toBe('hi')
    expect(within(help).getByRole('link', { name: /14416/ }).getAttribute('href')).toBe('tel:14416')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('shows other ways on where nothing is found', async () => {
    showBar()
    find.mockResolvedValueOnce({ results: [], urgency: null })
    await user.type(field(), 'xyz')
    const departments = await screen.findByRole('link', { name: 'All departments' })
    expect(departments.getAttribute('href')).toBe('/departments')
    expect(screen.getByRole('link', { name: 'Ask in the chat' }).getAttribute('href')).toBe(
      '/chat/ai?q=xyz#answer',
    )
  })

  test('stays in Hindi with them on Hindi pages, and says where it cannot', async () => {
    showBar(HINDI)
    find.mockResolvedValueOnce({ results: [], urgency: null })
    await user.type(field(), 'xyz')
    const departments = await screen.findByRole('link', { name: `सभी विभाग ${inEnglish}` })
    expect(departments.getAttribute('hreflang')).toBe('en')
    expect(screen.getByRole('link', { name: 'चैट में पूछें' }).getAttribute('href')).toBe(
      '/hi/chat/ai?q=xyz#answer',
    )
  })

  test('asks in Hindi on Hindi pages', async () => {
    showBar(HINDI)
    await user.type(field(), 'knee')
    await screen.findByRole('listbox', { name: 'खोज के परिणाम' })
    expect(find).toHaveBeenCalledWith({ text: 'knee', cityId: 1, language: 'hi' }, expect.any(AbortSignal))
  })

  test('the phone’s button opens the bar, takes the focus to the field and closes it again', async () => {
    const { container } = showBar()
    const opener = screen.getByRole('button', { name: 'Search', expanded: false })
    await user.click(opener)
    expect(container.querySelector('form')?.hasAttribute('data-shown')).toBe(true)
    expect(document.activeElement).toBe(field())
    await user.click(screen.getByRole('button', { name: 'Search', expanded: true }))
    expect(container.querySelector('form')?.hasAttribute('data-shown')).toBe(false)
  })
})
