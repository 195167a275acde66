/**
 * Whole visits with a screenshot of each step beside the results: a patient in Pune, a Hindi reader, a visitor who
 * compares and books, at a phone's width every day and at two more with `npm run test:all`; visitors who type
 * symptoms at all three.
 */
import { type Page, type TestInfo, expect, test } from '@playwright/test'
import { WRITTEN_ALIKE, wordsNotInHindi } from '@/tests/site/hindiWords'
import { someMobile } from '@/tests/support/testNumbers'
import { comesAlive, opensAlive } from './alivePage'
import { DESKTOP, PHONE } from './screens'
import { thoroughUnless } from './thorough'
import { LeadFormVisitor, leadsOf } from './visitor'

const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP]

const main = (page: Page) => page.locator('main')
const formOf = (page: Page) => new LeadFormVisitor(page, page.locator('#enquiry'))

/** Takes a picture of what is on the screen, and sees that nothing is wider than it. */
async function shows(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.screenshot({ path: info.outputPath(`${name}.png`) })
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(beyond, `${name} is not wider than the screen`).toBeLessThanOrEqual(0)
}

/** Follows a link of the page that is open, and waits until the next one answers. */
async function follows(page: Page, name: string | RegExp, to: RegExp): Promise<void> {
  await main(page).getByRole('link', { name }).first().click()
  await expect(page).toHaveURL(to)
  await comesAlive(page)
}

