import 'server-only'
import { randomBytes } from 'node:crypto'
import type { DeskLead, DeskList } from '@/model/desk/deskLead'
import type { FollowUpEvent } from '@/model/desk/followUp'
import type { StaffRole } from '@/model/desk/staff'
import type { Database } from '@/server/database/database'
import { addFollowUps } from '@/server/desk/followUp/createFollowUps'
import { changeLead, showLead, showLeads, writeNote } from '@/server/desk/followUp/followUpCalls'
import { readSettings } from '@/server/desk/followUp/settingsStore'
import { accounts, xsrfProof } from './testAccounts'
import { staffCookie } from './testStaff'
import { SITE, requestWith } from './siteRequest'

/** An answer of the desk's, as a browser reads it. */
interface DeskAnswer<Data> {
  readonly http: number
  readonly code?: string
  readonly data?: Data
  /** The whole text. */
  readonly text: string
}

async function answerOf<Data>(response: Response | Promise<Response>): Promise<DeskAnswer<Data>> {
  const given = await response
  const text = await given.text()
  return { http: given.status, text, ...(JSON.parse(text) as object) }
}

/** A member of staff with a session. */
export class DeskPerson {
  private constructor(
    readonly name: string,
    readonly cookie: string,
  ) {}

  static async signedIn(name: string, role: StaffRole = 'agent'): Promise<DeskPerson> {
    return new DeskPerson(name, await staffCookie(accounts.database, { role, name }))
  }

  list(query = ''): Promise<DeskAnswer<DeskList>> {
    return answerOf(showLeads(requestWith({ cookie: this.cookie }, `/desk/api/leads?${query}`)))
  }

  /** @param opened what an earlier reading of it was answered */
  lead(id: string, opened?: string): Promise<DeskAnswer<DeskLead>> {
    const query = new URLSearchParams({ id, ...(opened !== undefined && { opened }) })
    return answerOf(showLead(requestWith({ cookie: this.cookie }, `/desk/api/lead?${query}`)))
  }

  /** A call that changes something. */
  post<Data>(
    call: (request: Request) => Promise<Response>,
    body: unknown,
  ): Promise<DeskAnswer<Data> & { readonly by?: string; readonly lead?: DeskLead }> {
    const headers = { 'content-type': 'application/json', ...xsrfProof(this.cookie) }
    return answerOf(
      call(new Request(`${SITE}/desk/api/x`, { method: 'POST', body: JSON.stringify(body), headers })),
    )
  }

  /** Changes a lead, by default its current version. */
  async does(id: string, event: FollowUpEvent, version?: number) {
    const known = version ?? (await this.lead(id)).data?.row.version ?? 0
    return this.post<{ lead: DeskLead }>(changeLead, { id, version: known, event })
  }

  notes(id: string, text: string, key = randomBytes(16).toString('hex')) {
    return this.post<{ lead: DeskLead }>(writeNote, { id, text, key })
  }
}

/** Gives all leads their rows at the desk; without waiting, as the job has to, for what other databases of the server do. */
export async function allowAllDeskCalls({ executeSql }: Database): Promise<void> {
  const { rows } = await executeSql<{ id: string }>('select id from lead')
  const ids = rows.map(({ id }) => id)
  await addFollowUps(executeSql, ids, await readSettings(executeSql))
}
