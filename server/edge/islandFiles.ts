import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_ISLANDS, DEVELOPER_ISLANDS } from '@/model/page/islands'

/** Written by scripts/islands.mjs. */
type Bundle = {
  /** What starts islands, with the code of those that most pages have. */
  readonly first: string
  /** What each of the others needs beside it. */
  readonly files: Readonly<Record<string, readonly string[]>>
}
type Manifest = Readonly<Record<'site' | 'desk' | 'developer', Bundle>>

let known: Manifest | undefined

const manifest = (): Manifest =>
  (known ??= JSON.parse(readFileSync(join('.next', 'islands.json'), 'utf8')) as Manifest)

/**
 * The addresses of the code that a page's islands begin with, each named after its content; the one that starts them comes first.
 * @throws when the build is not there
 */
export function islandFiles(names: ReadonlySet<string>): readonly string[] {
  const hasAny = (some: readonly string[]) => some.some((name) => names.has(name))
  const kind = hasAny(DEVELOPER_ISLANDS) ? 'developer' : hasAny(DESK_ISLANDS) ? 'desk' : 'site'
  const { first, files } = manifest()[kind]
  return [...new Set([first, ...[...names].flatMap((name) => files[name] ?? [])])]
}
