import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<'staticRoutes' | 'dynamicRoutes', readonly { page: string; regex: string }[]>>

/**
 * Reads which paths the built site has a route or a file for, its documents (app/[edition]) left out. For any other path Next
 * would render a page that says so.
 * @throws when the build is not there
 */
export function siteRoutes(): (path: string) => boolean {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(join('.next', 'routes-manifest.json'), 'utf8'),
  ) as Manifest
  const patterns = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !page.startsWith('/[edition]') && !page.startsWith('/_'))
    .map(({ regex }) => new RegExp(regex))
  const files = new Set(
    readdirSync('public', { recursive: true, encoding: 'utf8' }).map((name) => `/${name}`),
  )
  return (path) => files.has(path) || patterns.some((pattern) => pattern.test(path))
}
