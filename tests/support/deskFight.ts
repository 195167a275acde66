import 'server-only'
import type { DeskList, FeedMessage } from '@/model/desk/deskLead'
import type { Database } from '@/server/database/database'
import { takeNewLeads } from '@/server/desk/followUp/createFollowUps'
import { verifyFollowUps } from '@/server/desk/followUp/eventChain'
import { createDeskSession } from '@/server/desk/staff/deskSessions'
import { xsrfHeaders } from '@/tests/site/xsrfHeaders'
import { staffMember } from './testStaff'
import { pause } from './until'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Variables that all servers of a fight have. */
export const FIGHT_SETTINGS = {
  APP_SECRET: 'one secret that all servers of the fight have',
  DATA_KEYS: '1:a-key-of-the-fight-that-seals-nothing-real',
} as const

/** Leads in the clear, as an older release has stored them, with their rows at the desk. */
export async function fightLeads(database: Database, count: number): Promise<void> {
  await database.executeSql(
    `insert into lead (id, created_at, mobile, country_code, name, email, city, treatment, treatment_key, page_type,
        lead_tier, suspected_spam, fields, whatsapp_consent)
      select gen_random_uuid(), now() - n * interval '1 second', (6000000000 + n)::text, '91', 'Visitor ' || n, '', 'Mumbai',
        'Piles', 'piles', 'Treatment', 1, false, '{}', false from generate_series(1, $1::int) as n`,
    [count],
  )
  await database.executeSql(
    `insert into lead_delivery (lead_id, updated_at) select id, created_at from lead on conflict do nothing`,
  )
  const rows = async () =>
    (await database.executeSql<{ n: number }>('select count(*)::int as n from lead_follow_up')).rows[0]?.n ??
    0
  while ((await rows()) < count) await takeNewLeads(database)
}

/** A session at the desk: what its browser sends. */
interface Session {
  readonly staffId: string
  readonly cookie: string
  readonly token: string
}

export async function fightSession(database: Database, url: string, name: string): Promise<Session> {
  const staffId = await staffMember(database, { role: 'agent', name })
  const desk = await createDeskSession(database, staffId, { secret: FIGHT_SETTINGS.APP_SECRET })
  const { cookie, 'x-xsrf-token': token } = await xsrfHeaders(url)
  return { staffId, cookie: `desk=${desk}; ${cookie}`, token }
}

/** A step that a server has acknowledged. */
export interface Acknowledged {
  readonly leadId: string
  readonly version: number
  readonly staffId: string
  /** When it was sent, and how long it took, in milliseconds. */
  readonly at: number
  readonly ms: number
}

/** An agent that claims leads at the highest allowed rate. */
export class Fighter {
  readonly acknowledged: Acknowledged[] = []
  conflicts = 0
  failures = 0
  private turn = 0

  /** @param urls of the servers, the first of which this one begins with; those that went away are left out */
  constructor(
    private readonly urls: string[],
    private readonly sessions: readonly Session[],
  ) {}

  private get session(): Session {
    const session = this.sessions[this.turn++ % this.sessions.length]
    if (!session) throw new Error('a fighter without a session')
    return session
  }

