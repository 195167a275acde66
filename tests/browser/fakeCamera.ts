/** Chromium with a camera of a test's own: a film on disk, the browser's own pattern, none, or one that is not allowed. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import sharp from 'sharp'
import { CHROMIUM_FLAGS, chromiumPath } from '@/scripts/chromium.mjs'

const [WIDTH, HEIGHT] = [640, 480] as const
const FRAMES = 3

/** Real faces come with the face check's package. */
const DEMO = join(dirname(require.resolve('face-api.js/package.json')), 'demo')
/** One woman’s face in a picture of several, so that it fills the frame as a selfie does. */
const FACE = { file: 'sample6.jpg', left: 50, top: 400, width: 667, height: 500 } as const

type CameraKind = 'face' | 'blank' | 'pattern' | 'none' | 'denied'

/** A film in the one format that Chromium's fake camera reads without another program: YUV 4:2:0, uncompressed. */
function y4mOf(rgb: Buffer): Buffer {
  const [luma, blue, red] = [WIDTH * HEIGHT, (WIDTH * HEIGHT) / 4, (WIDTH * HEIGHT) / 4].map((size) =>
    Buffer.alloc(size),
  ) as [Buffer, Buffer, Buffer]
  const clamped = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const at = (y * WIDTH + x) * 3
      const [r = 0, g = 0, b = 0] = rgb.subarray(at, at + 3)
      luma[y * WIDTH + x] = clamped(0.299 * r + 0.587 * g + 0.114 * b)
      if (x % 2 || y % 2) continue
      const place = (y / 2) * (WIDTH / 2) + x / 2
      blue[place] = clamped(128 - 0.168736 * r - 0.331264 * g + 0.5 * b)
      red[place] = clamped(128 + 0.5 * r - 0.418688 * g - 0.081312 * b)
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, blue, red])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  return Buffer.concat([head, ...Array<Buffer>(FRAMES).fill(frame)])
}

const film = async (kind: 'face' | 'blank'): Promise<string> => {
  const { file, ...place } = FACE
  const picture =
    kind === 'face'
      ? sharp(join(DEMO, file)).extract(place).resize(WIDTH, HEIGHT).removeAlpha()
      : sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#9a8f80' } })
  const path = join(mkdtempSync(join(tmpdir(), 'shalya-camera-')), `${kind}.y4m`)
  writeFileSync(path, y4mOf(await picture.raw().toBuffer()))
  return path
}

const ALLOWED = '--use-fake-ui-for-media-stream'
const FAKE = '--use-fake-device-for-media-stream'

const flagsFor = async (kind: CameraKind): Promise<readonly string[]> => {
  switch (kind) {
    case 'face':
    case 'blank':
      return [ALLOWED, FAKE, `--use-file-for-fake-video-capture=${await film(kind)}`]
    case 'pattern':
      return [ALLOWED, FAKE]
    case 'none':
      return [ALLOWED, `${FAKE}=device-count=0`]
    case 'denied':
      return [`${ALLOWED}=deny`, FAKE]
  }
}

/** Runs a test in a browser of its own with this camera. */
export async function withCamera(
  kind: CameraKind,
  baseURL: string | undefined,
  act: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, ...(await flagsFor(kind))],
  })
  try {
    const context = await browser.newContext({ baseURL })
    await act(await context.newPage(), context)
  } finally {
    await browser.close()
  }
}
