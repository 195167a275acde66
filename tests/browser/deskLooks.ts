/** What a person would find bad about a page of the desk without reading it, at every width. */
import { type Page, test } from '@playwright/test'
import { DESKTOP } from './screens'

/** A phone, a tablet, a computer; a page is left as on the phone. */
const SIZES = [DESKTOP, { width: 768, height: 1024 }, { width: 360, height: 780 }] as const

/**
 * Wider than the window, words that are cut off, targets under 24 pixels (WCAG 2.2, 2.5.8; links in a sentence aside), and what
 * does not show that it has the focus, or has it under something else. Runs in the page.
 */
function faultsInPage(): string[] {
  const faults: string[] = []
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 1
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? ''
    return `${element.tagName.toLowerCase()}.${element.className} "${text.replace(/\s+/g, ' ').trim().slice(0, 50)}"`
  }
  const tooWide = document.documentElement.scrollWidth - innerWidth
  if (tooWide > 0) faults.push(`the page is ${tooWide} px wider than the window`)

  for (const element of document.querySelectorAll('main *, header *')) {
    const { overflowX, textOverflow, scrollbarWidth } = getComputedStyle(element)
    const hides = overflowX === 'hidden' || (overflowX === 'auto' && scrollbarWidth === 'none')
    const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1
    if (hides && textOverflow !== 'ellipsis' && isCut && isSeen(element))
      faults.push(`cut off: ${nameOf(element)}`)
  }

  const targets = document.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]',
  )
  for (const target of targets) {
    if (!isSeen(target) || target.closest('[disabled]')) continue
    const isInSentence =
      getComputedStyle(target).display === 'inline' &&
      [...(target.parentNode?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
    if (!isInSentence && Math.min(width, height) < 24)
      faults.push(`${Math.round(width)} × ${Math.round(height)} px: ${nameOf(target)}`)

    const before = getComputedStyle(target)
    const calm = [before.boxShadow, before.borderColor, before.backgroundColor].join()
    target.focus({ focusVisible: true } as FocusOptions)
    const { outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor } = getComputedStyle(target)
    const isOutlined = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
    if (!isOutlined && [boxShadow, borderColor, backgroundColor].join() === calm)
      faults.push(`shows no focus: ${nameOf(target)}`)
    const line = target.getClientRects()[0]
    const there = line && document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2)
    if (there && !target.contains(there) && !there.contains(target))
      faults.push(`has the focus under ${nameOf(there)}: ${nameOf(target)}`)
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  return faults
}

/** Faults of the current page at each width; screenshots are kept with the test's output. */
export async function deskFaults(page: Page, name: string): Promise<string[]> {
  const faults: string[] = []
  for (const size of SIZES) {
    await page.setViewportSize(size)
    const path = test.info().outputPath(`${name.replace(/[^a-z]+/gi, '-')}-${size.width}.png`)
    await page.screenshot({ path, animations: 'disabled', fullPage: size.width === 360 })
    const found = await page.evaluate(faultsInPage)
    faults.push(...found.map((fault) => `${size.width} px: ${fault}`))
  }
  return faults
}
