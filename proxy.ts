import { type NextRequest, NextResponse } from 'next/server'
import { listAt, listSegment, readListQuery } from '@/model/listQuery'

/** A list that somebody filtered goes to the page of these choices (model/listQuery.ts); everything else goes on. */
export function proxy(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl
  const list = listAt(pathname)
  if (!list || searchParams.size === 0) return NextResponse.next()
  const segment = listSegment(
    list,
    readListQuery(list, (name) => searchParams.get(name)),
  )
  if (segment === '') return NextResponse.next()
  const url = request.nextUrl.clone()
  url.pathname = `${pathname}/list/${segment}`
  return NextResponse.rewrite(url)
}

/** The paths of lists; Next reads this table without running it, so it repeats model/listQuery.ts (a test compares). */
export const config = {
  matcher: [
    '/doctors',
    '/hospitals',
    '/reviews',
    '/blog',
    '/hi/blog',
    '/hospitals/insurance/:slug',
    '/:city/doctors/:speciality',
    '/:city/hospitals/:department',
  ],
}
