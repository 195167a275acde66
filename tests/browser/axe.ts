import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = {
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
}

/** What axe finds on the page as it stands, a line each; WCAG 2.2 AA and below, and its best practices. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const { violations } = await page.evaluate(() =>
    (window as unknown as AxeWindow).axe.run({ resultTypes: ['violations'] }),
  )
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}
