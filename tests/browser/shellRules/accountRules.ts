/** The header's login and profile button and the modals of the account (specification, section 2). */
import { comesAlive } from '@/tests/browser/alivePage'
import { isLoggedIn } from '@/tests/browser/placeVisitor'
import { PHONE } from '@/tests/browser/screens'
import { type Page, expect } from '@playwright/test'
import { type RuleCheck, dialog, header, opens } from './shellParts'

const PATH = '/treatment/piles'

const account = (page: Page) => header(page).locator('.account')
const openers = (page: Page, name: string) => page.locator(`[data-opens=${name}]:visible`)

const loggedOut: RuleCheck = async (page) => {
  await opens(page, PATH)
  await expect(header(page).getByRole('link', { name: 'Login', exact: true })).toBeVisible()
  await expect(account(page).locator('details')).toBeHidden()
}

const loggedIn: RuleCheck = async (page) => {
  await isLoggedIn(page)
  await opens(page, PATH)
  await comesAlive(page)
  await expect(page.locator('header').first()).toHaveAttribute('data-signed-in', 'AR')
  await expect(header(page).getByRole('link', { name: 'Login', exact: true })).toBeHidden()
  await account(page).locator('summary').click()
  await expect(account(page).getByText('Asha Rao')).toBeVisible()
  for (const name of ['Edit Profile', 'Logout'])
    await expect(account(page).getByRole('link', { name, exact: true })).toBeVisible()
}

const guest: RuleCheck = async (page) => {
  await isLoggedIn(page, { name: '' })
  await opens(page, PATH)
  await comesAlive(page)
  await expect(page.locator('header').first()).toHaveAttribute('data-signed-in', 'G')
  await account(page).locator('summary').click()
  await expect(account(page).getByText('Guest', { exact: true })).toBeVisible()
}

const loginModal: RuleCheck = async (page) => {
  await opens(page, PATH)
  await header(page).getByRole('link', { name: 'Login', exact: true }).click()
  await expect(dialog(page)).toHaveAccessibleName('Login')
  await expect(dialog(page).getByRole('button', { name: 'Verify Mobile Number' })).toBeVisible()
}

/** Opens a modal of the profile's list. */
async function choosesInList(page: Page, opener: string): Promise<void> {
  await opens(page, PATH)
  await account(page).locator('summary').click()
  await openers(page, opener).first().click()
  await expect(dialog(page)).toBeVisible()
}

const profileModal: RuleCheck = async (page) => {
  await page.setViewportSize(PHONE)
  await isLoggedIn(page)
  await opens(page, PATH)
  await openers(page, 'profile').first().click()
  await expect(dialog(page)).toBeVisible()
  for (const name of ['Edit Profile', 'Logout'])
    await expect(
      dialog(page)
        .getByRole('link', { name, exact: true })
        .or(dialog(page).getByRole('button', { name, exact: true })),
    ).toBeVisible()
}

const editProfileModal: RuleCheck = async (page) => {
  await isLoggedIn(page)
  await choosesInList(page, 'editProfile')
  await expect(dialog(page)).toHaveAccessibleName('Edit Profile')
  await expect(dialog(page).getByLabel('Name', { exact: true })).toHaveValue('Asha Rao')
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeVisible()
}

const logoutModal: RuleCheck = async (page) => {
  await isLoggedIn(page)
  await choosesInList(page, 'logout')
  await expect(dialog(page).getByText('Are you sure you want to Logout?')).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Yes, Logout' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog(page)).toBeHidden()
}

export const accountRules = {
  loggedOut,
  loggedIn,
  guest,
  loginModal,
  profileModal,
  editProfileModal,
  logoutModal,
}
