import { type NextRequest, NextResponse } from 'next/server'
import { errorPageKey, readAddress } from '@/model/page/address'

/**
 * In development Next answers visitors itself: a public address goes to the route that renders it (model/page). The built
 * site's edge asks for that route directly (server/documents).
 */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== 'development') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  const address = readAddress(pathname + search)
  if (address.kind === 'perRequest' || address.kind === 'redirect') return NextResponse.next()
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const url = request.nextUrl.clone()
  url.pathname = address.kind === 'document' ? address.key : errorPageKey(address.edition, 404)
  return NextResponse.rewrite(url)
}

export const config = { matcher: ['/((?!_next/).*)'] }
