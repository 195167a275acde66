import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

let known: string | undefined

/** Which release of the site this is, by the build's id. */
export function release(): string {
  return (known ??= readBuildId())
}

function readBuildId(): string {
  try {
    return readFileSync(join(process.cwd(), '.next', 'BUILD_ID'), 'utf8').trim()
  } catch {
    // `npm run dev` has none.
    return 'development'
  }
}
