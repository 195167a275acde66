/**
 * The built site as a process that a test may start, kill and start again, on a database of its own.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { SHORT_LIVED } from '@/tests/support/shortLived'
import { until } from '@/tests/support/until'
import { localPort } from '@/tests/support/localPort'
import { exportedLeads, runCommand, type StoredLead } from './leadsCommand'

const ROOT = resolve(__dirname, '..', '..')
const START_LIMIT_MS = 60_000

export type SiteSettings = Readonly<Record<string, string>>

/** A TCP port that nothing listens on now; that of scripts/process.mjs, an ES module, is none that Jest could import. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await localPort(server)
  await new Promise((done) => server.close(done))
  return port
}

export class BuiltSite {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'shalya-site-'))
  private child: ChildProcess | undefined
  private output = ''
  private port = 0
  settings: SiteSettings = {}
  /** The project whose build runs: this one, or another release (nextRelease.ts). */
  folder = ROOT
  /** What starts the process: a program and its arguments before Node (`unshare`), or nothing. */
  within: readonly string[] = []

  /** A site on a free port; it is not running yet. */
  static async create(settings: SiteSettings = {}): Promise<BuiltSite> {
    const site = new BuiltSite()
    await site.prepare(settings)
    return site
  }

  /** Gives it a free port and its settings, before it first starts. */
  async prepare(settings: SiteSettings): Promise<void> {
    this.port = await freePort()
    this.settings = settings
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** What the process printed so far (standard output and error). */
  get printed(): string {
    return this.output
  }

  get environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: String(this.port),
      SITE_URL: this.url,
      DATA_DIR: this.dataDir,
      LEADS_PER_MINUTE_PER_IP: '0',
      LEADS_PER_DAY_PER_NUMBER: '0',
      SEARCHES_PER_MINUTE_PER_IP: '0',
      PAGES_PER_MINUTE_PER_IP: '0',
      LOG_LEVEL: 'info',
      // Several sites on one database need the same.
      ...(this.settings.DATABASE_URL && { DATA_KEYS: '1:a-key-of-the-tests-that-all-sites-share' }),
      // No load balancer needs time to notice.
      DRAIN_SECONDS: '0',
      ...this.settings,
    }
  }

  /** Starts the process without waiting for the site to answer. */
  spawn(): ChildProcess {
    const [command = '', ...args] = [...this.within, process.execPath, SHORT_LIVED, 'scripts/serve.mjs']
    const child = spawn(command, args, {
      cwd: this.folder,
      env: this.environment,
    })
    child.stdout.on('data', (part: Buffer) => (this.output += part.toString()))
    child.stderr.on('data', (part: Buffer) => (this.output += part.toString()))
    this.child = child
    return child
  }

  /** Starts the site and waits until it answers. */
  async start(): Promise<void> {
    const child = this.spawn()
    await until(
      'the site answers',
      async () => {
        const end = child.exitCode ?? child.signalCode
        if (end !== null) throw new Error(`the site ended with ${end}`)
        return fetch(`${this.url}/healthz`).then(
          (answer) => answer.ok,
          () => false,
        )
      },
      START_LIMIT_MS,
    ).catch((error: Error) => {
      throw new Error(`${error.message}:\n${this.output}`)
    })
  }

  /** Ends the process with a signal and waits for its end; its exit code, or null when the signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null)
      return Promise.resolve(child?.exitCode ?? null)
    return new Promise((done) => {
      child.once('exit', (code) => done(code))
      child.kill(signal)
    })
  }

  /** Stops the site for good and removes its data. */
  async dispose(): Promise<void> {
    await this.end('SIGKILL')
    rmSync(this.dataDir, { recursive: true, force: true })
  }

  /** Runs `npm run leads` against this site's data; its standard output. @throws with what it printed, on failure */
  leads(args: string[]): Promise<string> {
    return runCommand('scripts/leads.ts', args, this.environment)
  }

  /** Runs `npm run catalogue` against this site's data. @throws with what it printed, on failure */
  catalogue(args: string[]): Promise<string> {
    return runCommand('scripts/catalogue.ts', args, this.environment)
  }

  /** Every stored lead, as the clinic's export shows it. */
  storedLeads(): Promise<StoredLead[]> {
    return exportedLeads(this.environment)
  }
}
