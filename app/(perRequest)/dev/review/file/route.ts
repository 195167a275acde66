import { refusalOf, reviewFile } from '@/devtools/charts/reviewCommand'
import { hasDevPages } from '@/server/config/config'
import { log } from '@/server/log'

export const dynamic = 'force-dynamic'

const textResponse = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } })

/** The review of what changed since `?since=`, with `?traffic=7d` beside it (DEV_PAGES=1). */
export async function GET(request: Request): Promise<Response> {
  if (!hasDevPages()) return new Response(null, { status: 404 })
  const query = new URL(request.url).searchParams
  const reviewRequest = { since: query.get('since') ?? '', traffic: query.get('traffic') || undefined }
  const refusal = refusalOf(reviewRequest)
  if (refusal !== undefined) return textResponse(refusal, 400)
  try {
    const html = await reviewFile(reviewRequest)
    return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
  } catch (error) {
    log.warn({ err: error }, 'a review of charts could not be made')
    return textResponse(
      'The review could not be made. Is this a revision of the repository, and was the site started in it?',
      422,
    )
  }
}
