import { expect, type Page } from '@playwright/test'
import { headerSearchCopy } from '@/content/copy/headerSearch'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { helpFor, searchTestModel } from '@/machines/search/search.testModel'
import type { DangerKind } from '@/model/search/danger'
import type { SearchEvent } from '@/machines/search/search.machine'
import type { SearchAnswer } from '@/model/search/search'
import type { HeldCall } from '@/tests/browser/heldCall'
import { SearchVisitor, heldSearch } from '@/tests/browser/searchVisitor'
import type { Replay } from './replay'

const PAGE = '/faq'
const copy = headerSearchCopy.en

/** Ends the call as the step says; `outputOf` is the answer on the wire. */
async function ends(call: HeldCall, step: PathStep, outputOf: (output: unknown) => unknown): Promise<void> {
  if ('output' in step.event) return call.answers(outputOf(step.event.output))
  await call.fails()
}

type SearchKey = {
  text: string
  cityId: number
  results: number
  urgency?: DangerKind | null
  active: number | null
}

/** The list, and after it whom to call first. */
function onTheWire(output: unknown): unknown {
  // What the machine's outcomes hold.
  const { results, urgency } = output as SearchAnswer
  return urgency === null ? [results] : [results, { Urgency: urgency }]
}

export class SearchReplay implements Replay {
  private readonly visitor: SearchVisitor
  private readonly call = heldSearch()

  constructor(private readonly page: Page) {
    this.visitor = new SearchVisitor(page)
  }

  async begin(): Promise<void> {
    await this.call.takes(this.page)
    await this.page.route('**/treatment/**', (route) => route.fulfill({ status: 204 }))
    await this.page.clock.install()
    await this.visitor.opens(PAGE)
    await this.page.clock.pauseAt(Date.now() + 3_600_000)
  }

  /** Does what a person does, or answers as the server would. */
  async does(step: PathStep): Promise<void> {
    if (step.event.type.startsWith('xstate.after.')) return this.page.clock.runFor(250)
    if (step.event.type.includes('.actor.')) return ends(this.call, step, onTheWire)
    this.call.forget()
    const event = step.event as SearchEvent
    if (event.type === 'query.changed') return this.visitor.field.fill(event.value)
    if (event.type === 'panel.opened') return this.visitor.field.click()
    if (event.type === 'panel.dismissed') return this.visitor.field.press('Escape')
    if (event.type === 'option.moved')
      return this.visitor.field.press(event.move === 'next' ? 'ArrowDown' : 'ArrowUp')
    if (event.type === 'option.entered') return this.visitor.field.press('Enter')
    if (event.type === 'city.changed') return this.receives(event.cityId)
  }

  /** Another part of the page announces a city, as a located device does while the visitor types. */
  private receives(cityId: number): Promise<void> {
    return this.page.evaluate(
      (city) => void document.dispatchEvent(new CustomEvent('city-announced', { detail: city })),
      { cityId, name: 'Mumbai' },
    )
  }

  /** Sees what the state shows. */
  async sees(step: PathStep): Promise<void> {
    const [, context] = JSON.parse(step.key) as [unknown, SearchKey]
    const { panel, results, options, active, field, calculatorCity } = this.visitor
    const value = JSON.stringify(step.value)
    const isFound = value === '{"showing":"found"}'
    await expect(field).toHaveValue(context.text)
    await expect(calculatorCity).toHaveValue(String(context.cityId))
    await expect(field).toHaveAttribute('aria-expanded', String(isFound))
    await expect(results).toHaveCount(isFound ? 1 : 0)
    if (value === '"idle"') await expect(panel).toHaveCount(0)
    else if (isFound) await expect(options).toHaveCount(context.results)
    else if (!context.urgency)
      await expect(panel).toContainText(
        value === '{"showing":"nothing"}' ? copy.nothing.replace('{query}', context.text) : copy.searching,
      )
    const isCalling = Boolean(context.urgency) && value.startsWith('{"showing"')
    const help = this.page.getByRole('alert').filter({ hasText: '112' })
    await expect(help).toHaveCount(isCalling ? 1 : 0)
    if (isCalling && context.urgency) await expect(help).toContainText(helpFor(context.urgency).title)
    await expect(active).toHaveCount(context.active === null ? 0 : 1)
    if (context.active !== null)
      await expect(field).toHaveAttribute('aria-activedescendant', `site-search-option-${context.active}`)
    if (value !== '"searching"') return
    const address = new URL((await this.call.isOnItsWay()).request().url())
    // Until a city is chosen, the call's default (specification, section 7).
    const city = context.cityId === searchTestModel.input.cityId ? '1' : String(context.cityId)
    expect(address.searchParams.get('city')).toBe(city)
  }
}
