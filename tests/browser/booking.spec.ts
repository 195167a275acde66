import { type Page, expect, test } from '@playwright/test'
import { bookPageCopy } from '@/content/copy/bookPage'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import type { Language } from '@/model/page/language'
import { pathIn } from '@/model/page/language'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { codeSentTo } from './otpLoginVisitor'

/* Booking, moving and cancelling on a phone, with and without JavaScript: every step is a form, a redirect and a page. */

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

/** Tests run side by side: each has a doctor of its own. */
const DOCTORS = {
  en: 'harshita-bedi',
  hi: 'sunil-karandikar',
  wrong: 'vasudha-nagaraj',
  code: 'mohammed-saleem-quraishi',
  back: 'revathi-sundaram',
  two: 'anirban-chakladar',
  scriptsEn: 'rajendra-singh-shekhawat',
  scriptsHi: 'gurpreet-kaur-dhanoa',
  keyboard: 'nilesh-waghmare',
  door: 'chaitra-hegde',
  link: 'manjiri-sathe',
} as const
type Named = keyof typeof DOCTORS

const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const said = (page: Page) => main(page).locator('.confirmation')
const places = (page: Page) => main(page).locator('button.place')

async function opensPlaces(page: Page, doctor: Named, language: Language = 'en'): Promise<void> {
  await page.goto(pathIn(language, `/doctor/${DOCTORS[doctor]}/book`))
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
}

async function takesPlace(page: Page): Promise<string> {
  const name = (await places(page).first().innerText()).trim()
  await places(page).first().click()
  return name
}

async function fillsDetails(page: Page, language: Language, mobile: string): Promise<void> {
  const copy = bookPageCopy[language]
  await main(page).getByLabel(copy.name).fill('Asha Rao')
  await main(page).getByLabel(copy.mobile).fill(mobile)
  await button(page, copy.continue).click()
}

async function provesNumber(page: Page, language: Language, mobile: string): Promise<void> {
  await main(page)
    .getByLabel(otpLoginCopy[language].otp)
    .fill(await codeSentTo(page, mobile))
  await button(page, bookPageCopy[language].confirm).click()
}

async function books(page: Page, doctor: Named): Promise<string> {
  const mobile = someMobile()
  await opensPlaces(page, doctor)
  await takesPlace(page)
  await fillsDetails(page, 'en', mobile)
  await provesNumber(page, 'en', mobile)
  await expect(page).toHaveURL(/\/a\/[\w-]+\?done=booked$/)
  return new URL(page.url()).pathname
}

for (const language of ['en', 'hi'] as const)
  test(`a place is booked, moved and cancelled (${language})`, async ({ page, request }) => {
    const own = ownAppointmentCopy[language]
    const addresses: string[] = []
    page.on('request', (sent) => addresses.push(sent.url()))
    const mobile = someMobile()
    await opensPlaces(page, language, language)
    const chosen = await takesPlace(page)
    await expect(main(page)).toContainText(chosen)
    await fillsDetails(page, language, mobile)
    await provesNumber(page, language, mobile)

    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(own.states.confirmed[0])
    await expect(page).toHaveTitle(new RegExp(`^${own.title}`))
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
    expect(
      addresses.filter((address) => /Asha|Rao%20|98\d{8}/.test(address) || address.includes(mobile)),
    ).toEqual([])

    const { pathname } = new URL(page.url())
    const entry = async () => (await request.get(`${pathname}.ics`)).text()
    const before = await entry()
    expect(before).toMatch(/^BEGIN:VCALENDAR\r\n[^]*SEQUENCE:0\r\n[^]*STATUS:CONFIRMED\r\n/)
    expect(before).not.toMatch(/Asha|Rao/)
    const uid = /^UID:.*$/m.exec(before)?.[0]

    await main(page).getByText(own.moveChoose).click()
    await takesPlace(page)
    await expect(said(page)).toHaveText(own.done.moved)
    expect(await entry()).toMatch(/SEQUENCE:2\r\n/)

    await main(page).getByText(own.late, { exact: true }).click()
    await button(page, own.lateSubmit).click()
    await expect(said(page)).toHaveText(own.done.late)

    await main(page).getByText(own.cancel, { exact: true }).click()
    await expect(main(page)).toContainText(own.cancelRule)
    await button(page, own.cancelSubmit).click()
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(own.states.cancelledByPatient[0])
    const after = await entry()
    expect(after).toMatch(/SEQUENCE:3\r\n[^]*STATUS:CANCELLED\r\n/)
    expect(/^UID:.*$/m.exec(after)?.[0]).toBe(uid)
  })

test('what is wrong is said in the words of the forms, and what was typed is kept', async ({ page }) => {
  const copy = bookPageCopy.en
  await opensPlaces(page, 'wrong')
  await takesPlace(page)
  await main(page).getByText(copy.relations.child).click()
  await main(page).getByLabel(copy.birthYear).fill('2020')
  await main(page).getByLabel(copy.mobile).fill('12345')
  await button(page, copy.continue).click()
  await expect(main(page).getByRole('alert')).toContainText('Please Enter Name')
  await expect(main(page).getByRole('alert')).toContainText(copy.problems.guardianMissing)
  await expect(main(page).getByRole('alert')).toContainText('Please Only Enter a Valid Mobile Number')
  await expect(main(page).getByLabel(copy.birthYear)).toHaveValue('2020')
  await expect(main(page).getByLabel(copy.mobile)).toHaveValue('12345')
  await expect(main(page).getByLabel(copy.relations.child)).toBeChecked()
})

