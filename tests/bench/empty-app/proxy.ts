import { NextResponse } from 'next/server'

/** Matches no request; without this file Next would take the project's own. */
export const config = { matcher: '/-' }

export const proxy = () => NextResponse.next()
