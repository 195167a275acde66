import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { selfieCopy } from '@/content/copy/selfie'
import { withCamera } from './fakeCamera'
import { isLoggedIn, logsInReally } from './placeVisitor'
import { SelfieVisitor, watchesCamera } from './selfieVisitor'
import { thoroughUnless } from './thorough'

const copy = selfieCopy.en
/** No longer may anything hold up the page, as a part of the time until the first face is found in the worker. */
const LONGEST_TASK = 1 / 7
const KB = 1024

test.describe.configure({ mode: 'default', timeout: 120_000 })

test('a real face: detected, captured, reviewed, uploaded with nothing but its colours, shown as avatar, removed', async ({
  baseURL,
}, info) => {
  await withCamera('face', baseURL, async (page) => {
    await watchesCamera(page)
    await page.addInitScript(() => {
      const tasks: number[] = []
      // A name that nothing else on the page has.
      Object.assign(window, { longTasks: tasks })
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map((entry) => entry.duration)),
      ).observe({
        type: 'longtask',
      })
    })
    const { token } = await logsInReally(page)
    const visitor = new SelfieVisitor(page)
    await page.goto('/faq#edit-profile')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Take a selfie' })).toBeVisible()
    // What the page itself needs to start is not the selfie's.
    const longTasks = () => page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
    const before = (await longTasks()).length
    const longestTask = async () => Math.max(0, ...(await longTasks()).slice(before))
    await page.getByRole('dialog').getByRole('button', { name: 'Take a selfie' }).click()
    const pressed = Date.now()

    await visitor.sees('faceFound')
    const firstFace = Date.now() - pressed
    await expect(visitor.message).toHaveText(copy.faceFound)
    expect(await visitor.tracksOn()).toBe(1)
    await expect(visitor.status).toHaveText(copy.faceFound)
    // It stays found, look after look.
    await page.waitForTimeout(2000)
    await visitor.sees('faceFound')
    const longest = await longestTask()
    info.annotations.push({
      type: 'measured',
      description: `first face after ${firstFace} ms, longest task ${longest} ms`,
    })
    expect(longest / firstFace).toBeLessThan(LONGEST_TASK)

    await visitor.button('take').click()
    await visitor.sees('undecided')
    await expect(visitor.picture).toBeVisible()
    await visitor.cameraIsOff()
    await visitor.button('retake').click()
    await visitor.sees('faceFound')
    expect(await visitor.tracksOn()).toBe(1)
    await visitor.button('take').click()
    await visitor.sees('undecided')
    expect((await longestTask()) / firstFace).toBeLessThan(LONGEST_TASK)

    const sent = page.waitForRequest((request) => request.method() === 'PUT')
    await visitor.button('upload').click()
    await visitor.sees('uploaded')
    expect((await sent).headers()['content-type']).toBe('image/jpeg')
    await expect(visitor.message).toHaveText(copy.uploaded)
    await visitor.cameraIsOff()

    const avatar = page.getByRole('banner').locator('img[src^="/users/v1/user/avatar?v="]').first()
    await expect(avatar).toHaveAttribute('src', '/users/v1/user/avatar?v=1')
    const answer = await page.request.get('/users/v1/user/avatar')
    expect(answer.headers()['cache-control']).toBe('private, no-cache')
    expect(await sharp(await answer.body()).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })

    await visitor.button('done').click()
    const profile = page.getByRole('dialog', { name: 'Edit Profile' })
    await expect(profile.locator('img[src="/users/v1/user/avatar?v=1"]')).toBeVisible()

    await profile.getByRole('button', { name: 'Take a selfie', exact: true }).click()
    await visitor.button('remove').click()
    await visitor.sees('removed')
    await expect(visitor.message).toHaveText(copy.removed)
    await visitor.cameraIsOff()
    await expect(avatar).toHaveCount(0)
    const asUser = { headers: { Authorization: `Bearer ${token}` } }
    expect((await page.request.get('/users/v1/user/avatar', asUser)).status()).toBe(404)
  })
})

