import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { httpDefaults } from '@/services/httpClient'
import { localPort } from './localPort'

/** A server for all tests of a file, which the browser's calls reach. */
export function testApi(respond: (request: IncomingMessage, response: ServerResponse) => void): void {
  const server = createServer(respond)
  beforeAll(async () => {
    httpDefaults.baseUrl = `http://127.0.0.1:${await localPort(server)}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** Sends a body as JSON; a string unchanged. */
export function sendAnswer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
