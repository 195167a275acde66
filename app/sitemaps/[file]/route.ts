import { answerSitemapFile } from '@/server/sitemap/sitemapFiles'

export const dynamic = 'force-dynamic'

type Context = { readonly params: Promise<{ readonly file: string }> }

/** A file of the sitemap, such as `doctors-1.xml`. */
export const GET = async (_request: Request, { params }: Context) => answerSitemapFile((await params).file)
