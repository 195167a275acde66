/** Foreign changes of a page before or after its code starts: texts, links and form stay, and it hydrates. */
import { type Page, expect, test } from '@playwright/test'
import { FAULT_PATH } from '@/model/page/faults'
import { someMobile } from '@/tests/support/testNumbers'
import { PAGE_SAMPLES } from '@/tests/site/pageSamples'
import { comesAlive } from './alivePage'
import { FOREIGN_CHANGES } from './foreignChanges'
import { formAnswers, sendsLead, textLength } from './foreignChangesSeen'
import { HeldCall } from './heldCall'
import { DESKTOP } from './screens'
import { isItsTurn, thoroughUnless } from './thorough'

test.use({ viewport: DESKTOP })

const apply = async (page: Page, changes: readonly (() => void)[]) => {
  for (const change of changes) await page.evaluate(change)
}

type Moment = 'before' | 'after'

async function survives(page: Page, path: string, changes: readonly (() => void)[], moment: Moment) {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.goto(path, { waitUntil: 'load' })
  const whole = await textLength(page)
  if (moment === 'before') await apply(page, changes)
  await comesAlive(page)
  if (moment === 'after') await apply(page, changes)
  await page.evaluate(() => scrollTo(0, 900))
  // Once hydrated, the chat shows one question at a time.
  const least = (await page.locator('form[data-guided-enquiry]').count()) ? 300 : whole * 0.8
  expect(await textLength(page)).toBeGreaterThan(least)
  await expect(page.locator('main a, header a').first()).toBeAttached()
  await formAnswers(page)
  expect(await textLength(page)).toBeGreaterThan(least)
  expect(errors).toEqual([])
}

const ALL = Object.values(FOREIGN_CHANGES)

for (const moment of ['before', 'after'] as const) {
  for (const path of ['/treatment/piles', '/hi/faq'])
    test(
      `${path}: all changes together, ${moment} the start`,
      thoroughUnless(path !== '/hi/faq' || isItsTurn(moment)),
      async ({ page }) => {
        await survives(page, path, ALL, moment)
        await sendsLead(page)
      },
    )
  for (const [name, change] of Object.entries(FOREIGN_CHANGES))
    test(`${name}, ${moment} the start`, thoroughUnless(false), async ({ page }) => {
      test.setTimeout(600_000)
      for (const { path } of PAGE_SAMPLES) await test.step(path, () => survives(page, path, [change], moment))
    })
}

/** Hydrated islands are rendered in the page's language, and a translator translates them again. */
test('a translation made before the start is there after it, but in what comes alive', async ({ page }) => {
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  await page.evaluate(FOREIGN_CHANGES['a translator puts other texts in two <font> each']!)
  const translated = () => page.evaluate(() => document.body.innerText.match(/¶/g)?.length ?? 0)
  const translatedOutside = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('font > font')].filter(
          (font) => !font.closest('[data-island]') && font.textContent.includes('¶'),
        ).length,
    )
  const [before, beforeOutside] = [await translated(), await translatedOutside()]
  await comesAlive(page)
  expect(await translated()).toBeGreaterThan(before * 0.9)
  expect(await translatedOutside()).toBe(beforeOutside)
})

/** Before start.js can see it: hydration finds a mismatch and renders the island again. */
test('changes made while the page is read are survived, with what was typed', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const label of document.querySelectorAll('main label:not([data-seen])')) {
        label.setAttribute('data-seen', '')
        label.after(document.createElement('div'))
      }
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  const whole = await textLength(page)
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('main input[name=name]')!.value = 'Asha Rao'
  })
  await comesAlive(page)
  await expect(page.locator('main input[name=name]').first()).toHaveValue('Asha Rao')
  expect(await textLength(page)).toBeGreaterThan(whole * 0.95)
  await formAnswers(page)
  await page.locator('[data-entry=departments] > summary').click()
  await expect(page.locator('[data-department=cardiology] > summary')).toBeVisible()
  expect(complaints.filter((one) => !/hydrat|418|423/i.test(one))).toEqual([])
})

/** Translates the page and, as Chrome does, everything that is drawn afterwards: each text gives way to another in two <font>. */
const goesOnTranslating = () => {
  const translate = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest('script, style, option, font')) return
    const outer = document.createElement('font')
    outer.appendChild(document.createElement('font')).textContent = `¶${text.data}`
    text.replaceWith(outer)
  }
  const translateAll = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    found.forEach(translate)
  }
  translateAll()
  new MutationObserver(translateAll).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  })
}

