import { expect, test } from '@playwright/test'
import { selfieCopy } from '@/content/copy/selfie'
import { axeFindings } from './axe'
import { withCamera } from './fakeCamera'
import { isLoggedIn } from './placeVisitor'
import { SelfieVisitor, looksElsewhere, watchesCamera } from './selfieVisitor'
import { thoroughUnless } from './thorough'

const copy = selfieCopy.en

test.describe.configure({ mode: 'default', timeout: 120_000 })

test('the camera’s tracks stop when the modal is closed, by key and by button, and when the page is hidden', async ({
  baseURL,
}) => {
  await withCamera('blank', baseURL, async (page) => {
    await watchesCamera(page)
    await isLoggedIn(page, { avatar: undefined })
    const visitor = new SelfieVisitor(page)
    const films = async () => {
      await visitor.sees('noFace')
      expect(await visitor.tracksOn()).toBe(1)
    }
    await visitor.opens()
    await films()
    await page.keyboard.press('Escape')
    await visitor.cameraIsOff()
    await visitor.comesBack()
    await films()
    await visitor.dialog.getByRole('button', { name: 'Close', exact: true }).click()
    await visitor.cameraIsOff()
    await visitor.comesBack()
    await films()
    await looksElsewhere(page)
    await visitor.sees('interrupted')
    await visitor.cameraIsOff()
    await expect(visitor.message).toHaveText(copy.interrupted)
    await visitor.button('openCamera').click()
    await visitor.sees('noFace')
    expect(await visitor.tracksOn()).toBe(1)
  })
})

test('‘Models are not yet loaded’ when a picture is asked for before; models that do not come say so', async ({
  baseURL,
}) => {
  await withCamera('face', baseURL, async (page, context) => {
    await isLoggedIn(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    let isBroken = true
    // The worker's own requests are seen by the context only.
    await context.route('**/face-model/*.bin', async (route) => {
      if (isBroken) return route.abort('connectionreset')
      await held
      await route.continue()
    })
    const visitor = new SelfieVisitor(page)
    await visitor.opens()
    await visitor.sees('models')
    await expect(visitor.message).toContainText(copy.camera.models.title)
    isBroken = false
    await visitor.button('tryAgain').click()
    await visitor.sees('waiting')
    await visitor.button('take').click({ force: true })
    await visitor.sees('warned')
    await expect(visitor.message).toHaveText('Models are not yet loaded')
    await expect(visitor.status).toHaveText('Models are not yet loaded')
    release()
    await visitor.sees('faceFound')
  })
})

test('by keyboard alone: the face is taken, the focus is never lost, nothing is uploaded by a key that stays down', async ({
  baseURL,
}) => {
  await withCamera('face', baseURL, async (page) => {
    await isLoggedIn(page)
    const visitor = new SelfieVisitor(page)
    await visitor.opens()
    await visitor.sees('faceFound')
    await page.keyboard.press('Tab')
    while (!(await visitor.button('take').evaluate((button) => button === document.activeElement)))
      await page.keyboard.press('Tab')
    await page.keyboard.down('Enter')
    await visitor.sees('undecided')
    await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
    await visitor.sees('undecided')
    await expect(visitor.dialog.getByRole('group', { name: copy.takenPicture })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(visitor.button('upload')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(visitor.button('retake')).toBeFocused()
  })
})

for (const width of [360, 768, 1280])
  test(
    `axe finds nothing at ${width} px while it searches, reviews and fails; nothing is wider than the screen`,
    thoroughUnless(width === 360),
    async ({ baseURL }) => {
      await withCamera('face', baseURL, async (page) => {
        await page.setViewportSize({ width, height: 740 })
        await isLoggedIn(page)
        const visitor = new SelfieVisitor(page)
        const isWellMade = async () => {
          expect(await axeFindings(page)).toEqual([])
          expect(await visitor.dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
        }
        await visitor.opens()
        await visitor.sees('faceFound')
        await isWellMade()
        await visitor.button('take').click()
        await visitor.sees('undecided')
        await isWellMade()
        await page.route('**/users/v1/user/avatar', (route) => route.abort('connectionreset'))
        await visitor.button('upload').click()
        await visitor.sees('uploadFailed')
        await expect(visitor.message).toHaveText(copy.failure.network)
        await isWellMade()
      })
    },
  )
