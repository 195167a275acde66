/** A server's own parts without pages, for drills and tests that need several: prints its port; ends with its parent. */
import 'server-only'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { boot } from '@/server/boot'
import { answerCall } from '@/server/handlers'
import { proxyTrust } from '@/server/http/clientAddress'
import { settleRequest } from '@/server/http/incomingRequest'

async function serve(): Promise<void> {
  const running = await boot()
  const trusts = proxyTrust(running.config.trustProxy)
  const server = createServer((incoming, outgoing) => {
    settleRequest(incoming, trusts)
    if (!answerCall(incoming, outgoing)) outgoing.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address === 'object' && address) process.stdout.write(`port ${address.port}\n`)
  process.on('disconnect', () => process.exit(0))
}

serve().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
