import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Has a server listen on a port of this machine, a free one unless it is given, and returns the port. */
export async function localPort(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, '127.0.0.1'), 'listening')
  // A port was asked for, so that the address is one of TCP.
  return (server.address() as AddressInfo).port
}
