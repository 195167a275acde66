import type { MetadataRoute } from 'next'
import { config } from '@/server/config'

/** What search engines may fetch: the pages, not the calls behind them nor what belongs to one visitor. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/lead/', '/enquiry/', '/dev/'] },
    sitemap: `${config().siteUrl}/sitemap.xml`,
  }
}
