import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MenuLoader } from './MenuLoader'
import { fetchDepartmentGroups } from '@/services/departmentGroups'
import { wakeMegaMenu, startMegaMenu } from './startMegaMenu'
import { menuThirdLevel } from '@/content/catalogue/links/menuTree'
import { menuMarkup } from './MegaMenu'

jest.mock('@/services/departmentGroups')

const user = userEvent.setup()

/** jsdom has no layout: the test sets the width. */
let isWide = true
const widthListeners = new Set<() => void>()
beforeAll(() => {
  window.matchMedia = () =>
    // Of a media query list only these two are used.
    ({
      get matches() {
        return isWide
      },
      addEventListener: (_: string, listener: () => void) => widthListeners.add(listener),
    }) as unknown as MediaQueryList
})

const SHELL = (tree: string) =>
  `<div class="site-menu"><details class="menu"><summary>Menu</summary></details>` +
  `<nav aria-label="Main"><div class="drawer"><div id="drawn"><div class="menu-tree">${tree}</div></div><a href="/x" data-opens="leadForm">Coverage</a></div></nav></div>` +
  `<a href="/elsewhere">elsewhere</a><dialog><button type="button">in the dialog</button></dialog>`

/** A page with the menu as the server draws it; the machine is started. */
async function showMenu(wide = true, before: (root: HTMLElement) => void = () => {}) {
  isWide = wide
  document.body.innerHTML = SHELL(menuMarkup('en'))
  const root = document.querySelector<HTMLElement>('.site-menu')
  if (!root) throw new Error('the page has a menu')
  before(root)
  await wakeMegaMenu(root, 'en')
  return root
}
const details = (selector: string) => {
  const found = document.querySelector<HTMLDetailsElement>(selector)
  if (!found) throw new Error(`there is ${selector}`)
  return found
}
const summary = (selector: string) => details(selector).querySelector<HTMLElement>('summary') ?? document.body
const DEPARTMENTS = '[data-entry=departments]'
const SERVICES = '[data-entry=services]'
const PROCTOLOGY = '[data-department=proctology]'
const isOpen = (selector: string) => details(selector).open
const focused = () => document.activeElement
const levelOfFocus = () => focused()?.closest<HTMLElement>('[data-level]')?.dataset.level

/** As the call answers. */
const thirdLevel = JSON.parse(JSON.stringify(menuThirdLevel('en'))) as Awaited<
  ReturnType<typeof fetchDepartmentGroups>
>

beforeEach(() => {
  jest.mocked(fetchDepartmentGroups).mockResolvedValue(thirdLevel)
})

describe('the third level', () => {
  test('comes at the first touch, once, before the link to the department’s page', async () => {
    const root = await showMenu()
    await wakeMegaMenu(root, 'en')
    expect(fetchDepartmentGroups).toHaveBeenCalledTimes(1)
    const department = details(PROCTOLOGY).querySelector('.department')
    expect(department?.firstElementChild?.className).toBe('groups')
    expect(department?.querySelectorAll('.groups')).toHaveLength(1)
    expect(summary(PROCTOLOGY).textContent).toBe('Proctology bottom, piles, fissure')
    expect(
      within(details(PROCTOLOGY)).getByRole('list', { name: 'Treatments', hidden: true }).dataset.level,
    ).toBe('treatment')
    expect(department?.lastElementChild?.getAttribute('href')).toBe('/department/proctology')
  })

  test('that cannot be fetched leaves the link to each department’s page, and a menu that works', async () => {
    jest.mocked(fetchDepartmentGroups).mockResolvedValue({})
    await showMenu()
    await user.click(summary(DEPARTMENTS))
    await user.click(summary(PROCTOLOGY))
    expect(isOpen(PROCTOLOGY)).toBe(true)
    expect(within(details(PROCTOLOGY)).getByRole('link').getAttribute('href')).toBe('/department/proctology')
  })
})

describe('the menu with its machine', () => {
  test('opens one panel at a time and closes it when it is pressed again', async () => {
    await showMenu()
    await user.click(summary(DEPARTMENTS))
    expect(isOpen(DEPARTMENTS)).toBe(true)
    await user.click(summary(SERVICES))
    expect([isOpen(DEPARTMENTS), isOpen(SERVICES)]).toEqual([false, true])
    await user.click(summary(SERVICES))
    expect(isOpen(SERVICES)).toBe(false)
  })

  test('takes over what was opened before its code was there', async () => {
    await showMenu(true, () => {
      details(DEPARTMENTS).open = true
      details(PROCTOLOGY).open = true
    })
    expect([isOpen(DEPARTMENTS), isOpen(PROCTOLOGY)]).toEqual([true, true])
    await user.keyboard('{Escape}')
    expect([isOpen(DEPARTMENTS), isOpen(PROCTOLOGY)]).toEqual([false, false])
  })

  test('is started once, however often the menu is touched', async () => {
    const root = await showMenu()
    startMegaMenu(root)
    await user.click(summary(DEPARTMENTS))
    expect(isOpen(DEPARTMENTS)).toBe(true)
  })

  test('follows the browser when its search in the page opens a panel', async () => {
    await showMenu()
    details(DEPARTMENTS).open = true
    details(PROCTOLOGY).open = true
    fireEvent(details(DEPARTMENTS), new Event('toggle'))
    expect([isOpen(DEPARTMENTS), isOpen(PROCTOLOGY)]).toEqual([true, true])
    await user.click(document.body)
    expect([isOpen(DEPARTMENTS), isOpen(PROCTOLOGY)]).toEqual([false, false])
  })

  test('marks the page that it stands on', async () => {
    history.replaceState(null, '', '/doctors')
    await showMenu()
    expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
      'Doctors',
    ])
    history.replaceState(null, '', '/')
  })
})

