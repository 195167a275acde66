import type { MetadataRoute } from 'next'
import { treatments } from '@/content/catalogue'
import { config } from '@/server/config'

const FIXED_PATHS = ['/', '/treatment', '/contact-us', '/partner-with-us', '/privacy', '/terms-conditions']

/** Every page that search engines should know, with the day of its last review where it has one. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { siteUrl } = config()
  return [
    ...FIXED_PATHS.map((path) => ({ url: siteUrl + path })),
    ...treatments.map(({ slug, lastReview }) => ({
      url: `${siteUrl}/treatment/${slug}`,
      lastModified: lastReview,
    })),
  ]
}
