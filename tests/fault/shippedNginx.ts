/** The shipped nginx configuration in front of a site, as a process of its own, and what a client of it sees. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { ClientRequest, IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { request, type RequestOptions } from 'node:https'
import { resolve } from 'node:path'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** As it came: nothing is unzipped. */
  readonly body: Buffer
}

export interface Ask extends Pick<RequestOptions, 'method' | 'localAddress'> {
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const SCRIPT = resolve(__dirname, '..', '..', 'scripts', 'nginx.mjs')

export class ShippedNginx {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
    readonly plainUrl: string,
    private readonly certificate: Buffer,
  ) {}

  /** @throws with what the script says, e.g. that nginx is missing and cannot be installed here */
  static async start(...siteUrls: readonly string[]): Promise<ShippedNginx> {
    const child = spawn(process.execPath, [SCRIPT, 'try', ...siteUrls], {
      env: { ...process.env, NODE_OPTIONS: '' },
    })
    let printed = ''
    let output = ''
    child.stderr.on('data', (part: Buffer) => (output += part.toString()))
    const [url, plainUrl, certificate] = await new Promise<readonly string[]>((done, fail) => {
      child.stdout.on('data', (part: Buffer) => {
        printed += part.toString()
        // Installing prints as well: the three lines are the last.
        const lines = printed.split('\n').slice(0, -1).slice(-3)
        if (lines[2]?.endsWith('.pem')) done(lines)
      })
      child.once('exit', () => fail(new Error(`nginx did not run: ${output}`)))
    })
    return new ShippedNginx(child, url ?? '', plainUrl ?? '', readFileSync(certificate ?? ''))
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await ended
  }

  /** One request over TLS and HTTP/1.1 on a connection of its own. */
  ask(path: string, { body, ...options }: Ask = {}): Promise<Answer> {
    return new Promise((done, fail) => {
      request(this.url + path, { ...options, ca: this.certificate, agent: false }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        )
      })
        .on('error', fail)
        .end(body)
    })
  }

  /** Begins a form whose rest is not sent. @param onStatus called with the answer's status, if any */
  holdRequest(onStatus: (status: number) => void): ClientRequest {
    const headers = { 'content-length': '10' }
    const held = request(`${this.url}/enquiry`, {
      method: 'POST',
      headers,
      ca: this.certificate,
      agent: false,
    })
    held.on('response', (answer) => onStatus(answer.resume().statusCode ?? 0))
    held.on('error', () => {})
    held.flushHeaders()
    return held
  }

  /** One request over HTTP/2: what was agreed on, and the answer's status. */
  async askByHttp2(path: string): Promise<{ readonly protocol: string; readonly status: number }> {
    const session = connect(this.url, { ca: this.certificate })
    try {
      const stream = session.request({ ':path': path })
      const [headers] = (await once(stream, 'response')) as [{ ':status': number }]
      stream.resume()
      await once(stream, 'end')
      return { protocol: session.alpnProtocol ?? '', status: headers[':status'] }
    } finally {
      session.close()
    }
  }
}
