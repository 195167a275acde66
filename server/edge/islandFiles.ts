import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DESK_ISLANDS, DEVELOPER_ISLANDS } from '@/model/page/islands'

type Bundle = {
  /** The script that starts islands, including the most common ones. */
  readonly first: string
  /** The additional files of each other island. */
  readonly files: Readonly<Record<string, readonly string[]>>
}
type Manifest = Readonly<Record<'site' | 'desk' | 'developer', Bundle>>

let known: Manifest | undefined

const manifest = (): Manifest =>
  (known ??= JSON.parse(readFileSync(join('.next', 'islands.json'), 'utf8')) as Manifest)

/** The addresses of the scripts of a page's islands, the starting one first. @throws if the build is missing */
export function islandFiles(names: ReadonlySet<string>): readonly string[] {
  const hasAny = (some: readonly string[]) => some.some((name) => names.has(name))
  const kind = hasAny(DEVELOPER_ISLANDS) ? 'developer' : hasAny(DESK_ISLANDS) ? 'desk' : 'site'
  const { first, files } = manifest()[kind]
  return [...new Set([first, ...[...names].flatMap((name) => files[name] ?? [])])]
}
