import { randomUUID } from 'node:crypto'
import { type Page, expect, test } from '@playwright/test'
import { someMobile } from '@/tests/support/testNumbers'
import { codeSentTo, OtpLoginVisitor } from './otpLoginVisitor'
import { LocationVisitor, isLoggedIn } from './placeVisitor'
import { LeadFormVisitor } from './visitor'
import { comesAlive } from './alivePage'
import { servesFaulty } from './faultyBuild'
import { holdsNothingTyped, reportWith, sendsReport, testOfReport } from './reportProof'
import { thoroughUnless } from './thorough'

/** A person in trouble: what was typed. */
type Walk = (page: Page) => Promise<readonly string[]>

const fillsLeadForm: Walk = async (page) => {
  const visitor = new LeadFormVisitor(page)
  const mobile = someMobile()
  await page.goto('/')
  await visitor.field('Name').focus()
  await visitor.seesLiveForm()
  await visitor.field('Name').pressSequentially('Kamala Deshpande')
  await visitor.field('Mobile Number').pressSequentially(mobile)
  await visitor.field('City').selectOption({ label: 'Mumbai' })
  await visitor.field('Treatment').selectOption({ index: 1 })
  return ['Kamala Deshpande', mobile, 'Mumbai']
}

const sendsLeadForm: Walk = async (page) => {
  const typed = await fillsLeadForm(page)
  await new LeadFormVisitor(page).submitButton.click()
  return typed
}

/** The network is cut once. */
const losesLead: Walk = async (page) => {
  await page.route('**/lead/v1/admin/webleadcreate', (route) => route.abort('connectionreset'))
  const typed = await sendsLeadForm(page)
  await expect(new LeadFormVisitor(page).submitButton).not.toHaveAttribute('aria-disabled', 'true')
  return typed
}

const entersNumber: Walk = async (page) => {
  const visitor = new OtpLoginVisitor(page)
  const mobile = someMobile()
  await visitor.opens('/faq')
  await visitor.mobile.pressSequentially(mobile)
  await visitor.submitButton.click()
  await expect(visitor.boxes.first()).toBeVisible()
  return [mobile]
}

const editsNumber: Walk = async (page) => {
  const visitor = new OtpLoginVisitor(page)
  const typed = await entersNumber(page)
  await visitor.editNumber.click()
  await expect(visitor.mobile).toBeVisible()
  return closesDialog(page, typed)
}

const entersCode: Walk = async (page) => {
  const visitor = new OtpLoginVisitor(page)
  const [mobile = ''] = await entersNumber(page)
  const code = await codeSentTo(page, mobile)
  await visitor.typesCode(code)
  await visitor.submitButton.click()
  await expect(visitor.errors).not.toHaveCount(0)
  return closesDialog(page, [mobile, code])
}

const choosesCity: Walk = async (page) => {
  const visitor = new LocationVisitor(page)
  await isLoggedIn(page, { name: '' })
  await visitor.opens('/faq')
  await visitor.name.pressSequentially('Kamala Deshpande')
  await visitor.city.selectOption({ label: 'Pune' })
  await visitor.submitButton.click()
  return closesDialog(page, ['Kamala Deshpande', 'Pune'])
}

async function closesDialog(page: Page, typed: readonly string[]): Promise<readonly string[]> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  return typed
}

const FAULTS: readonly { machineId: string; name: string; walk: Walk; isInNpmTest?: true }[] = [
  { machineId: 'leadForm', name: 'guard isComplete: inverted', walk: sendsLeadForm, isInNpmTest: true },
  {
    machineId: 'leadForm',
    name: 'leadForm.submitting | submitLead onError (2): without action keepFailure',
    walk: losesLead,
  },
  {
    machineId: 'otpLogin',
    name: 'otpLogin.provingNumber | number.edited (2): without action startAnew',
    walk: editsNumber,
  },
  { machineId: 'otpLogin', name: 'guard isOtpWhole: inverted', walk: entersCode },
  {
    machineId: 'location',
    name: 'location.choosing | city.chosen (1): without action choose',
    walk: choosesCity,
  },
  { machineId: 'location', name: 'guard isComplete: inverted', walk: choosesCity },
]

test.describe('a fault that a visitor reports is found by the test that is made of the report', () => {
  for (const { machineId, name, walk, isInNpmTest } of FAULTS)
    test(`${machineId}: ${name}`, thoroughUnless(isInNpmTest === true), async ({ browser, baseURL: url }) => {
      const site = url ?? ''
      test.setTimeout(180_000)
      const faulty = await servesFaulty(site, { machineId, name })
      const context = await browser.newContext({ baseURL: faulty.url })
      try {
        const page = await context.newPage()
        const message = `It does not work (${randomUUID()})`
        const typed = await walk(page)
        expect(faulty.given(), 'the chunk with the fault is used').toBeGreaterThan(0)
        const posted = await sendsReport(page, message)
        const stored = await reportWith(message)
        holdsNothingTyped(posted, stored, typed)
        const { ran, remarks } = await testOfReport(stored, machineId, [faulty.url, site])
        test.info().annotations.push({ type: 'measured', description: JSON.stringify({ remarks, ran }) })
        expect(ran[0], remarks.join(' ')).toMatchObject({ passed: 0, failed: 1 })
        expect(ran[0]?.error).toMatch(/toHave|toBe|Timeout|timeout/)
        expect(ran[1], remarks.join(' ')).toMatchObject({ passed: 1, failed: 0 })
      } finally {
        await context.close()
        await faulty.close()
      }
    })
})

test.describe('the form itself', () => {
  test.use({ javaScriptEnabled: false })
  test('works without JavaScript, in both languages, and says what is missing', async ({ page }) => {
    for (const [path, form] of [
      ['/faq', '/report-a-problem'],
      ['/hi/faq', '/hi/report-a-problem'],
    ] as const) {
      await page.goto(path)
      await page.locator(`footer a[href="${form}"]`).click()
      await expect(page.locator('input[name=page]')).toHaveValue('Faq')
      await page.locator('main button[type=submit]').click()
      await expect(page.locator('#report-message')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('input[name=page]')).toHaveValue('Faq')
      await page.locator('#report-message').fill('मेनू does not open')
      await page.locator('main button[type=submit]').click()
      await expect(page.locator('#sent')).toBeVisible()
    }
  })
})

test('the way to the form stands beside a notice of a failure, and takes the log along', async ({ page }) => {
  await losesLead(page)
  await comesAlive(page)
  await page.locator('form[data-lead-form]').first().getByRole('link', { name: 'Report a problem' }).click()
  await expect(page.locator('input[name=log]')).toHaveValue(/"leadForm".*"network"/)
})
