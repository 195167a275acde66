import { departmentGroups } from '@/components/MegaMenu/menuMarkup'

/** The menu changes with the catalogue, not with a release. */
export const dynamic = 'force-dynamic'

/** The menu's third level, `{ slug of the department: groups of links }`; with `language=hi` in Hindi. Kept for five minutes, as the option lists are. */
export const GET = (request: Request): Response => {
  const language = new URL(request.url).searchParams.get('language') === 'hi' ? 'hi' : 'en'
  return Response.json(departmentGroups(language), { headers: { 'Cache-Control': 'public, max-age=300' } })
}
