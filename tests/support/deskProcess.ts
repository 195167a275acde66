import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A process with a server's own parts (deskServer.ts), without a build. */
export class DeskProcess {
  private child: ChildProcess | undefined
  readonly dataDir = mkdtempSync(join(tmpdir(), 'shalya-desk-'))
  url = ''

  /** @param settings variables of server/config/config.ts */
  constructor(private readonly settings: Readonly<Record<string, string>>) {}

  async start(): Promise<void> {
    const file = join(process.cwd(), 'tests', 'support', 'deskServer.ts')
    const child = spawn(process.execPath, ['--conditions=react-server', '--import', 'tsx', file], {
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        NODE_ENV: 'development',
        LOG_LEVEL: 'warn',
        ...this.settings,
      },
    })
    this.child = child
    const { stdout } = child
    if (!stdout) throw new Error('the server says nothing')
    this.url = await new Promise<string>((resolve, reject) => {
      let said = ''
      child.once('exit', () => reject(new Error(`the server did not start: ${said}`)))
      stdout.on('data', (piece: Buffer) => {
        said += piece.toString()
        const port = /port (\d+)/.exec(said)?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    })
  }

  /** Ends the process at once, in the middle of whatever it does. */
  async kill(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  async dispose(): Promise<void> {
    await this.kill()
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
