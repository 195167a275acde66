import type { MetadataRoute } from 'next'
import { config } from '@/server/config/config'

/** The calls behind the pages, and what belongs to one visitor. Pictures (/og) are for messengers to fetch. */
const CLOSED = ['/api/', '/lead/', '/users/', '/dmg/', '/timeline/', '/enquiry', '/survey', '/fhir/', '/dev/']

// Stated for each request: the site's address belongs to the server, not to the build.
export const dynamic = 'force-dynamic'

/** What search engines may fetch. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: CLOSED },
    sitemap: `${config().siteUrl}/sitemap.xml`,
  }
}
