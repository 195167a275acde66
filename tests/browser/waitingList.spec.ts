import { type APIRequestContext, type Page, expect, test } from '@playwright/test'
import { bookPageCopy } from '@/content/copy/bookPage'
import { otpLoginCopy } from '@/content/copy/otpLogin'
import { ownAppointmentCopy } from '@/content/copy/ownAppointment'
import { waitingCopy } from '@/content/copy/waiting'
import { bookPath } from '@/model/appointments/bookingPaths'
import type { Language } from '@/model/page/language'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { someMobile } from '@/tests/support/testNumbers'
import { axeFindings } from './axe'
import { codeSentTo } from './otpLoginVisitor'
import { widthOf } from './screens'

/* A full day, and who waits for a place of it, on a phone. */

test.use({ viewport: { width: 360, height: 740 } })

/** Doctors of the demonstration with few places a day, a test each. */
const DOCTORS = { en: { slug: 'bhaskar-thengadi', id: 60 }, hi: { slug: 'anbuselvi-rajan', id: 45 } }

interface ShownDay {
  readonly date: string
  readonly sessions: readonly { readonly places: readonly { readonly placeId: string }[] }[]
}

const main = (page: Page) => page.locator('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })

/** Gives name and number, and the code that proves the number. */
async function proves(page: Page, language: Language, submit: string): Promise<void> {
  const copy = bookPageCopy[language]
  const mobile = someMobile()
  await main(page).getByLabel(copy.name).fill('Asha Rao')
  await main(page).getByLabel(copy.mobile).fill(mobile)
  await main(page).locator('form').getByRole('button').last().click()
  const code = main(page).getByLabel(otpLoginCopy[language].otp)
  await expect(code).toBeVisible()
  await code.fill(await codeSentTo(page, mobile))
  await button(page, submit).click()
}

/** Holds every free place of a day, each as a visitor of its own. */
async function holdsAll(request: APIRequestContext, site: string, doctorId: number, date: string) {
  const answer = await request.get(`/api/doctors/${doctorId}/places?days=14`)
  const { data } = (await answer.json()) as { readonly data: readonly ShownDay[] }
  const places = data.filter((day) => day.date === date).flatMap(({ sessions }) => sessions)
  for (const { placeId } of places.flatMap((session) => session.places)) {
    const headers = { 'content-type': 'application/json', ...(await xsrfHeaders(site)) }
    const held = await fetch(`${site}/api/holds`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ placeId }),
    })
    expect(held.status).toBe(200)
  }
}

for (const language of ['en', 'hi'] as const)
  test(`who waits for a full day is offered the place that is given back, and books it (${language})`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const site = baseURL ?? ''
    const copy = waitingCopy[language]
    const doctor = DOCTORS[language].slug
    await page.goto(bookPath(language, doctor))
    // A second try finds the day of the first one full.
    const days = main(page).locator('a[href*="day="]').filter({ hasNotText: bookPageCopy[language].full })
    const day = days.nth(2)
    const date = /day=([\d-]+)/.exec((await day.getAttribute('href')) ?? '')?.[1] ?? ''
    await page.goto(`${bookPath(language, doctor)}?day=${date}`)
    await main(page).locator('button.place').first().click()
    await proves(page, language, bookPageCopy[language].confirm)
    await expect(page).toHaveURL(/\/a\/[\w-]+/)
    await holdsAll(request, site, DOCTORS[language].id, date)

    const waiter = await (
      await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } })
    ).newPage()
    await waiter.goto(`${bookPath(language, doctor)}?day=${date}`)
    await expect(main(waiter).getByRole('heading', { name: copy.ask })).toBeVisible()
    await button(waiter, copy.askSubmit).click()
    expect(await axeFindings(waiter)).toEqual([])
    await proves(waiter, language, copy.askSubmit)
    await expect(main(waiter).getByRole('heading', { level: 1 })).toHaveText(copy.states.waiting[0])
    expect(await axeFindings(waiter)).toEqual([])
    expect(await widthOf(waiter)).toBeLessThanOrEqual(360)

    await main(page).getByText(ownAppointmentCopy[language].cancel, { exact: true }).click()
    await button(page, ownAppointmentCopy[language].cancelSubmit).click()
    await expect(async () => {
      await waiter.reload()
      await expect(main(waiter).getByRole('heading', { level: 1 })).toHaveText(copy.states.offered[0])
    }).toPass()
    expect(await axeFindings(waiter)).toEqual([])
    await button(waiter, copy.take).click()
    await expect(waiter).toHaveURL(/\/a\/[\w-]+/)
    await waiter.context().close()
  })
