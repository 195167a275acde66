import { type Page, expect } from '@playwright/test'
import type { FloatingButtonsEvent } from '@/machines/floatingButtons/floatingButtons.machine'
import type { PathStep } from '@/devtools/proof/machinePaths'
import type { Replay } from './replay'

export class FloatingButtonsReplay implements Replay {
  constructor(private readonly page: Page) {}

  async begin(): Promise<void> {
    await this.page.goto('/treatment/piles')
  }

  async does({ event }: PathStep): Promise<void> {
    // The cases' events are the machine's.
    const { y } = event as FloatingButtonsEvent
    await this.page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), y)
  }

  async sees({ value }: PathStep): Promise<void> {
    await expect(this.page.getByRole('region', { name: 'Quick contact' })).toBeVisible({
      visible: value === 'shown',
    })
  }
}
