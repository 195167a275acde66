const DEVELOPMENT = process.env.NODE_ENV === 'development'
const ASSETS = process.env.ASSET_BASE_URL ?? ''

/**
 * Pages are static, so a nonce is not possible: Next's own inline scripts need 'unsafe-inline'. Everything else
 * is closed: nothing is loaded from, sent to or framed by another site.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline' ${ASSETS} ${DEVELOPMENT ? "'unsafe-eval'" : ''}`,
  `style-src 'self' 'unsafe-inline' ${ASSETS}`,
  `img-src 'self' data: blob: ${ASSETS}`,
  `font-src 'self' ${ASSETS}`,
  `connect-src 'self' ${DEVELOPMENT ? 'ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
  .map((rule) => rule.trim().replace(/\s+/g, ' '))
  .join('; ')

const SECURITY_HEADERS = [
  { key: 'Content-Security-Policy', value: CONTENT_SECURITY_POLICY },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ...(DEVELOPMENT ? [] : [{ key: 'Strict-Transport-Security', value: 'max-age=31536000' }]),
]

/**
 * Pages whose address may carry personal data, or that stand for one visitor, tell no other site of it. Not
 * 'no-referrer' where a form is sent on: older browsers then send no origin, which the same-origin check needs.
 */
const PRIVATE_PATHS = [
  { source: '/thankyou', policy: 'same-origin' },
  { source: '/enquiry/:draft', policy: 'same-origin' },
]

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: true },
  assetPrefix: ASSETS || undefined,
  // The embedded database, the PostgreSQL driver and the queue load their own files at run time.
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pg-boss', 'pino'],
  images: { unoptimized: true },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      ...PRIVATE_PATHS.map(({ source, policy }) => ({
        source,
        headers: [{ key: 'Referrer-Policy', value: policy }],
      })),
    ]
  },
}
