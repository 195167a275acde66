/** A Redis server of the test's own, which keeps nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '@/tests/site/builtSite'
import { installedProgram } from './installedProgram'

export class PrivateRedis {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  /** @throws when Redis is missing and cannot be installed here */
  static async start(port?: number): Promise<PrivateRedis> {
    const own = port ?? (await freePort())
    const child = spawn(
      installedProgram('redis.mjs'),
      ['--port', String(own), '--bind', '127.0.0.1', '--save', ''],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
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
