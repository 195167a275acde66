import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'

/** Has a server listen on a free port of this machine, which it returns. */
export async function localPort(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  // A port was asked for, so that the address is one of TCP.
  return (server.address() as AddressInfo).port
}