test('what changes in a page that is being translated is new, and no part fails', async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('request', (one) => {
    if (one.url().endsWith(FAULT_PATH)) complaints.push('a part has failed')
  })
  await page.goto('/treatment/piles', { waitUntil: 'load' })
  await comesAlive(page)
  await page.evaluate(goesOnTranslating)

  await test.step('menu', async () => {
    const entry = page.locator('[data-entry=departments]')
    await entry.locator('> summary').click()
    await expect(page.locator('[data-department=cardiology] > summary')).toContainText('¶')
    await expect(page.locator('.site-menu[data-ready]')).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(entry).not.toHaveAttribute('open')
  })
  await test.step('search', async () => {
    const field = page.locator('#site-search .query')
    const options = page.locator('#site-search [role=option]')
    const status = page.locator('#site-search ~ [role=status], header p[role=status]').last()
    await field.fill('piles')
    await expect(options.first()).toContainText('¶Piles')
    await field.fill('cataract')
    await expect(options.first()).toContainText('¶Cataract')
    await expect(options.filter({ hasText: 'Piles' })).toHaveCount(0)
    await field.fill('qqqqqqqq')
    await expect(page.locator('#site-search .panel')).toContainText('qqqqqqqq')
    await expect(status).toContainText('qqqqqqqq')
    await page.keyboard.press('Escape')
  })
  await test.step('cities', async () => {
    await page.locator('#site-search button[data-opens=selectCity]').click()
    const filter = page.locator('.select-city input')
    const options = page.locator('.select-city [role=option]')
    await filter.fill('pun')
    await expect(options.first()).toHaveText('¶Pune')
    await filter.fill('qqqq')
    await expect(page.locator('.select-city .none')).toContainText('¶')
    await filter.fill('kochi')
    await expect(options).toHaveText(['¶Kochi'])
    await options.first().click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.locator('#site-search button[data-opens=selectCity]')).toContainText('Kochi')
  })
  await test.step('login', async () => {
    await page.locator('header [data-opens=login]').first().click()
    const form = page.locator('form[data-otp-login]')
    await form.locator('input[name=mobile]').fill(someMobile())
    await form.locator('button[type=submit]').click()
    await expect(form.locator('.otp-boxes input')).toHaveCount(6)
    const countdown = form.locator('.hint.numbers')
    const before = await countdown.innerText()
    await expect(countdown).not.toHaveText(before)
    await form.locator('.otp-boxes input').first().fill('000000')
    await form.locator('button[type=submit]').click()
    await expect(form.locator('.error')).toContainText('¶')
    await page.locator('dialog[open] .modal-close').click()
  })
  await test.step('form', async () => {
    const form = page.locator('main form[data-lead-form]').first()
    const mobile = form.locator('input[name=mobile]')
    const button = form.locator('button[type=submit]')
    const errorOf = (key: string) => form.locator(`.field:has(input[name=${key}]) .error`)
    await button.click()
    await expect(errorOf('name')).toContainText('¶')
    await form.locator('input[name=name]').fill('Asha Rao')
    await expect(errorOf('name')).toHaveCount(0)
    await expect(errorOf('mobile')).toContainText('¶')
    await mobile.fill(someMobile())
    await expect(errorOf('mobile')).toHaveCount(0)
    await form.locator('select[name=city]').selectOption({ index: 1 })
    await form.locator('input[type=radio]').first().check({ force: true })
    const call = await HeldCall.on(page, '**/lead/v1/admin/webleadcreate')
    await button.click()
    const route = await call.isOnItsWay()
    await expect(button).toContainText('Submitting')
    await route.abort()
    await expect(form.locator('.notice')).toContainText('could not reach our server')
    await expect(button).not.toContainText('Submitting')
  })
  expect(complaints).toEqual([])
})

/** Pages of staff and of developers start at once: what changes them first does so while they are read. */
for (const path of ['/desk/login', '/dev/machines'])
  test(`${path}: all changes together, before and after the start`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'load' })
    const [whole, forms] = [await textLength(page), await page.locator('form').count()]
    for (const change of ALL)
      await page.addInitScript(`addEventListener('DOMContentLoaded', ${change.toString()})`)
    await page.goto(path, { waitUntil: 'load' })
    await comesAlive(page)
    for (const moment of ['before', 'after'] as const) {
      if (moment === 'after') await apply(page, ALL)
      expect(await textLength(page)).toBeGreaterThan(whole * 0.8)
      await expect(page.locator('form')).toHaveCount(forms)
      const field = page.locator('form input:visible').first()
      if (!(await field.count())) continue
      await field.fill(moment)
      await expect(field).toHaveValue(moment)
    }
  })
