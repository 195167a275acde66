import { createServer, type Server, type Socket } from 'node:net'
import { localPort } from './localPort'

/** A mail as it was handed over. */
export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

/** A mail server on this machine that takes mail (RFC 5321) and remembers it. */
export class TestMailServer {
  readonly mails: ReceivedMail[] = []
  /** Answers to commands by their first word, in place of its own. */
  answers: Readonly<Record<string, string>> = {}
  url = ''
  private readonly sockets = new Set<Socket>()
  private readonly server: Server = createServer((socket) => this.talk(socket))

  static async start(): Promise<TestMailServer> {
    const own = new TestMailServer()
    own.url = `smtp://127.0.0.1:${await localPort(own.server)}`
    return own
  }

  private talk(socket: Socket): void {
    this.sockets.add(socket)
    let [waiting, from, isText] = ['', '', false]
    let to: string[] = []
    const say = (line: string) => socket.write(`${line}\r\n`)
    const command = (line: string) => {
      const [word = ''] = line.toUpperCase().split(/[ :]/, 1)
      const own = this.answers[word]
      if (own !== undefined) return say(own)
      if (word === 'MAIL') from = /<(.*?)>/.exec(line)?.[1] ?? ''
      if (word === 'RCPT') to = [...to, /<(.*?)>/.exec(line)?.[1] ?? '']
      if (word === 'DATA') isText = true
      say(word === 'DATA' ? '354 go on' : word === 'QUIT' ? '221 bye' : '250 fine')
      if (word === 'QUIT') socket.end()
    }
    socket.on('error', () => {})
    socket.on('data', (part: Buffer) => {
      waiting += part.toString('utf8')
      for (;;) {
        const end = isText ? '\r\n.\r\n' : '\r\n'
        const at = waiting.indexOf(end)
        if (at < 0) return
        const text = waiting.slice(0, at)
        waiting = waiting.slice(at + end.length)
        if (!isText) {
          command(text)
          continue
        }
        isText = false
        this.mails.push({ from, to, text })
        to = []
        say('250 taken')
      }
    })
    say('220 test')
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }
}
