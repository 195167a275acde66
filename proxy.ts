import { type NextRequest, NextResponse } from 'next/server'
import { errorPageKey, readAddress } from '@/model/page/address'

/**
 * In development, what the edge does on the built site: answers calls, and brings a public address to the route that
 * renders it (model/page). There the edge asks for that route directly (server/edge), and calls do not reach Next.
 */
export async function proxy(request: NextRequest): Promise<Response> {
  if (process.env.NODE_ENV !== 'development') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  // Imported here: the built site's proxy is to hold none of the handlers.
  const { handlerOf } = await import('@/server/handlers')
  const answer = await handlerOf(pathname, request.method)?.(request)
  if (answer) return withWholeLocation(answer, request)
  const address = readAddress(pathname + search)
  if (address.kind === 'perRequest' || address.kind === 'redirect') return NextResponse.next()
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const url = request.nextUrl.clone()
  url.pathname = address.kind === 'document' ? address.key : errorPageKey(address.edition, 404)
  return NextResponse.rewrite(url)
}

/** Next takes none from a proxy that is only a path. */
function withWholeLocation(answer: Response, { url }: NextRequest): Response {
  const location = answer.headers.get('Location')
  if (location !== null) answer.headers.set('Location', new URL(location, url).href)
  return answer
}

export const config = { matcher: ['/((?!_next/).*)'] }
