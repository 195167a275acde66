#!/usr/bin/env node
/** Draws the demonstration's pictures anew from their parts (devtools/drawn). */
import './closedPipe.mjs'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawnFiles } from '@/devtools/drawn/drawnFiles'

const ROOT = join(__dirname, '..')

if (process.argv.includes('--help')) {
  console.log('usage: npm run drawings\n\nWrites public/drawn anew from the parts in devtools/drawn.')
} else {
  const files = drawnFiles()
  rmSync(join(ROOT, 'public/drawn'), { recursive: true, force: true })
  mkdirSync(join(ROOT, 'public/drawn'), { recursive: true })
  for (const [path, text] of files) writeFileSync(join(ROOT, path), text)
  console.log(`${files.size} drawings`)
}
