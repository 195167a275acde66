#!/usr/bin/env node
/**
 * Makes the films of /videos: drawings of scripts/films, frame by frame as SVG, encoded by Chromium (WebCodecs, VP9) and
 * written as WebM, with captions (WebVTT) from content/copy/videos.ts and a picture to show before. Only for whoever changes a
 * film: the files are part of the project.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { videos } from '../content/videos.ts'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs'
import { SHEET, picture, poster } from './films/film.ts'
import { FILMS } from './films/films.ts'
import { captionsFile } from './films/captions.ts'
import { webm } from './webm.mjs'

const FRAMES_A_SECOND = 20
const KEY_FRAME_EVERY = 5 * FRAMES_A_SECOND
const BITS_A_SECOND = 90_000
const CODEC = 'vp09.00.30.08'
/** A page of a secure origin: encoders are only there. Nothing is loaded from it. */
const STAGE = 'https://films.invalid/'
const HELP = `usage: npm run videos -- [--out FOLDER] [--look FOLDER] [NAME...]

Makes NAME.webm, NAME.vtt, NAME.svg and NAME.png of the named films (default: all of
${Object.keys(FILMS).join(', ')}) in FOLDER (default: public/videos).
--look FOLDER  only saves a picture of each caption's moment there, to check the drawing`

/** In the page: encodes drawings; returns frames with their bytes in base64. */
async function encode({ drawings, codec, width, height, rate, keyEvery, bitrate }) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const frames = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let text = ''
      for (const byte of bytes) text += String.fromCharCode(byte)
      frames.push({ time: Math.round(chunk.timestamp / 1000), isKey: chunk.type === 'key', data: btoa(text) })
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({ codec, width, height, bitrate, framerate: rate, latencyMode: 'quality' })
  for (const [nth, drawing] of drawings.entries()) {
    const image = new Image()
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`
    await image.decode()
    context.drawImage(image, 0, 0, width, height)
    const frame = new VideoFrame(canvas, {
      timestamp: Math.round((nth * 1e6) / rate),
      duration: Math.round(1e6 / rate),
    })
    encoder.encode(frame, { keyFrame: nth % keyEvery === 0 })
    frame.close()
    if (encoder.encodeQueueSize > 10) await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await encoder.flush()
  return frames
}

async function makeFilm(page, { slug, seconds, steps }, out) {
  const film = FILMS[slug]
  const drawings = Array.from({ length: seconds * FRAMES_A_SECOND }, (_, nth) =>
    picture(film, nth / FRAMES_A_SECOND),
  )
  const frames = await page.evaluate(encode, {
    drawings,
    codec: CODEC,
    ...SHEET,
    rate: FRAMES_A_SECOND,
    keyEvery: KEY_FRAME_EVERY,
    bitrate: BITS_A_SECOND,
  })
  const file = webm({
    frames: frames.map((frame) => ({ ...frame, data: Buffer.from(frame.data, 'base64') })),
    ...SHEET,
    milliseconds: seconds * 1000,
  })
  const still = poster(film)
  writeFileSync(join(out, `${slug}.webm`), file)
  writeFileSync(join(out, `${slug}.vtt`), captionsFile(steps))
  writeFileSync(join(out, `${slug}.svg`), still)
  await page.setContent(`<body style="margin:0">${still}`)
  await page.screenshot({ path: join(out, `${slug}.png`) })
  console.log(`${slug}.webm  ${seconds} s  ${Math.round(file.length / 1024)} KB`)
}

async function lookAt(page, { slug, steps }, folder) {
  const moments = steps.map(({ from, to }) => (from + to) / 2)
  const pictures = moments.map((at) => picture(FILMS[slug], at)).join('')
  await page.setViewportSize({ width: SHEET.width * 2, height: SHEET.height * Math.ceil(steps.length / 2) })
  await page.setContent(`<body style="margin:0;font-size:0;display:flex;flex-wrap:wrap">${pictures}`)
  await page.screenshot({ path: join(folder, `${slug}.png`) })
  console.log(join(folder, `${slug}.png`))
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: join('public', 'videos') },
      look: { type: 'string' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return console.log(HELP)
  const unknown = positionals.filter((name) => !FILMS[name])
  if (unknown.length > 0) throw new Error(`no film called ${unknown.join(', ')}\n${HELP}`)
  const wanted = videos.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug))
  const folder = values.look ?? values.out
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: SHEET })
    await page.route(STAGE, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    for (const video of wanted) {
      await page.goto(STAGE)
      await (values.look ? lookAt : makeFilm)(page, video, folder)
    }
  } finally {
    await browser.close()
  }
}

main().catch((error) => {
  console.error(`videos: ${error.message}`)
  process.exit(1)
})
