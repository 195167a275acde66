import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { localPort } from './localPort'

export type ReceivedRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** What a receiver does with one request. */
export type ReceiverAnswer =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  /** Never answers. */
  | 'hangs'
  /** Drops the connection. */
  | 'hangsUp'
  /** Answers something that is no HTTP. */
  | 'speaksGibberish'
  /** Announces more than it sends. */
  | 'breaksOff'

/** An HTTP server on this machine that answers as a test tells it and remembers what it was asked. */
export class TestReceiver {
  readonly requests: ReceivedRequest[] = []
  answer: (request: ReceivedRequest) => ReceiverAnswer = () => ({ status: 200 })
  url = ''
  private readonly server: Server

  private constructor() {
    this.server = createServer(async (incoming, response) => {
      const parts: Buffer[] = []
      for await (const part of incoming) parts.push(Buffer.from(part))
      const request: ReceivedRequest = {
        method: incoming.method ?? '',
        path: incoming.url ?? '',
        headers: incoming.headers,
        body: Buffer.concat(parts).toString('utf8'),
      }
      this.requests.push(request)
      const answer = this.answer(request)
      if (answer === 'hangs') return
      if (answer === 'hangsUp') return void incoming.socket.destroy()
      if (answer === 'speaksGibberish') return void incoming.socket.end('\u0000\u0001 no HTTP at all\r\n\r\n')
      if (answer === 'breaksOff') {
        response
          .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
          .write('{"id":')
        return void setTimeout(() => (incoming.socket as Socket).destroy(), 10)
      }
      const { status = 200, headers = {}, body } = answer
      const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
      const type =
        body === undefined || typeof body === 'string' ? {} : { 'content-type': 'application/json' }
      response.writeHead(status, { ...type, ...headers }).end(text)
    })
  }

  static async start(): Promise<TestReceiver> {
    const receiver = new TestReceiver()
    receiver.url = `http://127.0.0.1:${await localPort(receiver.server)}`
    return receiver
  }

  /** Forgets the requests and answers 200 to all. */
  reset(): void {
    this.requests.length = 0
    this.answer = () => ({ status: 200 })
  }

  /** Ends the calls that hang. */
  hangUp(): void {
    this.server.closeAllConnections()
  }

  async stop(): Promise<void> {
    this.hangUp()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