test('the selfie itself fetches at most 45 KB; the face check comes from this site, to the worker alone, and only now', async ({
  baseURL,
}, info) => {
  await withCamera('blank', baseURL, async (page, context) => {
    await isLoggedIn(page)
    const scripts: { url: string; size: Promise<number> }[] = []
    const models: string[] = []
    // The worker's own requests are seen by the context only.
    context.on('response', (answer) => {
      const url = answer.url()
      if (url.includes('/face-model/')) models.push(url)
      if (!/\.js(\?|$)/.test(url)) return
      const size = answer.body().then(
        (body) => gzipSync(body).length,
        () => 0,
      )
      scripts.push({ url, size })
    })
    const visitor = new SelfieVisitor(page)
    await page.goto('/faq#edit-profile')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Take a selfie' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(models).toEqual([])
    scripts.splice(0)
    await page.getByRole('dialog').getByRole('button', { name: 'Take a selfie' }).click()
    await visitor.sees('noFace')
    expect(page.workers()).toHaveLength(1)
    expect(models.map((url) => new URL(url).pathname).sort()).toEqual([
      '/face-model/tiny_face_detector_model-weights_manifest.json',
      '/face-model/tiny_face_detector_model.bin',
    ])
    const origin = new URL(baseURL ?? '').origin
    expect(scripts.filter(({ url }) => !url.startsWith(origin))).toEqual([])
    // The library is the one large file: all the rest together is the selfie.
    const sizes = (await Promise.all(scripts.map(({ size }) => size))).sort((one, other) => other - one)
    const [library = 0, ...rest] = sizes
    const own = rest.reduce((sum, size) => sum + size, 0)
    info.annotations.push({
      type: 'measured',
      description: `face check ${library} bytes, selfie ${own} bytes`,
    })
    expect(own).toBeLessThanOrEqual(45 * KB)
    expect(library).toBeLessThanOrEqual(380 * KB)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.workers().length).toBe(0)
  })
})

for (const kind of ['blank', 'pattern'] as const)
  test(
    `a camera that shows ${kind === 'blank' ? 'a blank wall' : 'a pattern'}: 'No Face Detected' in red, and no picture can be taken`,
    thoroughUnless(kind === 'pattern'),
    async ({ baseURL }) => {
      await withCamera(kind, baseURL, async (page) => {
        await watchesCamera(page)
        await isLoggedIn(page)
        const visitor = new SelfieVisitor(page)
        await visitor.opens()
        await visitor.sees('noFace')
        await expect(visitor.message).toHaveText('No Face Detected')
        await expect(visitor.message).toHaveCSS('color', 'rgb(179, 38, 30)')
        const seen = new Set<string | null>()
        for (let look = 0; look < 20; look += 1) {
          await visitor.button('take').click({ force: true })
          seen.add(await visitor.screen.getAttribute('data-screen'))
          await page.waitForTimeout(150)
        }
        expect([...seen]).toEqual(['noFace'])
        await expect(visitor.button('take')).toHaveAttribute('aria-disabled', 'true')
        await expect(visitor.status).toHaveText('No Face Detected')
        await expect(visitor.button('upload')).toHaveCount(0)
      })
    },
  )

for (const [kind, screen] of [
  ['none', 'none'],
  ['denied', 'denied'],
] as const)
  test(`a camera that is ${kind} has words of its own and can be tried again`, async ({ baseURL }) => {
    await withCamera(kind, baseURL, async (page) => {
      await isLoggedIn(page)
      const visitor = new SelfieVisitor(page)
      await visitor.opens()
      await visitor.sees(screen)
      const { title, help } = copy.camera[screen]
      await expect(visitor.message).toHaveText(title + help)
      await expect(visitor.status).toHaveText(`${title}. ${help}`)
      await expect(visitor.button('take')).toHaveCount(0)
      await visitor.button('tryAgain').click()
      await visitor.sees(screen)
    })
  })
