import { expect, type Page } from '@playwright/test'
import { visitSentence } from '@/content/copy/visitContext'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { ASHA } from '@/machines/session/session.testModel'
import type { VisitContextEvent } from '@/machines/visitContext/visitContext.machine'
import { opensAlive } from '@/tests/browser/alivePage'
import { CALLS, success } from '@/tests/browser/accountCalls'
import type { Replay } from './replay'

/** A page that is about nothing, with a form for everything. */
const PAGE = '/faq'
const KEPT = 'visitContext'
const PUNE = { cityid: 9001, cityname: 'Pune', type: 'other' }

type Context = { city?: string; treatment?: string; contact?: string }

export class VisitContextReplay implements Replay {
  constructor(private readonly page: Page) {}

  private get form() {
    return this.page.locator('#enquiry')
  }

  async begin(): Promise<void> {
    await this.page.route(CALLS.me, (route) => route.fulfill(success({ ...ASHA, selectedCity: PUNE })))
    await opensAlive(this.page, PAGE)
  }

  async does({ event }: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const did = event as VisitContextEvent
    if (did.type === 'contact.typed') {
      await this.form.getByLabel('Name', { exact: true }).fill(did.contact.name)
      await this.form.getByLabel('Mobile Number').fill(did.contact.mobile)
      return this.form.getByLabel('Mobile Number').blur()
    }
    await this.page.evaluate(
      ([now, key, city]) => {
        const tell = (name: string, detail?: unknown) =>
          document.dispatchEvent(new CustomEvent(name, { detail }))
        if (now.type === 'topic.chosen') {
          localStorage.setItem('selectedCity', JSON.stringify(city))
          tell('city-announced', { cityId: city.cityid, name: city.cityname })
        } else if (now.type === 'page.opened') {
          localStorage.removeItem('selectedCity')
          if (now.kept)
            sessionStorage.setItem(
              key,
              JSON.stringify({ ...now.kept, seenAt: Date.now(), isSignedIn: false }),
            )
          else sessionStorage.removeItem(key)
          dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        } else if (now.type === 'account.read') {
          document.cookie = 'signed_in=1; path=/'
          tell('session-announced')
        } else tell('visit-forgotten')
      },
      [did, KEPT, PUNE] as const,
    )
  }

  async sees({ key }: PathStep): Promise<void> {
    const [, { city, treatment, contact }] = JSON.parse(key) as [unknown, Context]
    const sentence = visitSentence({ city: city && PUNE.cityname, subject: treatment }, 'en')
    await expect(this.form.getByLabel('City')).toHaveValue(city ? PUNE.cityname : '')
    await expect(this.form.getByLabel('Treatment')).toHaveValue(treatment ?? '')
    await expect(this.form.locator('.visit span')).toHaveText(sentence === '' ? [] : [sentence])
    const kept = () => this.page.evaluate((name) => sessionStorage.getItem(name) ?? '', KEPT)
    if (contact) await expect.poll(kept).toContain(contact)
    else await expect.poll(kept).not.toContain('mobile')
  }
}
