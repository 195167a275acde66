/** A Redis server of the test's own, which keeps nothing on disk. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { freePort } from '@/tests/site/builtSite'

/** The server's path; it is installed when it is missing and that is possible here. */
function serverProgram(): string {
  const script = resolve(__dirname, '..', '..', 'scripts', 'redis.mjs')
  const found = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  if (found.status !== 0) throw new Error(found.stderr)
  return found.stdout.trim().split('\n').at(-1) ?? ''
}

export class PrivateRedis {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws when Redis is missing and cannot be installed here */
  static async start(port?: number): Promise<PrivateRedis> {
    const own = port ?? (await freePort())
    const child = spawn(serverProgram(), ['--port', String(own), '--bind', '127.0.0.1', '--save', ''], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((done, fail) => {
      child.stdout?.on('data', (part: Buffer) => {
        if (part.toString().includes('Ready to accept connections')) done()
      })
      child.once('exit', () => fail(new Error('Redis did not run')))
    })
    return new PrivateRedis(child, `redis://127.0.0.1:${own}`)
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.kill('SIGKILL')
    await ended
  }
}