describe('the keys', () => {
  test('go along the bar, into a panel, through its columns and back', async () => {
    await showMenu()
    act(() => summary(DEPARTMENTS).focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(focused()?.textContent).toBe('Hospitals')
    await user.keyboard('{End}')
    expect(focused()?.textContent).toBe('Contact')
    await user.keyboard('{Home}{ArrowDown}')
    expect(isOpen(DEPARTMENTS)).toBe(true)
    expect(focused()?.textContent).toBe('Bariatric Surgery weight-loss operations')
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
    expect(focused()?.textContent).toBe('Cardiac Surgery heart bypass, valves')
    await user.keyboard('{ArrowRight}')
    expect(isOpen('[data-department=cardiac-surgery]')).toBe(true)
    expect(levelOfFocus()).toBe('condition')
    await user.keyboard('{ArrowRight}')
    expect(levelOfFocus()).toBe('treatment')
    await user.keyboard('{ArrowDown}{Home}{ArrowLeft}')
    expect(levelOfFocus()).toBe('condition')
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe(summary('[data-department=cardiac-surgery]'))
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe(summary(DEPARTMENTS))
    expect(isOpen(DEPARTMENTS)).toBe(true)
  })

  test('go down the drawer’s entries', async () => {
    await showMenu(false)
    await user.click(summary('.menu'))
    act(() => summary(DEPARTMENTS).focus())
    await user.keyboard('{ArrowDown}')
    expect(focused()?.textContent).toBe('Doctors')
    await user.keyboard('{ArrowUp}{ArrowRight}')
    expect(focused()?.textContent).toBe('Bariatric Surgery weight-loss operations')
    await user.keyboard('{ArrowLeft}')
    expect(focused()).toBe(summary(DEPARTMENTS))
  })

  test('are left to the browser with a modifier, and outside the lists', async () => {
    await showMenu()
    act(() => summary(DEPARTMENTS).focus())
    for (const event of [{ key: 'ArrowRight', altKey: true }, { key: 'a' }, { key: 'ArrowUp' }])
      expect(fireEvent.keyDown(summary(DEPARTMENTS), event)).toBe(true)
    const coverage = screen.getByText('Coverage')
    expect(fireEvent.keyDown(coverage, { key: 'ArrowDown' })).toBe(true)
  })

  test('Escape closes the whole menu and gives the focus to what opened it', async () => {
    await showMenu()
    await user.click(summary(DEPARTMENTS))
    await user.click(summary(PROCTOLOGY))
    await user.keyboard('{ArrowRight}{Escape}')
    expect(isOpen(DEPARTMENTS)).toBe(false)
    expect(focused()).toBe(summary(DEPARTMENTS))

    await showMenu(false)
    await user.click(summary('.menu'))
    await user.click(summary(SERVICES))
    await user.keyboard('{Escape}')
    expect(isOpen('.menu')).toBe(false)
    expect(focused()).toBe(summary('.menu'))
  })
})

describe('the menu closes', () => {
  const openServices = async () => {
    await showMenu()
    await user.click(summary(SERVICES))
    expect(isOpen(SERVICES)).toBe(true)
  }

  test('on a press outside', async () => {
    await openServices()
    await user.pointer({ keys: '[MouseLeft]', target: document.body })
    expect(isOpen(SERVICES)).toBe(false)
  })

  test('on a press beside the drawer', async () => {
    await showMenu(false)
    await user.click(summary('.menu'))
    fireEvent.click(screen.getByRole('navigation'))
    expect(isOpen('.menu')).toBe(false)
  })

  test('when the focus goes on, and stays when it goes into a dialog that the menu opened', async () => {
    await openServices()
    act(() => summary(SERVICES).focus())
    const dialog = document.querySelector('dialog')
    dialog?.setAttribute('open', '')
    act(() => screen.getByText('in the dialog').focus())
    expect(isOpen(SERVICES)).toBe(true)
    await user.keyboard('{Escape}')
    expect(isOpen(SERVICES)).toBe(true)
    dialog?.removeAttribute('open')
    act(() => summary(SERVICES).focus())
    act(() => screen.getByText('elsewhere').focus())
    expect(isOpen(SERVICES)).toBe(false)
  })

  test.each(['pagehide', 'popstate', 'hashchange'])('on a change of route: %s', async (type) => {
    await openServices()
    fireEvent(window, new Event(type))
    expect(isOpen(SERVICES)).toBe(false)
  })

  test('when the window becomes another one’s width', async () => {
    await openServices()
    for (const listener of widthListeners) listener()
    expect(isOpen(SERVICES)).toBe(false)
  })
})

test('its code is fetched at the first touch, and takes over what is open', async () => {
  document.body.innerHTML = SHELL(menuMarkup('en'))
  const root = document.querySelector('.site-menu')
  if (!root) throw new Error('the page has a menu')
  render(<MenuLoader language="en" />, { container: root.appendChild(document.createElement('div')) })
  details(DEPARTMENTS).open = true
  act(() => summary('.menu').focus())
  await waitFor(() => expect(document.querySelector('.site-menu[data-ready]')).not.toBeNull())
  fireEvent.pointerDown(document.body)
  expect(isOpen(DEPARTMENTS)).toBe(false)
})
