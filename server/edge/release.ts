import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** The build's id; 'development' without one. */
export function release(): string {
  if (known !== undefined) return known
  try {
    known = readFileSync(join('.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    known = 'development'
  }
  return known
}
