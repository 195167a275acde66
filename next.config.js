const DEVELOPMENT = process.env.NODE_ENV === 'development'
const ASSETS = process.env.ASSET_BASE_URL ?? ''

/** What a tag manager loads and tells; only where the clinic has configured one (docs/decisions/0018). */
const HAS_TAG_MANAGER = process.env.ANALYTICS_ADAPTER === 'dataLayer'
const TAG_MANAGER = HAS_TAG_MANAGER ? 'https://www.googletagmanager.com' : ''
const COUNTERS = HAS_TAG_MANAGER
  ? 'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com'
  : ''

/**
 * Pages are static, so a nonce is not possible: Next's own inline scripts need 'unsafe-inline'. Everything else
 * is closed: nothing is loaded from, sent to or framed by another site, a configured tag manager's aside.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline' ${ASSETS} ${TAG_MANAGER} ${DEVELOPMENT ? "'unsafe-eval'" : ''}`,
  `style-src 'self' 'unsafe-inline' ${ASSETS}`,
  `img-src 'self' data: blob: ${ASSETS} ${COUNTERS}`,
  `font-src 'self' ${ASSETS}`,
  `connect-src 'self' ${COUNTERS} ${DEVELOPMENT ? 'ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
]
  .map((rule) => rule.trim().replace(/\s+/g, ' '))
  .join('; ')

/** The pages that exist in Hindi as well, under /hi. */
const HINDI_PAGES =
  'blog|test|privacy|terms-conditions|refund-policy|editorial-policy|faq|page-not-found|page-unavailable'

const IN_APP = [{ type: 'query', key: 'source', value: 'patientapp' }]
/** The marketing pages' version that promises a file, and the thank-you pages after it and after the others. */
const PDF = [{ type: 'query', key: 'variant', value: 'pdf' }]
const PLAN = [{ type: 'query', key: 'isplanfeature', value: '1' }]

/**
 * Public addresses to the folders of app/[edition] (app/edition.ts): language, and inside the app or not. Files,
 * handlers and pages without parameters come before these; /enquiry has drafts of its own.
 */
const PAGE_REWRITES = [
  { source: `/hi/:page(${HINDI_PAGES})/:rest*`, destination: '/hi-app/:page/:rest*', has: IN_APP },
  { source: `/hi/:page(${HINDI_PAGES})/:rest*`, destination: '/hi/:page/:rest*' },
  {
    source: '/treatment/:slug-cost-in-:city',
    destination: '/en-app/treatment-cost-in-city/:slug/:city',
    has: IN_APP,
  },
  { source: '/treatment/:slug-cost-in-:city', destination: '/en/treatment-cost-in-city/:slug/:city' },
  { source: '/treatment/:slug-cost', destination: '/en-app/treatment-cost/:slug', has: IN_APP },
  { source: '/treatment/:slug-cost', destination: '/en/treatment-cost/:slug' },
  { source: '/marketing/:rest*', destination: '/en-app/marketing-pdf/:rest*', has: [...IN_APP, ...PDF] },
  { source: '/marketing/:rest*', destination: '/en/marketing-pdf/:rest*', has: PDF },
  { source: '/thankyou', destination: '/en/thankyou/pdf', has: PDF },
  { source: '/thankyou', destination: '/en/thankyou/plan', has: PLAN },
  {
    source: '/:path((?!_next/|enquiry/|api/|og/|sitemaps/|dev/).*)',
    destination: '/en-app/:path',
    has: IN_APP,
  },
  { source: '/:path((?!_next/|enquiry/|api/|og/|sitemaps/|dev/).*)', destination: '/en/:path' },
]

/** Nobody should see the internal addresses. */
const INTERNAL_EDITIONS = [
  { source: '/:edition(en|en-app)/:path*', destination: '/:path*', permanent: true },
  { source: '/hi-app/:path*', destination: '/hi/:path*', permanent: true },
]

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

/** A page that tells the public inspector (components/Inspection) stays connected with the window that it opens. */
const PUBLIC_INSPECTOR = [{ type: 'query', key: 'inspect', value: 'public' }]

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: true },
  // Title and robots stand in the head, never behind the page for a script to move: not everybody runs scripts.
  htmlLimitedBots: /.*/,
  turbopack: {
    rules: {
      '**/styled-components/dist/styled-components.{esm,cjs}.js': {
        loaders: [require.resolve('./components/theme/hoistedStyles.cjs')],
        as: '*.js',
      },
    },
  },
  assetPrefix: ASSETS || undefined,
  // A worker may only come from the site itself: the selfie's face check does, also with a CDN (docs/decisions/0024).
  ...(ASSETS ? { experimental: { turbopackWorkerAssetPrefix: '' } } : {}),
  // The embedded database, the PostgreSQL driver, the queue and the rasteriser load their own files at run time.
  serverExternalPackages: ['elkjs', '@electric-sql/pglite', 'pg', 'pg-boss', 'pino', '@resvg/resvg-js'],
  images: { unoptimized: true },
  // For `npm run dev` on file systems that report no changes (some containers and network drives).
  ...(process.env.WATCH_POLL_MS
    ? { watchOptions: { pollIntervalMs: Number(process.env.WATCH_POLL_MS) } }
    : {}),
  // Pages are kept in memory by tag and nowhere else; in development they are made anew each time.
  ...(DEVELOPMENT
    ? {}
    : { cacheHandler: require.resolve('./server/pages/pageCache.cjs'), cacheMaxMemorySize: 0 }),
  async rewrites() {
    return { afterFiles: PAGE_REWRITES }
  },
  async redirects() {
    return INTERNAL_EDITIONS
  },
  async headers() {
    return [
      { source: '/:path*', headers: SECURITY_HEADERS },
      {
        source: '/fonts/:file*',
        headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
      },
      ...PRIVATE_PATHS.map(({ source, policy }) => ({
        source,
        headers: [{ key: 'Referrer-Policy', value: policy }],
      })),
      {
        source: '/:path*',
        has: PUBLIC_INSPECTOR,
        headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' }],
      },
    ]
  },
}
