/** A PostgreSQL server of the test's own, which it may stop and start at will. */
import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@/tests/site/builtSite'
import { installedProgram } from '@/tests/support/installedProgram'

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`. */
const AS_ROOT = process.getuid?.() === 0

export class PrivatePostgres {
  private readonly folder = mkdtempSync(join(tmpdir(), 'shalya-postgres-'))

  private port = 0
  /** The folder with initdb and pg_ctl. */
  private programs = ''

  /** Makes the server and starts it. */
  async create(): Promise<void> {
    this.port = await freePort()
    this.programs = installedProgram('postgres.mjs', 'programs')
    chmodSync(this.folder, 0o755)
    if (AS_ROOT) {
      const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)
      chownSync(this.folder, id('-u'), id('-g'))
    }
    this.program('initdb', ['-D', this.data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'])
    this.start()
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`
  }

  private get data(): string {
    return join(this.folder, 'data')
  }

  private program(name: string, args: string[]): void {
    const path = join(this.programs, name)
    const [command, all] = AS_ROOT ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args]
    const done = spawnSync(command, all, {
      encoding: 'utf8',
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    if (done.status !== 0) throw new Error(`${name}: ${done.stderr || done.stdout}`)
  }

  start(): void {
    const log = join(this.folder, 'log')
    const options = `-p ${this.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${this.folder}`
    this.program('pg_ctl', ['-D', this.data, '-w', '-l', log, '-o', options, 'start'])
  }

  /** Stops at once, as a crash would: connections are cut, nothing is said goodbye to. */
  stop(): void {
    this.program('pg_ctl', ['-D', this.data, '-w', '-m', 'immediate', 'stop'])
  }

  dispose(): void {
    try {
      this.stop()
    } catch {
      // It was stopped already.
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
