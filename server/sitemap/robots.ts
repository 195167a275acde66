import 'server-only'
import { config } from '@/server/config/config'

/** The calls behind the pages, and what belongs to one visitor. Pictures (/og) stay open: messengers fetch them. */
const CLOSED = ['/api/', '/lead/', '/users/', '/dmg/', '/timeline/', '/enquiry', '/survey', '/fhir/', '/dev/']

/** `/robots.txt`: what search engines may fetch, and where the sitemap is. */
export const answerRobots = (): Response =>
  new Response(
    [
      'User-Agent: *',
      'Allow: /',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${config().siteUrl}/sitemap.xml`,
      '',
    ].join('\n'),
    { headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=0, must-revalidate' } },
  )
