import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const FILE = join('public', 'start.js')

let known: { readonly path: string } | undefined

/** The address of the hydration script (components/layout/start), with its content's hash. */
export function startScript(): { readonly path: string } {
  known ??= {
    path: `/start.js?v=${createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 10)}`,
  }
  return known
}
