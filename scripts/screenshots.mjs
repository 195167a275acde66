#!/usr/bin/env node
/** Pictures of pages of a running site at the three widths that the design is checked at. */
import './closedPipe.mjs'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { CHROMIUM_FLAGS, ensureChromium } from './chromium.mjs'
import { failsAs } from './process.mjs'

const WIDTHS = [360, 768, 1280]
const HEIGHT = 900
const LOOKS = {
  dark: { colorScheme: 'dark' },
  forced: { forcedColors: 'active' },
  print: { media: 'print' },
}
const HELP = `usage: npm run screenshots -- [--base-url URL] [--out FOLDER] [--look LOOK] [--no-script] [--viewport] PATH...

Saves PATH at ${WIDTHS.join(', ')} px as FOLDER/name-width.png (default FOLDER: test-results/screenshots).
--look       ${Object.keys(LOOKS).join(', ')}: by night, in forced colours, on paper
--no-script  with JavaScript off
--viewport   only what fits the screen, instead of the whole page`

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'base-url': { type: 'string', default: 'http://localhost:3000' },
      look: { type: 'string' },
      out: { type: 'string', default: join('test-results', 'screenshots') },
      'no-script': { type: 'boolean', default: false },
      viewport: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  if (values.help || positionals.length === 0) return console.log(HELP)
  if (values.look && !LOOKS[values.look])
    throw new Error(`--look ${values.look}: expected ${Object.keys(LOOKS).join(', ')}`)
  mkdirSync(values.out, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: HEIGHT },
        javaScriptEnabled: !values['no-script'],
      })
      const page = await context.newPage()
      await page.emulateMedia(LOOKS[values.look])
      for (const path of positionals) {
        await page.goto(values['base-url'] + path, { waitUntil: 'networkidle' })
        const name = path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'
        const file = join(values.out, `${name}-${width}.png`)
        await page.screenshot({ path: file, fullPage: !values.viewport })
        console.log(file)
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
}

main().catch(failsAs('screenshots'))
