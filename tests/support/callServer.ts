import 'server-only'
import { type Server, createServer } from 'node:http'
import { answerCall } from '@/server/handlers'
import { proxyTrust } from '@/server/http/clientAddress'
import { normaliseRequest } from '@/server/http/incomingRequest'
import type { Runtime } from '@/server/runtime'
import { localPort } from './localPort'

/** The running server's calls on a free port of this machine, without pages. */
export async function serveCalls({
  config,
}: Pick<Runtime, 'config'>): Promise<{ readonly server: Server; readonly port: number }> {
  const trusts = proxyTrust(config.trustProxy)
  const server = createServer((incoming, outgoing) => {
    normaliseRequest(incoming, trusts)
    if (!answerCall(incoming, outgoing)) outgoing.writeHead(404).end()
  })
  return { server, port: await localPort(server) }
}