test('a wrong code is said under its field, and the place stays', async ({ page }) => {
  const mobile = someMobile()
  await opensPlaces(page, 'code')
  await takesPlace(page)
  await fillsDetails(page, 'en', mobile)
  const code = await codeSentTo(page, mobile)
  await main(page)
    .getByLabel(otpLoginCopy.en.otp)
    .fill(code === '000000' ? '000001' : '000000')
  await button(page, bookPageCopy.en.confirm).click()
  await expect(main(page).getByRole('alert')).toHaveText('Incorrect OTP')
  await main(page).getByLabel(otpLoginCopy.en.otp).fill(code)
  await button(page, bookPageCopy.en.confirm).click()
  await expect(page).toHaveURL(/done=booked$/)
})

test('going back does not lock anybody out of the own place', async ({ page }) => {
  await opensPlaces(page, 'back')
  const chosen = await takesPlace(page)
  await page.goBack()
  await page.reload()
  await expect(main(page)).toContainText(bookPageCopy.en.goOn)
  await main(page).getByText(bookPageCopy.en.goOn).click()
  await expect(main(page)).toContainText(chosen)
  await fillsDetails(page, 'en', someMobile())
  await expect(main(page).getByLabel(otpLoginCopy.en.otp)).toBeVisible()
})

test('two who want one place: the second is offered the nearest, and keeps what was typed', async ({
  page,
  browser,
}) => {
  const copy = bookPageCopy.en
  const other = await browser.newPage({ javaScriptEnabled: false })
  await opensPlaces(page, 'two')
  await other.goto(page.url())
  await takesPlace(other)
  await takesPlace(page)
  await expect(main(page).getByRole('alert')).toContainText(copy.taken.title)
  const near = main(page).locator('form[action="/book/place"] button')
  await expect(near).toHaveCount(3)
  await near.first().click()
  await expect(main(page).getByLabel(copy.name)).toBeVisible()
  await other.close()
})

test('the link of an appointment opens it for whoever has it, and no made-up one opens any', async ({
  page,
  browser,
}) => {
  const path = await books(page, 'link')
  const stranger = await browser.newPage({ javaScriptEnabled: false })
  await stranger.goto(path)
  await expect(main(stranger).getByRole('heading', { level: 1 })).toHaveText(
    ownAppointmentCopy.en.states.confirmed[0],
  )
  await expect(main(stranger)).not.toContainText('Asha')
  await stranger.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)
  await expect(main(stranger).getByRole('heading', { level: 1 })).toHaveText(
    ownAppointmentCopy.en.unknown.title,
  )
  await stranger.close()
})

test.describe('with JavaScript', () => {
  test.use({ javaScriptEnabled: true })

  for (const [language, doctor] of [
    ['en', 'scriptsEn'],
    ['hi', 'scriptsHi'],
  ] as const)
    test(`every step is the same, and axe finds nothing (${language})`, async ({ page }) => {
      const own = ownAppointmentCopy[language]
      const mobile = someMobile()
      const isClean = async () => expect([page.url(), await axeFindings(page)]).toEqual([page.url(), []])
      await opensPlaces(page, doctor, language)
      await isClean()
      await takesPlace(page)
      const mobileBox = await main(page).getByLabel(bookPageCopy[language].mobile).boundingBox()
      expect(mobileBox?.height).toBeGreaterThanOrEqual(44)
      await button(page, bookPageCopy[language].continue).click()
      await expect(main(page).getByRole('alert')).toBeVisible()
      await isClean()
      await fillsDetails(page, language, mobile)
      await expect(main(page).getByLabel(otpLoginCopy[language].otp)).toBeVisible()
      await isClean()
      await provesNumber(page, language, mobile)
      await expect(page).toHaveURL(/done=booked$/)
      await expect(said(page)).toHaveText(own.done.booked)
      await main(page).getByText(own.moveChoose).click()
      await isClean()
      await takesPlace(page)
      await expect(said(page)).toHaveText(own.done.moved)
      await main(page).getByText(own.cancel, { exact: true }).click()
      await button(page, own.cancelSubmit).click()
      await expect(said(page)).toHaveText(own.done.cancelled)
      await isClean()
    })

  test('a place is booked by the keyboard alone, and no step posts a form', async ({ page }) => {
    const copy = bookPageCopy.en
    const mobile = someMobile()
    const posted: string[] = []
    page.on('request', (sent) => {
      const { pathname } = new URL(sent.url())
      if (sent.method() === 'POST' && pathname.startsWith('/book/')) posted.push(pathname)
    })
    await opensPlaces(page, 'keyboard')
    await places(page).first().focus()
    await page.keyboard.press('Shift')
    await expect(main(page).locator('.steps[data-live]')).toBeVisible()
    await page.keyboard.press('Enter')
    await main(page).getByLabel(copy.name).focus()
    await page.keyboard.type('Asha Rao')
    await main(page).getByLabel(copy.mobile).focus()
    await page.keyboard.type(mobile)
    await page.keyboard.press('Enter')
    await main(page).getByLabel(otpLoginCopy.en.otp).focus()
    await page.keyboard.type(await codeSentTo(page, mobile))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/done=booked$/)
    expect(posted).toEqual([])
  })
})

test('a doctor’s page and card lead to the places', async ({ page }) => {
  await page.goto(`/doctor/${DOCTORS.door}`)
  await main(page).getByRole('link', { name: bookPageCopy.en.seePlaces }).first().click()
  await expect(page).toHaveURL(`/doctor/${DOCTORS.door}/book`)
  await page.goto('/doctors')
  await main(page)
    .getByRole('link', { name: /^Book: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/doctor\/[\w-]+\/book$/)
})
