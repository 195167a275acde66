import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { IS_THOROUGH } from './thorough'

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

type AxeWindow = {
  axe: { run: (options: object) => Promise<{ violations: { id: string; nodes: { target: unknown[] }[] }[] }> }
}
type Look = Parameters<Page['emulateMedia']>[0]

/**
 * Other renderings besides the light theme. Texts and their order are the same, so that only contrast is checked
 * again.
 */
const OTHER_LOOKS: readonly (readonly [name: string, look: Look])[] = [
  ['by night', { colorScheme: 'dark' }],
  ...(IS_THOROUGH
    ? ([
        ['in forced colours', { forcedColors: 'active' }],
        ['on paper', { media: 'print' }],
      ] as const)
    : []),
]
const BY_DAY: Look = { colorScheme: 'light', forcedColors: 'none', media: 'screen' }

/** @param rules all of them if it is left out */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const found = await page.evaluate(
    (runOnly) =>
      (window as unknown as AxeWindow).axe.run({ resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  )
  return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`))
}

/** Entrances are over: what is still transparent has too little contrast, and what still moves is not in its place. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
}

/**
 * axe's findings on the current page, one a line: WCAG 2.2 AA and below, and best practices; then the contrast of the
 * other renderings.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  const findings = await violations(page)
  for (const [name, look] of OTHER_LOOKS) {
    await page.emulateMedia({ ...BY_DAY, ...look })
    findings.push(...(await violations(page, ['color-contrast'])).map((found) => `${name}, ${found}`))
  }
  await page.emulateMedia(BY_DAY)
  return findings
}
