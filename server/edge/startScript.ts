import 'server-only'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the build puts it (scripts/prepare.mjs); `next dev` serves it from there as it is. */
const FILE = join('public', 'start.js')

let known: { readonly path: string } | undefined

/** The address of the script that hydrates pages (components/layout/start), named by its content's hash. */
export function startScript(): { readonly path: string } {
  known ??= {
    path: `/start.js?v=${createHash('sha256').update(readFileSync(FILE)).digest('base64url').slice(0, 10)}`,
  }
  return known
}
