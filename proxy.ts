import { type NextRequest, NextResponse } from 'next/server'
import { readAddress } from '@/model/page/address'

/**
 * In development Next answers visitors itself: a public address goes to the route that renders it (model/page). The built
 * site's edge asks for that route directly (server/documents).
 */
export function proxy(request: NextRequest): NextResponse {
  if (process.env.NODE_ENV !== 'development') return NextResponse.next()
  const { pathname, search } = request.nextUrl
  const address = readAddress(pathname + search)
  if (address.kind !== 'document') return NextResponse.next()
  const url = request.nextUrl.clone()
  url.pathname = address.key
  return NextResponse.rewrite(url)
}

export const config = { matcher: ['/((?!_next/).*)'] }