  /** @returns the answer; undefined when the server has gone away */
  private async ask(path: string, { cookie, token }: Session, body?: unknown) {
    const headers = { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' }
    try {
      const answer = await fetch(`${this.urls[0] ?? ''}${path}`, {
        headers,
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      return { http: answer.status, json: (await answer.json()) as { data?: unknown } }
    } catch {
      this.failures += 1
      if (this.urls.length > 1) this.urls.push(this.urls.shift() ?? '')
      await pause(20)
      return undefined
    }
  }

  /** The queued leads; undefined while no server answers. */
  async queue(): Promise<DeskList['rows'] | undefined> {
    const answer = await this.ask('/desk/api/leads?view=queue', this.session)
    // The server's own answer.
    return answer?.http === 200 ? (answer.json.data as DeskList).rows : undefined
  }

  async claim({ leadId, version }: { readonly leadId: string; readonly version: number }): Promise<void> {
    const { session } = this
    const at = performance.now()
    const answer = await this.ask('/desk/api/lead', session, {
      id: leadId,
      version,
      event: { type: 'claim' },
    })
    const ms = performance.now() - at
    if (answer?.http === 200)
      this.acknowledged.push({ leadId, version: version + 1, staffId: session.staffId, at, ms })
    else if (answer?.http === 409 || answer?.http === 422) this.conflicts += 1
    else if (answer) this.failures += 1
  }

  /** Claims until none waits. */
  async fight(): Promise<void> {
    for (let isOver = false; !isOver;) {
      const rows = await this.queue()
      isOver = rows?.length === 0
      // In random order, so that agents compete for the same fifty leads.
      for (const row of (rows ?? []).toSorted(() => Math.random() - 0.5)) await this.claim(row)
    }
  }
}

/** When each lead's step was told at a server's feed. */
export class FeedReader {
  readonly seen = new Map<string, number>()
  private readonly stopping = new AbortController()
  private readonly reading: Promise<void>

  constructor(url: string, after: string, { cookie }: Session) {
    this.reading = this.read(`${url}/desk/api/feed?after=${after}`, cookie).catch(() => undefined)
  }

  private async read(url: string, cookie: string): Promise<void> {
    const answer = await fetch(url, { headers: { cookie }, signal: this.stopping.signal })
    let text = ''
    const decoder = new TextDecoder()
    const reader = answer.body?.getReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      text += decoder.decode(piece.value, { stream: true })
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) this.note(frame)
    }
  }

  private note(frame: string): void {
    const data = /^event: lead\ndata: (.*)$/m.exec(frame)?.[1]
    if (data === undefined) return
    const { leadId, row } = JSON.parse(data) as FeedMessage
    const key = `${leadId} ${row.version}`
    if (!this.seen.has(key)) this.seen.set(key, performance.now())
  }

  async stop(): Promise<void> {
    this.stopping.abort()
    await this.reading
  }
}

/** What is wrong after a fight, in words; nothing when all is as it was promised. */
export async function faultsOfFight(
  { executeSql }: Database,
  acknowledged: readonly Acknowledged[],
  leads: number,
): Promise<readonly string[]> {
  const { rows } = await executeSql<{ lead_id: string; version: number; staff_id: string; type: string }>(
    `select lead_id, version, staff_id, type from lead_event where type = 'claim'`,
  )
  const owners = await executeSql<{ n: number }>(
    `select count(*)::int as n from lead_follow_up where state = 'claimed' and owner_id is not null`,
  )
  const written = new Map(rows.map((row) => [`${row.lead_id} ${row.version}`, row.staff_id]))
  const lost = acknowledged.filter(
    ({ leadId, version, staffId }) => written.get(`${leadId} ${version}`) !== staffId,
  )
  const twice = acknowledged.length - new Set(acknowledged.map(({ leadId }) => leadId)).size
  const verdict = await verifyFollowUps(executeSql)
  return [
    ...(lost.length ? [`${lost.length} acknowledged claims are not written`] : []),
    ...(twice ? [`${twice} leads were given to two`] : []),
    ...(rows.length !== leads ? [`${rows.length} claims are written, of ${leads} leads`] : []),
    ...(owners.rows[0]?.n !== leads ? [`${owners.rows[0]?.n ?? 0} leads have an owner, of ${leads}`] : []),
    ...(verdict.kind === 'broken' ? [`the trail is broken at ${verdict.id}: ${verdict.why}`] : []),
  ]
}

/** A process with a server's own parts (deskServer.ts), without a build. */
export class DeskProcess {
  private child: ChildProcess | undefined
  readonly dataDir = mkdtempSync(join(tmpdir(), 'shalya-desk-'))
  url = ''

  /** @param settings variables of server/config/config.ts */
  constructor(readonly settings: Readonly<Record<string, string>>) {}

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
      let output = ''
      child.once('exit', () => reject(new Error(`the server did not start: ${output}`)))
      stdout.on('data', (piece: Buffer) => {
        output += piece.toString()
        const port = /port (\d+)/.exec(output)?.[1]
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
