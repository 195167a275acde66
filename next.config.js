/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  compiler: { styledComponents: true },
  // The embedded database, the PostgreSQL driver and the queue load their own files at run time.
  serverExternalPackages: ['@electric-sql/pglite', '@electric-sql/pglite-socket', 'pg', 'pg-boss', 'pino'],
  images: { unoptimized: true },
}
