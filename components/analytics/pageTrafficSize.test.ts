import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'

/** Size budget of counting (docs/decisions/0060). */
const BUDGET_BYTES = 1.5 * 1024

test('counting what a page does is at most 1.5 KB, zipped', async () => {
  const { outputFiles } = await build({
    entryPoints: ['components/analytics/pageTraffic.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // Fetched for themselves, or there for other reasons already.
    external: ['xstate', 'web-vitals', '@/services/visitCapture'],
  })
  const [code] = outputFiles
  expect(code?.text).toContain('sendBeacon')
  const size = gzipSync(code?.contents ?? '').length
  expect(size).toBeGreaterThan(500)
  expect(size).toBeLessThanOrEqual(BUDGET_BYTES)
})
