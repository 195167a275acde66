/** Each island of a page fails by itself, and no change that others make in a page takes its text, its links or its form away. */
import { type Page, expect, test } from '@playwright/test'
import fc from 'fast-check'
import { PROPS_ATTRIBUTE } from '@/model/page/islandMarks'
import { comesAlive } from './alivePage'
import { DESKTOP } from './screens'
import { formAnswers, sendsLead, textLength } from './foreignChangesSeen'
import { isItsTurn } from './thorough'

test.use({ viewport: DESKTOP })

const PAGE = '/treatment/piles'

const islandsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-island]'), ({ dataset }) => ({
      name: dataset.island ?? '',
      isAlive: 'alive' in dataset,
    })),
  )

test('a page with any one of its islands failing: the others answer, and its text, links and form are there', async ({
  page,
}) => {
  await page.goto(PAGE, { waitUntil: 'load' })
  const whole = await textLength(page)
  const names = (await islandsOf(page)).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  // The form's every day, the others in turn.
  for (const failing of names.filter((name) => name === 'leadForm' || isItsTurn(name)))
    await test.step(failing, async () => {
      await page.goto(PAGE, { waitUntil: 'load' })
      await page.evaluate(
        ([name, attribute]) =>
          document.querySelector(`[data-island=${name}]`)?.setAttribute(attribute!, 'no props'),
        [failing, PROPS_ATTRIBUTE],
      )
      await comesAlive(page)
      expect((await islandsOf(page)).filter(({ isAlive }) => !isAlive)).toEqual([])
      expect(await textLength(page)).toBeGreaterThan(whole * 0.95)
      const form = page.locator('main form[data-lead-form]').first()
      await expect(form).toHaveAttribute('action', '/enquiry')
      if (failing !== 'leadForm') await formAnswers(page)
    })
})

/** One change of a page, of a node by its number. */
type Change = readonly [kind: number, which: number]
const KINDS = 8
const CHANGES_A_PAGE = 50
const PAGES = [
  ...[PAGE, '/hi/faq', '/', '/doctors', '/contact-us', '/chat/ai', '/tools/piles-severity-score'],
  ...['/coverage-check', '/condition/piles', '/hi/treatment/piles'],
]

/** Wraps, splits, rewrites, marks and adds, as translators, password managers, phones and extensions do; takes nothing away. */
const makeChanges = (changes: readonly Change[]) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  const nodes: Node[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode)
  for (const [kind, which] of changes) {
    const node = nodes[which % nodes.length]
    const parent = node?.parentElement
    if (!node || !parent || parent.closest('script, style, select, svg, head')) continue
    const font = document.createElement('font')
    const acts: readonly (() => void)[] = [
      () => {
        if (!(node instanceof Text)) return
        parent.replaceChild(font, node)
        font.append(node)
      },
      () => void (node instanceof Text && node.length > 1 && node.splitText(1)),
      () => void (node instanceof Text && node.data.trim() && (node.data = `¶${node.data}`)),
      () => void (node instanceof Element && node.after(document.createElement('div'))),
      () => void (node instanceof Element && node.before(document.createElement('span'))),
      () => void (node instanceof Element && node.setAttribute('data-seen', '')),
      () => void (node instanceof Element && node.append(document.createComment('seen'))),
      () => void parent.normalize(),
    ]
    acts[kind]?.()
  }
}

const linksAndForms = (page: Page) =>
  page.evaluate(() => [document.querySelectorAll('a[href]').length, document.querySelectorAll('form').length])

test('five hundred random changes on ten pages, half of them before the start, and the form is sent', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const changes = fc.array(fc.tuple(fc.nat(KINDS - 1), fc.nat(3000)), {
    minLength: CHANGES_A_PAGE,
    maxLength: CHANGES_A_PAGE,
  })
  const samples = fc.sample(changes, { seed: 77, numRuns: PAGES.length })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  for (const [at, path] of PAGES.entries())
    await test.step(path, async () => {
      const own = samples[at] ?? []
      await page.goto(path, { waitUntil: 'load' })
      const [whole, [links = 0, forms = 0]] = [await textLength(page), await linksAndForms(page)]
      await page.evaluate(makeChanges, own.slice(0, CHANGES_A_PAGE / 2))
      await comesAlive(page)
      await page.evaluate(makeChanges, own.slice(CHANGES_A_PAGE / 2))
      // Once hydrated, the chat shows one question at a time.
      const least = (await page.locator('form[data-guided-enquiry]').count()) ? 300 : whole * 0.9
      expect(await textLength(page)).toBeGreaterThan(least)
      const [linksNow, formsNow] = await linksAndForms(page)
      expect([linksNow! >= links, formsNow! >= forms]).toEqual([true, true])
      await formAnswers(page)
      // Of one page every day, of the others in turn.
      if (path === PAGE || isItsTurn(path)) await sendsLead(page)
    })
  expect(errors).toEqual([])
})
