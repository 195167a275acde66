import { expect, type Page, type Route } from '@playwright/test'

/** A call that is held until a test answers it. */
export class HeldCall {
  protected held: Route | undefined
  readonly requested: URL[] = []

  constructor(protected readonly pattern: string) {}

  /** From now on a page's calls are held. */
  static async on(page: Page, pattern: string): Promise<HeldCall> {
    const call = new HeldCall(pattern)
    await call.takes(page)
    return call
  }

  async takes(page: Page): Promise<void> {
    await page.route(this.pattern, (route) => {
      this.requested.push(new URL(route.request().url()))
      this.held = route
    })
  }

  get isHeld(): boolean {
    return this.held !== undefined
  }

  /** The calls before this moment count no more. */
  forget(): void {
    this.held = undefined
  }

  async isOnItsWay(): Promise<Route> {
    await expect.poll(() => this.isHeld, { message: `${this.pattern} is called` }).toBe(true)
    // The poll has just seen it.
    return this.held as Route
  }

  /** The call, which then is no longer held. */
  async taken(): Promise<Route> {
    const route = await this.isOnItsWay()
    this.forget()
    return route
  }

  async fulfills(answer: Parameters<Route['fulfill']>[0]): Promise<void> {
    await (await this.taken()).fulfill(answer)
  }

  answers(json: unknown): Promise<void> {
    return this.fulfills({ json })
  }

  fails(): Promise<void> {
    return this.fulfills({ status: 503, json: { status: { code: 503, message: 'away' } } })
  }

  /** Answers, or cuts the connection, where a machine's event says so. @returns whether it does; else earlier calls count no more */
  async ends({ type }: { readonly type: string }): Promise<boolean> {
    if (type.startsWith('xstate.done')) await this.answers({ status: { code: 200, message: 'OK' }, data: {} })
    else if (type.startsWith('xstate.error')) await (await this.isOnItsWay()).abort('internetdisconnected')
    else {
      this.forget()
      return false
    }
    return true
  }
}
