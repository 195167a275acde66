import { answerSitemapIndex } from '@/server/sitemap/sitemapAnswer'

export const dynamic = 'force-dynamic'

/** Where the files of the sitemap are. */
export const GET = () => answerSitemapIndex()
