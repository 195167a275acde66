/** A server's own parts without pages, for drills and tests that need several: prints its port; ends with its parent. */
import 'server-only'
import { boot } from '@/server/boot'
import { serveCalls } from './callServer'

async function serve(): Promise<void> {
  const { port } = await serveCalls(await boot())
  process.stdout.write(`port ${port}\n`)
  process.on('disconnect', () => process.exit(0))
}

serve().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
