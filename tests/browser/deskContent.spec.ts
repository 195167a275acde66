import { type Page, expect } from '@playwright/test'
import { axeFindings } from './axe'
import { deskFaults } from './deskLooks'
import type { DeskSite } from './deskSite'
import { test } from './deskTest'

/*
 * Two people publish a medical text: Asha writes without JavaScript, Bela approves. On a separate site, so that other
 * tests' pages do not change.
 */

test.describe.configure({ mode: 'serial' })

const KEY = 'piles'
const PUBLIC = `/treatment/${KEY}`
const WORDS = 'Written at the desk by one person and approved by another.'
const at = (page: string, query = '') => `/desk/catalogue/${page}?kind=treatments&key=${KEY}${query}`

let site: DeskSite
/** Asha's browser runs no JavaScript. */
let asha: Page
let bela: Page
test.beforeAll(async ({ browser, site: shared }) => {
  site = shared
  ;[asha, bela] = await site.signedIn(browser, [
    { role: 'manager', name: 'Asha Rao', javaScriptEnabled: false },
    { role: 'owner', name: 'Bela Shah' },
  ])
})
test.afterAll(() => site.leave())

const publicText = async (): Promise<string> => (await fetch(site.url + PUBLIC)).text()

test('a text is written without JavaScript, approved by another person, and public within two seconds', async () => {
  expect(await publicText()).not.toContain(WORDS)

  await asha.goto('/desk/catalogue')
  await asha.getByRole('link', { name: 'Treatments', exact: true }).click()
  await asha.getByLabel('Search by name or address').fill('piles')
  await asha.getByRole('button', { name: 'Find' }).click()
  await asha.getByRole('link', { name: 'Piles Treatment', exact: true }).click()
  await asha.getByLabel('Summary', { exact: true }).fill(WORDS)
  await asha.getByLabel('Department', { exact: true }).fill('Procktology')
  await asha.getByRole('button', { name: 'Save and send for review' }).click()
  // In the words of an import, at its field.
  await expect(asha.getByRole('alert')).toContainText('the fields listed below need another value')
  await expect(asha.getByRole('region', { name: '1 field needs another value' })).toBeInViewport()
  await asha.getByRole('link', { name: 'Department', exact: true }).click()
  await expect(asha.getByLabel('Department', { exact: true })).toBeInViewport()
  await expect(asha.getByLabel('Department', { exact: true })).toHaveAccessibleDescription(
    /did you mean Proctology\?/,
  )
  await asha.getByLabel('Department', { exact: true }).fill('Proctology')
  await asha.getByRole('button', { name: 'Save draft' }).click()
  await expect(asha.getByRole('status')).toContainText('The draft is saved')

  const [preview] = await Promise.all([
    asha.context().waitForEvent('page'),
    asha.getByRole('link', { name: `Preview ${PUBLIC}`, exact: true }).click(),
  ])
  await expect(preview.getByText(WORDS).first()).toBeVisible()
  await expect(preview.getByRole('status').first()).toContainText('not public yet')
  expect(await publicText()).not.toContain(WORDS)

  await asha.getByRole('button', { name: 'Save and send for review' }).click()
  await expect(asha.getByText('You wrote at this text')).toBeVisible()
  await expect(asha.getByRole('button', { name: 'Approve these words' })).toHaveCount(0)

  await bela.goto('/desk/catalogue')
  await bela.getByRole('link', { name: `Treatments: ${KEY}` }).click()
  await expect(bela.locator('ins').first()).toContainText('Written at')
  await bela.getByLabel('What the author is to change').fill('Name the surgeon.')
  await bela.getByRole('button', { name: 'Send it back' }).click()
  await expect(bela.getByRole('status')).toContainText('a draft again')
  await asha.goto('/desk/catalogue')
  await expect(asha.getByRole('listitem').filter({ hasText: `Treatments: ${KEY}` })).toContainText(
    'sent back',
  )
  await asha.goto(at('text'))
  await expect(asha.getByText('Name the surgeon.')).toBeVisible()
  await asha.getByRole('button', { name: 'Save and send for review' }).click()
  await expect(asha.getByText('Name the surgeon.')).toHaveCount(0)
  await bela.goto(at('review'))
  await bela.getByRole('button', { name: 'Approve these words' }).click()
  await bela.getByRole('button', { name: 'Publish' }).click()
  await expect(bela.getByRole('status')).toContainText('Published')
  await expect.poll(publicText, { timeout: 2000, intervals: [100] }).toContain(WORDS)
})

