import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Readonly<Record<'staticRoutes' | 'dynamicRoutes', readonly { page: string; regex: string }[]>>

/**
 * Returns a function that tells whether the built site has a route or file for a path; documents (app/[edition])
 * excluded.
 * @throws if the build is missing
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
