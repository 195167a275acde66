import { expect, test, type Page } from '@playwright/test'
import { coveringPaths } from '@/machines/lib/coveringPaths'
import type { MachinePath, PathStep } from '@/machines/lib/machinePaths'
import { menuCases } from '@/machines/menu/menu.cases'
import { type MenuContext, type MenuEvent, menuMachine } from '@/machines/menu/menu.machine'
import { MenuVisitor } from './menuVisitor'

const PAGE = '/faq'
const PHONE = { width: 360, height: 800 }
const DESK = { width: 1280, height: 900 }

/** A department that no catalogue has yet cannot be pressed: what happens there is walked in menu.test.ts. */
const menuInBrowser = {
  ...menuCases,
  events: menuCases.events.filter(
    ({ event }) => !(event.type === 'department.toggled' && event.shown.join() === 'treatment'),
  ),
}
const paths = coveringPaths(menuMachine, menuInBrowser)

type Told = Pick<MenuContext, 'isDrawer' | 'entry' | 'department'>

class MenuReplay {
  private readonly visitor: MenuVisitor
  private department = ''

  constructor(
    private readonly page: Page,
    private readonly isPhone: boolean,
  ) {
    this.visitor = new MenuVisitor(page)
  }

  async begin(): Promise<void> {
    await this.page.setViewportSize(this.isPhone ? PHONE : DESK)
    await this.visitor.opens(PAGE)
  }

  private summaryOf(department: string) {
    return this.page.locator(`[data-department="${department}"] > summary`)
  }

  async does({ event }: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const happening = event as MenuEvent
    const { button, page } = { button: this.visitor.button, page: this.page }
    switch (happening.type) {
      case 'menu.toggled':
        return button.click()
      case 'entry.toggled':
        return page.locator(`[data-entry="${happening.entry}"] > summary`).click()
      case 'department.toggled':
        this.department = happening.department
        return this.summaryOf(happening.department).click()
      case 'level.entered':
        return happening.level === 'department'
          ? this.summaryOf(this.department).focus()
          : page
              .locator(`[data-department="${this.department}"] [data-level="${happening.level}"] a`)
              .last()
              .focus()
      case 'level.deeper':
        return page.keyboard.press('ArrowRight')
      case 'level.back':
        return page.keyboard.press('ArrowLeft')
      case 'menu.dismissed':
        return page.keyboard.press('Escape')
      case 'menu.left':
        return this.isPhone ? page.mouse.click(12, 300) : page.mouse.click(1272, 860)
      case 'route.changed':
        return page.evaluate(() => {
          location.hash = location.hash === '#content' ? '#top' : '#content'
        })
    }
  }

  /** Sees what the state shows. */
  async sees({ key, value }: PathStep): Promise<void> {
    const [, told] = JSON.parse(key) as [unknown, Told]
    const { visitor } = this
    await visitor.seesOpen(
      ...(told.isDrawer ? ['menu'] : []),
      ...(told.entry ? [told.entry] : []),
      ...(told.department ? [told.department] : []),
    )
    await expect(visitor.drawer).toBeVisible({ visible: told.isDrawer || !this.isPhone })
    const state = JSON.stringify(value)
    if (told.department)
      await expect(
        this.page.locator(`[data-department="${told.department}"] [data-level]`).first(),
      ).toBeVisible()
    const level = /"(condition|treatment)"/.exec(state)?.[1]
    await expect.poll(() => visitor.levelOfFocus()).toBe(level)
  }
}

const begins = (path: MachinePath, type: MenuEvent['type']) => path[0]?.event.type === type

test('there are paths of the bar and of the drawer to walk', () => {
  expect(paths.filter((path) => begins(path, 'menu.toggled')).length).toBeGreaterThan(0)
  expect(paths.filter((path) => begins(path, 'entry.toggled')).length).toBeGreaterThan(3)
})

test.describe('the paths of the menu machine, walked in the browser', () => {
  for (const path of paths)
    test(path.map((step) => step.label).join(', '), async ({ page }) => {
      const replay = new MenuReplay(page, begins(path, 'menu.toggled'))
      await replay.begin()
      for (const step of path) {
        await replay.does(step)
        await replay.sees(step)
      }
    })
})
