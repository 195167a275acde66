import { expect, type Page, test } from '@playwright/test'
import { TOTP } from 'otpauth'
import { invitationLink } from '@/tests/site/deskCommands'
import { axeFindings } from './axe'
import { withAuthenticator } from './deskAuthenticator'
import { siteEnvironment } from './visitor'

/** The link that `npm run desk -- invite` prints for the site that all tests share. */
const invitation = (name: string, role: string, siteUrl = ''): Promise<string> =>
  invitationLink({ ...siteEnvironment, SITE_URL: siteUrl }, name, role)

/** Waits until the page is hydrated, when buttons that need code work. */
async function alive(page: Page): Promise<void> {
  await page.mouse.move(9, 9)
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' }).click()

test('an owner is invited on the command line, makes a passkey, signs in with it, and invites a colleague', async ({
  page,
  baseURL,
}) => {
  await withAuthenticator(page)
  await page.goto(await invitation('Asha Rao', 'owner', baseURL))
  expect(await axeFindings(page)).toEqual([])
  await alive(page)
  await page.getByRole('button', { name: 'Make a passkey' }).click()
  await page.waitForURL(/\/desk$/)

  await page.goto('/desk/account')
  await expect(page.getByText('This browser')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await signOut(page)
  await expect(page.getByText('You are signed out.')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await alive(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL(/\/desk$/)

  await page.goto('/desk/staff')
  await page.getByLabel('Name', { exact: true }).fill('Ravi Kumar')
  await page.getByRole('button', { name: 'Make an invitation' }).click()
  await expect(page.getByText('Give this link to Ravi Kumar alone.', { exact: false })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  const link = await page.locator('code').textContent()
  expect(link).toMatch(/\/desk\/invitation\?token=[\w-]{43}$/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a colleague chooses a password with a code, and signs in with a recovery code', async ({
    page,
    baseURL,
  }) => {
    await page.goto(await invitation('Meera Nair', 'agent', baseURL))
    await page.getByRole('button', { name: 'Choose a password' }).click()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const recovery = (await page.locator('.codes li').first().textContent()) ?? ''
    await page.getByLabel('New password').fill('short')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.locator('#problem')).toHaveText('Choose a password of at least 12 characters.')
    await page.getByLabel('New password').fill('a red lorry in the rain')
    await page.getByLabel('Code that the app shows now').fill(new TOTP({ secret }).generate())
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Welcome.', { exact: false })).toBeVisible()
    await signOut(page)

    await page.goto('/desk/login?plain=1&back=/desk/account')
    const signIn = async (password: string) => {
      await page.getByLabel('Your name at the desk').fill('meera nair')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByLabel('or a recovery code', { exact: false }).fill(recovery)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    await signIn('wrong')
    await expect(page.locator('#problem')).toContainText('That did not match.')
    await signIn('a red lorry in the rain')
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
    expect((await page.goto('/desk/staff'))?.status()).toBe(404)
  })
})

test('pages of the desk are nobody’s without a session, and in no cache or index', async ({
  page,
  request,
}) => {
  for (const path of ['/desk/account', '/desk/staff']) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/desk/login\\?back=${encodeURIComponent(path)}$`))
  }
  const {
    'cache-control': cache,
    'x-robots-tag': robots,
    'referrer-policy': referrer,
  } = (await request.get('/desk/login')).headers()
  expect([cache, robots, referrer]).toEqual(['no-store', 'noindex, nofollow', 'same-origin'])
})
