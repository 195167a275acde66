import { expect, type Page } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { MENU_DEPARTMENTS } from '@/machines/menu/menu.testModel'
import type { MenuContext, MenuEvent } from '@/machines/menu/menu.machine'
import { MenuVisitor } from '@/tests/browser/menuVisitor'
import { TALL_DESKTOP, TALL_PHONE } from '@/tests/browser/screens'
import type { Replay } from './replay'

const PAGE = '/faq'

type Context = Pick<MenuContext, 'isDrawer' | 'entry' | 'department'>

export class MenuReplay implements Replay {
  private readonly visitor: MenuVisitor
  private department = ''
  private isPhone = false

  constructor(private readonly page: Page) {
    this.visitor = new MenuVisitor(page)
  }

  /** The menu's button is there on phones and tablets only. */
  async begin(first?: PathStep): Promise<void> {
    this.isPhone = first?.event.type === 'menu.toggled'
    await this.page.setViewportSize(this.isPhone ? TALL_PHONE : TALL_DESKTOP)
    await this.page.goto(PAGE)
    // The third level comes with the code.
    await this.visitor.wakes()
    await this.hasDepartmentWithoutConditions()
  }

  /** The shipped catalogue has none, a clinic's may: another one takes its name, and loses its conditions. */
  private async hasDepartmentWithoutConditions(): Promise<void> {
    const { both, conditions, treatments } = MENU_DEPARTMENTS
    const others: readonly string[] = [both.department, conditions.department]
    await this.page
      .locator('[data-department]:has([data-level=condition]):has([data-level=treatment])')
      .evaluateAll(
        (departments, { name, taken }) => {
          const details = departments.find(
            (one) => one instanceof HTMLElement && !taken.includes(one.dataset.department ?? ''),
          )
          details?.setAttribute('data-department', name)
          details?.querySelector('[data-level=condition]')?.parentElement?.remove()
        },
        { name: treatments.department, taken: others },
      )
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
      default:
        return happening satisfies never
    }
  }

  /** Sees what the state shows. */
  async sees({ key, value }: PathStep): Promise<void> {
    const [, context] = JSON.parse(key) as [unknown, Context]
    const { visitor } = this
    await visitor.seesOpen(
      ...(context.isDrawer ? ['menu'] : []),
      ...(context.entry ? [context.entry] : []),
      ...(context.department ? [context.department] : []),
    )
    await expect(visitor.drawer).toBeVisible({ visible: context.isDrawer || !this.isPhone })
    const state = JSON.stringify(value)
    if (context.department)
      await expect(
        this.page.locator(`[data-department="${context.department}"] [data-level]`).first(),
      ).toBeVisible()
    const level = /"(condition|treatment)"/.exec(state)?.[1]
    await expect.poll(() => visitor.levelOfFocus()).toBe(level)
  }
}
