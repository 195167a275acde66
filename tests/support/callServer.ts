import 'server-only'
import { once } from 'node:events'
import { type Server, createServer } from 'node:http'
import { answerCall } from '@/server/handlers'
import { proxyTrust } from '@/server/http/clientAddress'
import { settleRequest } from '@/server/http/incomingRequest'
import type { Runtime } from '@/server/runtime'

/** The running server's calls on a free port of this machine, without pages. */
export async function serveCalls({
  config,
}: Pick<Runtime, 'config'>): Promise<{ readonly server: Server; readonly port: number }> {
  const trusts = proxyTrust(config.trustProxy)
  const server = createServer((incoming, outgoing) => {
    settleRequest(incoming, trusts)
    if (!answerCall(incoming, outgoing)) outgoing.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('the server has no port')
  return { server, port: address.port }
}