test('two people at one text are told, and an earlier text comes back', async () => {
  for (const page of [asha, bela]) await page.goto(at('text'))
  for (const [page, words] of [
    [asha, 'Of Asha alone.'],
    [bela, 'Of Bela alone.'],
  ] as const) {
    await page.getByLabel('Summary', { exact: true }).fill(words)
    await page.getByRole('button', { name: 'Save draft' }).click()
  }
  await expect(bela.getByRole('alert')).toContainText('nothing of yours or theirs is overwritten')
  await expect(bela.locator('del')).toContainText(['Asha'])
  await expect(bela.locator('ins')).toContainText(['Bela'])
  await expect(bela.getByLabel('Summary', { exact: true })).toHaveValue('Of Bela alone.')

  await asha.goto(at('review'))
  await asha.getByRole('button', { name: 'Drop the draft' }).click()
  await bela.goto(at('history'))
  await bela.getByRole('link', { name: 'site what was public before' }).click()
  await bela.getByRole('button', { name: 'Make this text public again' }).click()
  await expect(bela.getByRole('status')).toContainText('The earlier text is public again')
  await expect.poll(publicText, { timeout: 2000, intervals: [100] }).not.toContain(WORDS)
})

test('a file is uploaded without JavaScript, shown before it is imported, and taken back', async () => {
  const upload = async (name: string, text: string) => {
    await asha.goto('/desk/catalogue')
    await asha.getByRole('link', { name: 'Files: download, upload' }).click()
    await asha.getByLabel('File', { exact: true }).setInputFiles({
      ...{ name, mimeType: 'text/csv' },
      buffer: Buffer.from(text),
    })
    await asha.getByRole('button', { name: 'Upload and show what would change' }).click()
  }
  await upload('doctors.csv', 'Doctor Name,Consultation fee\nDr X,#REF!\n')
  await expect(asha.getByText(/cell B2, Consultation fee: '#REF!' is an error/)).toBeVisible()
  await expect(asha.getByRole('button', { name: 'Import these changes' })).toHaveCount(0)

  await upload('contacts.csv', 'Page Type;Phone\nTool;2041239999\n')
  await expect(asha.getByText('1 row would be added, 0 rows changed, 0 stay as they are.')).toBeVisible()
  await expect(asha.getByRole('region', { name: 'contacts/Tool/any' })).toContainText('2041239999')
  await asha.getByRole('button', { name: 'Import these changes' }).click()
  await expect(asha.getByRole('status')).toContainText('The file is imported')
  await asha.getByRole('button', { name: 'Take the last import back' }).click()
  await expect(asha.getByRole('status')).toContainText('The last import is taken back')
})

test('its pages are clean for axe, and hold at every width', async () => {
  test.setTimeout(120_000)
  for (const path of [
    '/desk/catalogue',
    '/desk/catalogue/import',
    '/desk/catalogue/import?file=nothing',
    '/desk/catalogue/rows?kind=articles',
    '/desk/catalogue/rows?kind=articles&q=%00&mine=%00',
    at('text'),
    at('review'),
    at('history'),
  ]) {
    expect([path, (await bela.goto(path))?.status()]).toEqual([path, 200])
    expect([path, await deskFaults(bela, path)]).toEqual([path, []])
    expect([path, await axeFindings(bela)]).toEqual([path, []])
  }
})