for (const viewport of SIZES)
  test.describe(`at ${viewport.width} px`, thoroughUnless(viewport === PHONE), () => {
    test.use({ viewport })

    test('a patient in Pune chooses the city once, and types name and number once', async ({
      page,
    }, info) => {
      const mobile = someMobile()
      await opensAlive(page, '/search?q=pilse')
      await shows(page, info, 'search')
      await follows(page, /^Piles \(Haemorrhoids\)/, /\/condition\/piles$/)
      const first = formOf(page)
      await first.field('City').selectOption('Pune')
      await first.field('Name').fill('Asha Rao')
      await first.field('Mobile Number').fill(mobile)
      await first.field('Mobile Number').blur()
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitContext'))).toContain(mobile)
      await shows(page, info, 'condition')

      await opensAlive(page, '/treatment/piles-cost')
      await expect(page.locator('#by-city tbody th').first()).toContainText(/^Pune.*your city/)
      await page.locator('#by-city').scrollIntoViewIfNeeded()
      await shows(page, info, 'cost')
      await opensAlive(page, '/services/medical-loan')
      await expect(page.locator('#emi-calculator .hint').first()).toContainText('For Piles Treatment in Pune')
      await expect(page.locator('#emi-calculator [name=amount]')).not.toHaveValue('200000')
      await shows(page, info, 'loan')
      await opensAlive(page, '/chat/ai')
      await expect(main(page).locator('p.visit').first()).toContainText('For Piles Treatment in Pune')
      await shows(page, info, 'chat')

      await opensAlive(page, '/doctors')
      await follows(page, /^Show the \d+ in Pune$/, /\/doctors\?city=pune$/)
      await shows(page, info, 'doctors')
      await follows(page, 'Dr Manjiri Sathe', /\/doctor\/manjiri-sathe$/)
      const booking = formOf(page)
      await expect(booking.form.locator('.visit')).toContainText(
        'For Piles Treatment with Dr Manjiri Sathe in Pune',
      )
      await expect(booking.field('Name')).toHaveValue('Asha Rao')
      await expect(booking.field('Mobile Number')).toHaveValue(mobile)
      await booking.form.scrollIntoViewIfNeeded()
      await shows(page, info, 'booking')
      await booking.submitButton.click()
      await expect(page).toHaveURL(/\/thankyou/)
      await expect(main(page).getByRole('row', { name: 'City' })).toContainText('Pune')
      await expect(main(page).getByRole('row', { name: 'Doctor' })).toContainText('Manjiri Sathe')
      await expect(main(page).getByRole('group', { name: /city|treatment/i })).toHaveCount(0)
      await shows(page, info, 'thanks')
      expect(await leadsOf(mobile)).toHaveLength(1)
    })

    test('somebody who reads Hindi reads no English that was not announced', async ({ page }, info) => {
      const reads = async (name: string) => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
        const words = wordsNotInHindi(await main(page).innerHTML())
        expect(
          words.filter((found) => !WRITTEN_ALIKE.test(found)),
          name,
        ).toEqual([])
        await shows(page, info, name)
      }
      await opensAlive(page, '/hi')
      await reads('home')
      await opensAlive(page, '/hi/search?q=बवासीर')
      await reads('search')
      await follows(page, 'बवासीर का उपचार', /\/hi\/treatment\/piles$/)
      const visitor = formOf(page)
      await visitor.field('शहर').selectOption({ label: 'पुणे' })
      await reads('treatment')
      await opensAlive(page, '/hi/chat/ai')
      await expect(main(page).locator('p.visit').first()).toContainText('उपचार के लिए')
      await reads('chat')
      await opensAlive(page, '/hi/treatment/piles')
      await visitor.field('नाम').fill('आशा राव')
      await visitor.field('मोबाइल नंबर').fill(someMobile())
      await visitor.form.getByLabel('निजी बीमा').check()
      await visitor.submitButton.click()
      await expect(page).toHaveURL(/\/hi\/thankyou/)
      await reads('thanks')
    })

    test('two doctors are compared, and one is booked', async ({ page }, info) => {
      const mobile = someMobile()
      await opensAlive(page, '/doctors?speciality=proctologist')
      const boxes = main(page).locator('.ways input[type=checkbox]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      await shows(page, info, 'chosen')
      await main(page)
        .getByRole('button', { name: /^Compare/ })
        .click()
      await expect(page).toHaveURL(/\/compare\?/)
      await comesAlive(page)
      const table = main(page).getByRole('table').first()
      for (const fact of ['Consultation fee', 'Languages', 'Experience', 'Patients’ reviews'])
        await expect(table).toContainText(fact)
      await shows(page, info, 'compared')
      await expect(table.getByRole('link', { name: /^Book/ }).first()).toHaveAttribute(
        'href',
        /^\/doctor\/.+\/book$/,
      )
      await table.getByRole('columnheader').first().getByRole('link').click()
      await expect(page).toHaveURL(/\/doctor\/[^/]+$/)
      await comesAlive(page)
      const doctor = await main(page).getByRole('heading', { level: 1 }).innerText()
      const visitor = formOf(page)
      await visitor.field('Name').fill('Asha Rao')
      await visitor.field('Mobile Number').fill(mobile)
      await visitor.field('City').selectOption('Mumbai')
      await visitor.field('Treatment').selectOption('Piles Treatment')
      await shows(page, info, 'booking')
      await visitor.submitButton.click()
      await expect(page).toHaveURL(/\/thankyou/)
      await expect(main(page).getByRole('row', { name: 'Doctor' })).toContainText(doctor)
      await shows(page, info, 'thanks')
      expect(await leadsOf(mobile)).toHaveLength(1)
    })
  })

for (const [query, expected] of [
  ['seene me dard', 'tel:112'],
  ['chest pain', 'tel:112'],
  ['जान देने का मन', 'tel:14416'],
  ['pilse', '/condition/piles'],
  ['ghutne ka operation', '/treatment/knee-replacement'],
  ['bleeding while passing stool', '/condition/piles'],
  ['gall bladder stone operation cost pune', '/treatment/gallstones-cost-in-pune'],
  ['puna', '/doctors?city=pune'],
] as const)
  test(`'${query}' ends at ${expected}`, async ({ page }, info) => {
    await page.goto(`/search?q=${encodeURIComponent(query)}`)
    const found = main(page).locator(expected.startsWith('tel:') ? 'a[href^="tel:"]' : 'li a:has(.why)')
    for (const viewport of SIZES) {
      await page.setViewportSize(viewport)
      const hrefs = await found.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      // Who is in danger has one more number, that of an ambulance; all others the page itself.
      expect(hrefs.slice(0, expected.startsWith('tel:') ? 2 : 1)).toContain(expected)
      const box = await main(page).locator(`a[href="${expected}"]`).first().boundingBox()
      expect(box?.y, 'stands on the first screen').toBeLessThan(viewport.height)
      await shows(page, info, `results at ${viewport.width} px`)
    }
  })
