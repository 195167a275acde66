#!/usr/bin/env node
/** Rehearsals of bad days by name; each prints what it did and its figures, and fails when a promise was not kept. */
import './closedPipe.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ensurePostgres } from './postgres.mjs'
import { failsAs, runServerScript } from './process.mjs'

const FOLDER = fileURLToPath(new URL('../tests/drills/', import.meta.url))

/** A drill is a file `tests/drills/NAME.ts`; its first comment says what happens in it. */
const DRILLS = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))

const descriptionOf = (name) =>
  /\/\*\*[\s*]*(.*?)(?:\s*\*\/|\n)/s.exec(readFileSync(`${FOLDER}${name}.ts`, 'utf8'))?.[1] ?? ''

/** Whether a drill works on the tests' PostgreSQL. */
const needsPostgres = (name) => readFileSync(`${FOLDER}${name}.ts`, 'utf8').includes('postgres.mjs')

const HELP = `usage: npm run drill -- [NAME]... [--small]

--small     as large as fits into the suite (book)

${DRILLS.map((name) => `${name.padEnd(12)}${descriptionOf(name)}`).join('\n')}`

async function main() {
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean' }, small: { type: 'boolean' } },
  })
  const unknown = names.find((name) => !DRILLS.includes(name))
  if (unknown) throw new Error(`no drill '${unknown}'\n${HELP}`)
  if (values.help || names.length === 0) return console.log(HELP)
  if (names.some(needsPostgres)) await ensurePostgres()
  for (const name of names) {
    console.log(`\n── ${name}`)
    if (!(await runServerScript(`tests/drills/${name}.ts`, values.small && { DRILL_SMALL: '1' })))
      process.exitCode = 1
  }
}

main().catch(failsAs('drill'))
