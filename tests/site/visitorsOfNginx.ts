/** Visitors of a site behind nginx: they read, open pages and use them later, and send leads. */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:https'
import { type XsrfProof, xsrfProofOf } from '@/tests/support/cookieHeader'
import { SAMPLE_FORM } from '@/tests/support/sampleLead'
import { acknowledgedId, PAGE_EXTRAS, sampleLead } from './leadClient'

const PAGES = [
  '/',
  '/treatment/piles',
  '/condition/kidney-stones',
  '/doctors',
  '/hi/treatment/piles',
  '/thankyou',
]

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookies: readonly string[]
  readonly location: string
}

/** An opened page, with its scripts and data for later requests, and the XSRF proof of its calls. */
export interface Tab {
  readonly scripts: readonly string[]
  readonly proof: XsrfProof
}

/** Visitors, who know nothing but nginx. */
export class Visitors {
  readonly acknowledged = new Set<string>()
  private readonly agent: Agent
  private serial = 0

  constructor(
    private readonly url: string,
    certificate: string,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets: 200, ca: readFileSync(certificate) })
  }

  ask(path: string, { body, ...options }: RequestOptions & { body?: string } = {}): Promise<Answer> {
    return new Promise((done, fail) => {
      request(this.url + path, { ...options, agent: this.agent, timeout: 30_000 }, (answer) => {
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => (text += part))
        answer.on('error', fail)
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            body: text,
            cookies: answer.headers['set-cookie'] ?? [],
            location: answer.headers.location ?? '',
          }),
        )
      })
        .on('error', fail)
        .end(body)
    })
  }

  /** A page that nginx does not have yet: each comes from a server. */
  async read(serial: number): Promise<void> {
    const path = PAGES[serial % PAGES.length] ?? '/'
    const { status, body } = await this.ask(`${path}?utm_source=drill-${serial}`)
    if (status !== 200 || !body.includes('</html>')) throw new Error(`${path}: ${status}`)
  }

  async open(path: string): Promise<Tab> {
    const page = await this.ask(path)
    const proof = xsrfProofOf((await this.ask('/api/session/xsrf')).cookies)
    const [, first = '', ahead = ''] = /data-islands="([^"]+)" data-ahead="([^"]*)"/.exec(page.body) ?? []
    // As browsers do when the line is idle.
    await this.expect200(first)
    return { scripts: [first, ...ahead.split(' ').filter(Boolean)], proof }
  }

  /** One lead, sent once. */
  async send({ proof }: Tab): Promise<void> {
    const { status, body } = await this.ask('/lead/v1/admin/webleadcreate', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: 'https://localhost',
        ...proof,
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ ...sampleLead(this.serial++), extras: PAGE_EXTRAS }),
    })
    const id = acknowledgedId(body)
    if (!id) throw new Error(`lead: ${status} ${body.slice(0, 200)}`)
    this.acknowledged.add(id)
  }

  /** Uses an old page: its scripts, its form with code and without. */
  async use(tab: Tab): Promise<void> {
    for (const path of tab.scripts) await this.expect200(path)
    await this.send(tab)
    const mobile = String(7_000_000_000 + this.serial++)
    const { status, location } = await this.ask('/enquiry', {
      method: 'POST',
      headers: { origin: 'https://localhost', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...SAMPLE_FORM, mobile }).toString(),
    })
    if (status !== 303 || !location.startsWith('/thankyou'))
      throw new Error(`/enquiry: ${status} ${location}`)
  }

  private async expect200(path: string): Promise<void> {
    const { status } = await this.ask(path)
    if (status !== 200) throw new Error(`${path}: ${status}`)
  }

  end(): void {
    this.agent.destroy()
  }
}
