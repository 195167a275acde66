/** Sends leads to a running site as a browser's script would: with the XSRF cookie echoed and a key for each attempt. */
import { randomUUID } from 'node:crypto'
import { PRIVACY_NOTICE_VERSION } from '@/content/policies/privacyNotice'
import { cookieHeader } from '@/tests/support/cookieHeader'
import { SAMPLE_LEAD } from '@/tests/support/sampleLead'
import { xsrfHeaders } from './xsrfHeaders'

export type LeadAnswer = { httpStatus: number; id: string | null; text: string }

/** A lead that every rule accepts; the serial number makes its mobile unlike any other's. */
export const sampleLead = (serial: number): Record<string, unknown> => ({
  ...SAMPLE_LEAD,
  NameData: `Asha Rao ${serial}`,
  MobileNoData: String(6_000_000_000 + serial),
  LeadTier: 3,
})

/** What a page's script sends beside the lead. */
export const PAGE_EXTRAS = { privacyNotice: { version: PRIVACY_NOTICE_VERSION, language: 'en' } }

export class LeadClient {
  private constructor(
    private readonly siteUrl: string,
    private readonly proof: Readonly<Record<string, string>>,
  ) {}

  /** Fetches the XSRF cookie that every submission echoes. */
  static async open(siteUrl: string): Promise<LeadClient> {
    return new LeadClient(siteUrl, await xsrfHeaders(siteUrl))
  }

  get headers(): Record<string, string> {
    return { 'content-type': 'application/json', ...this.proof }
  }

  /** Posts any body; `id` is the lead's when the answer acknowledges one. @throws when the connection fails */
  async post(
    body: string,
    key: string | null = randomUUID(),
    path = '/lead/v1/admin/webleadcreate',
  ): Promise<LeadAnswer> {
    const headers = { ...this.headers, ...(key === null ? {} : { 'idempotency-key': key }) }
    const answer = await fetch(this.siteUrl + path, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(60_000),
    })
    const text = await answer.text()
    return { httpStatus: answer.status, id: acknowledgedId(text), text }
  }

  /** Makes a lead as a browser does. @returns the cookie by which the browser knows it. @throws when it is not acknowledged */
  async cookieOf(lead: Record<string, unknown>): Promise<string> {
    const answer = await fetch(`${this.siteUrl}/lead/v1/admin/webleadcreate`, {
      method: 'POST',
      headers: { ...this.headers, 'idempotency-key': randomUUID() },
      body: JSON.stringify(lead),
    })
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('lead_ref='))
    if (!cookie) throw new Error(`no lead was made: ${answer.status}`)
    return cookieHeader([cookie])
  }

  /** Corrects the number of the lead that a cookie knows, by the plain form; where the answer leads. @throws when the connection fails */
  async correctNumber(mobile: string, cookie: string): Promise<string | null> {
    const answer = await fetch(`${this.siteUrl}/enquiry/number`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: this.siteUrl, cookie },
      body: new URLSearchParams({ mobile }),
      signal: AbortSignal.timeout(60_000),
    })
    return answer.headers.get('location')
  }

  send(lead: Record<string, unknown>, key?: string): Promise<LeadAnswer> {
    return this.post(JSON.stringify(lead), key)
  }
}

/** The lead's id when the text is an envelope that acknowledges it, else null. */
export function acknowledgedId(text: string): string | null {
  try {
    const envelope = JSON.parse(text) as { status?: { code?: number }; data?: Array<{ Id?: string }> }
    return envelope.status?.code === 200 ? (envelope.data?.[0]?.Id ?? null) : null
  } catch {
    return null
  }
}
