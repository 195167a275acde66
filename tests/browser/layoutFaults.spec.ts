/** The look at a page's layout (pages.spec.ts) finds each kind of fault, and nothing on a page without one. */
import { expect, test } from '@playwright/test'
import { layoutFaults } from './layoutFaults'

const FAULTS: Readonly<Record<string, { readonly html: string; readonly finds: RegExp }>> = {
  'a heading without room': {
    html: '<div style="display:flex;width:200px"><h1 style="flex:1;min-width:0">Hospitals in Delhi</h1><button style="flex:none;width:200px">Call</button></div>',
    finds: /^narrower than its longest word: h1/,
  },
  'a text that its box cuts': {
    html: '<p style="width:80px;overflow:hidden;white-space:nowrap">Orthopaedic surgeons in Delhi</p>',
    finds: /^cut off by p/,
  },
  'two texts at one place': {
    html: '<div style="position:relative"><p>Check your coverage</p><p style="position:absolute;margin:0;top:4px;left:20px">Call now</p></div>',
    finds: /^lie over each other: p/,
  },
  'a placeholder that is too long': {
    html: '<input style="width:120px" placeholder="Search Condition, Treatment, Doctor or Hospital">',
    finds: /^placeholder cut off/,
  },
  'a label wider than its button': {
    html: '<button style="width:60px;overflow:hidden;white-space:nowrap">Check Your Coverage</button>',
    finds: /^label wider than its control/,
  },
  'a text beside the screen': {
    html: '<p style="position:relative;left:-40px">Doctors</p>',
    finds: /^beside the screen: p/,
  },
  'a page wider than the screen': {
    html: '<div style="width:2000px;height:1px"></div>',
    finds: /^the page is wider/,
  },
}

test('a look at the layout finds each kind of fault', async ({ page }) => {
  for (const [what, { html, finds }] of Object.entries(FAULTS))
    await test.step(what, async () => {
      await page.setContent(html)
      expect.soft(await page.evaluate(layoutFaults), what).toContainEqual(expect.stringMatching(finds))
    })
})

test('a look at the layout finds nothing where all is readable', async ({ page }) => {
  await page.setContent(
    '<h1>Hospitals in Delhi</h1><p>Two <b>bold</b> words.</p><p style="width:80px;overflow:auto;white-space:nowrap">This scrolls sideways</p><input style="width:200px" placeholder="10 digits"><button>Call</button>',
  )
  expect(await page.evaluate(layoutFaults)).toEqual([])
})
