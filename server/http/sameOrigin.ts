import 'server-only'

/**
 * Whether a form was sent by one of this site's own pages: the browser's word in Sec-Fetch-Site, else in Origin
 * (docs/decisions/0005). A request that carries neither is no browser's form.
 */
export function isSameOrigin(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  if (!origin || !URL.canParse(origin)) return false
  const { host } = new URL(origin)
  return host === request.headers.get('host') || host === new URL(siteUrl).host
}
