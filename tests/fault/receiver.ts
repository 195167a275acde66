/** A CRM that a test makes fail: an HTTP server on this machine that remembers what it accepted. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pause } from '@/tests/support/until'

export type Delivered = { id: string; headers: IncomingMessage['headers']; body: string }
export type Mood = 'accepts' | 'fails' | 'isSlow' | 'limitsRate' | 'answersGarbage' | 'rejects' | 'hangsUp'

export class Receiver {
  readonly accepted: Delivered[] = []
  requests = 0
  mood: Mood = 'accepts'
  private server: Server | undefined

  async start(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response))
    await new Promise<void>((done) => this.server?.listen(0, '127.0.0.1', done))
    const address = this.server.address()
    return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}/leads`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise((done) => this.server?.close(done))
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests++
    let body = ''
    for await (const part of request) body += String(part)
    const id = String(request.headers['idempotency-key'] ?? '')
    const send = (status: number, text: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
    switch (this.mood) {
      case 'accepts':
        this.accepted.push({ id, headers: request.headers, body })
        return void send(200, JSON.stringify({ id: `crm-${id}` }))
      case 'fails':
        return void send(500, '{"error":"out of order"}')
      case 'isSlow':
        await pause(10_000)
        return void send(200, '{}')
      case 'limitsRate':
        return void send(429, '{}', { 'retry-after': '1' })
      case 'answersGarbage':
        return void response.destroy(new Error('garbage')) // half an answer, then nothing
      case 'rejects':
        return void send(422, '{"error":"no such campaign"}')
      case 'hangsUp':
        return void request.socket.destroy()
    }
  }
}
