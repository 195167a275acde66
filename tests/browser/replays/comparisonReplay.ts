import { type Page, expect } from '@playwright/test'
import { compareCopy } from '@/content/copy/compare'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { COMPARISON_LABELS } from '@/machines/comparison/comparison.labels'
import type { ComparisonEvent } from '@/machines/comparison/comparison.machine'
import { FOUR } from '@/machines/comparison/comparison.testModel'
import { COMPARED_LIMIT } from '@/model/page/comparison'
import { opensAlive } from '@/tests/browser/alivePage'
import type { Replay } from './replay'

const copy = compareCopy.en.choose
const SLUGS = FOUR.map(({ slug }) => slug)

type Key = readonly [
  value: keyof typeof COMPARISON_LABELS | { readonly full: 'settled' | 'refusing' },
  context: { readonly items: readonly string[]; readonly refused: string | null },
]

/** The first four doctors of the list represent the cases' four entries. */
export class ComparisonReplay implements Replay {
  private slugs: readonly string[] = []

  constructor(private readonly page: Page) {}

  private get boxes() {
    return this.page.locator('main input[name=doctors]')
  }
  private get bar() {
    return this.page.locator('.compare-bar')
  }
  private box(slug: string) {
    return this.boxes.nth(SLUGS.indexOf(slug))
  }

  async begin(): Promise<void> {
    await opensAlive(this.page, '/doctors')
    this.slugs = await this.boxes.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  }

  /** Does what a person does, or finds what another page of the visit has kept. */
  async does({ event }: PathStep): Promise<void> {
    // Only the cases' events are left.
    const did = event as ComparisonEvent
    if (did.type === 'item.added') return this.box(did.item.slug).click()
    if (did.type === 'item.removed') return this.box(did.slug).click()
    if (did.type === 'choice.cleared')
      return this.bar.getByRole('button', { name: copy.clear, exact: true }).click()
    const kept = did.items.map(({ slug, name }) => ({ slug: this.slugs[SLUGS.indexOf(slug)], name }))
    await this.page.evaluate((items) => {
      sessionStorage.setItem('compared.doctors', JSON.stringify(items))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, kept)
  }

  /** Sees what the state shows. */
  async sees({ key }: PathStep): Promise<void> {
    const [value, { items, refused }] = JSON.parse(key) as Key
    const status = COMPARISON_LABELS[typeof value === 'string' ? value : value.full]
    for (const slug of SLUGS) await expect(this.box(slug)).toBeChecked({ checked: items.includes(slug) })
    if (!status) return expect(this.bar).toBeHidden()
    const text = copy[status]
      .replaceAll('{limit}', String(COMPARED_LIMIT))
      .replaceAll('{count}', String(items.length))
    const barStatus = this.bar.getByRole('status')
    await (refused === null
      ? expect(barStatus).toHaveText(text)
      : expect(barStatus).toContainText(text.slice(0, text.indexOf('{name}'))))
  }
}
