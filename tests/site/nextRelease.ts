/** Another release of the built site, without another build: the same code under names that this build has not. */
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'

const ROOT = resolve(__dirname, '..', '..')
/** What is in the folder of its own; all else is this project's. */
const OWN = ['.next', 'scripts', '.git']
const NOT_SERVED = /\.map$|\/\.next\/(cache|dev|trace|types|diagnostics)(\/|$)/
const TEXT = /\.(js|json|html|rsc|txt|meta|css)$|BUILD_ID$/
const NAME = /[\w.~-]+\.(?:js|css)/g

/** Names of the scripts and styles that a build's pages load. */
export const chunkNames = (folder = ROOT): readonly string[] =>
  readdirSync(join(folder, '.next', 'static', 'chunks')).filter((name) => /\.(js|css)$/.test(name))

const renamed = (name: string): string => `${basename(name, extname(name))}-next${extname(name)}`

/**
 * Copies the built site into a folder of its own and gives each script and style another name, and the build another id,
 * wherever they are named: a page of it asks for nothing that this build has.
 * @returns the folder, to be removed by the caller
 */
export function makeNextRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shalya-release-'))
  for (const name of readdirSync(ROOT))
    if (!OWN.includes(name)) symlinkSync(join(ROOT, name), join(folder, name))
  cpSync(join(ROOT, 'scripts'), join(folder, 'scripts'), { recursive: true })
  const built = join(folder, '.next')
  cpSync(join(ROOT, '.next'), built, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !NOT_SERVED.test(path),
  })
  const names = new Set(chunkNames(folder))
  const buildId = readFileSync(join(built, 'BUILD_ID'), 'utf8')
  for (const entry of readdirSync(built, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || !TEXT.test(path) || path.includes('/.next/node_modules/')) continue
    const text = readFileSync(path, 'utf8')
    const next = text
      .replace(NAME, (name) => (names.has(name) ? renamed(name) : name))
      .replaceAll(buildId, `${buildId}-next`)
    if (next !== text) writeFileSync(path, next)
  }
  const chunks = join(built, 'static', 'chunks')
  for (const name of names) renameSync(join(chunks, name), join(chunks, renamed(name)))
  renameSync(join(built, 'static', buildId), join(built, 'static', `${buildId}-next`))
  return folder
}

/** Removes what `makeNextRelease` made. */
export const removeRelease = (folder: string): void => rmSync(folder, { recursive: true, force: true })
