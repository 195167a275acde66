const DEVELOPMENT = process.env.NODE_ENV === 'development'
const ASSETS = process.env.ASSET_BASE_URL ?? ''

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  // Names of components in every element's class were a hundredth of a page.
  compiler: { styledComponents: { displayName: false } },
  // Title and robots stand in the head, never behind the page for a script to move: not everybody runs scripts.
  htmlLimitedBots: /.*/,
  turbopack: {
    rules: {
      '**/styled-components/dist/styled-components.{esm,cjs}.js': {
        loaders: [require.resolve('./server/edge/hoistedStyles.cjs')],
        as: '*.js',
      },
    },
  },
  assetPrefix: ASSETS || undefined,
  // The embedded database, the PostgreSQL driver and the rasteriser load their own files at run time, and so does the lock on DATA_DIR; traces are for few.
  serverExternalPackages: [
    'echarts',
    '@electric-sql/pglite',
    'fs-native-extensions',
    'pg',
    'pino',
    '@resvg/resvg-js',
    'light-my-request',
    '@opentelemetry/api',
    '@opentelemetry/sdk-trace-base',
    '@opentelemetry/exporter-trace-otlp-http',
  ],
  images: { unoptimized: true },
  // `npm test` checks the types of everything, tests included; the build does not do it again.
  typescript: { ignoreBuildErrors: true },
  // For `npm run dev` on file systems that report no changes (some containers and network drives).
  ...(process.env.WATCH_POLL_MS
    ? { watchOptions: { pollIntervalMs: Number(process.env.WATCH_POLL_MS) } }
    : {}),
  // Finished pages are kept by server/edge and nowhere else; in development they are made anew each time.
  ...(DEVELOPMENT
    ? {}
    : { cacheHandler: require.resolve('./server/edge/noCache.cjs'), cacheMaxMemorySize: 0 }),
  async headers() {
    const immutable = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
    return [{ source: '/fonts/:file*', headers: immutable }]
  },
}
