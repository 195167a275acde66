import type { Page } from '@playwright/test'

/** The screens that most browser tests look at pages on. */
export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }
/** With more of a page on them. */
export const TALL_PHONE = { width: 360, height: 800 }
export const TALL_DESKTOP = { width: 1280, height: 900 }

/** Width of a page with its overflow: wider than its screen, it scrolls sideways. */
export const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)
