import 'server-only'
import { randomBytes } from 'node:crypto'
import type { DayAction, DayAppointment, DaySession } from '@/model/desk/deskDay'
import type { fightSession } from './deskFight'
import { pause } from './until'

/** A person at the reception, as the browser sends it. */
export type Receptionist = Awaited<ReturnType<typeof fightSession>>

/** A step that a server has acknowledged. */
export interface StepDone {
  readonly id: string
  readonly version: number
  readonly staffId: string
  readonly type: DayAction
}

/** What the receptions of all doctors note together. */
export class DayNotes {
  readonly done: StepDone[] = []
  readonly walkIns: string[] = []
  /** Of the answered steps, in milliseconds. */
  readonly times: number[] = []
  conflicts = 0
  lost = 0
}

type Step = Readonly<Record<string, unknown>>
const FALLBACK_MS = 20_000
/** How often something happens, of a hundred turns. */
const OFTEN = { walkIn: 15, delay: 2, cancel: 4, missed: 8, skip: 5 }

/** The reception of one doctor: two people who may press the same button at the same moment, at different servers. */
export class DayReception {
  private turn: number
  private appointments: readonly DayAppointment[] = []

  /** @param urls of the servers; one that went away is left out by asking the next */
  constructor(
    private readonly parts: {
      readonly sessionId: string
      readonly urls: readonly string[]
      readonly people: readonly [Receptionist, Receptionist]
      readonly notes: DayNotes
      readonly paceMs: number
      /** Whether an appointment's time has begun. */
      readonly hasBegun: (appointment: DayAppointment) => boolean
    },
    private walkInsLeft: number,
  ) {
    this.turn = Math.floor(Math.random() * 2)
  }

  private readonly happens = (of100: number): boolean => Math.random() * 100 < of100
  private readonly in = (...states: readonly DayAppointment['state'][]): readonly DayAppointment[] =>
    this.appointments.filter(({ state }) => states.includes(state))

  private async fetch(turn: number, path: string, sent: RequestInit): Promise<Response | undefined> {
    const url = this.parts.urls[turn % this.parts.urls.length] ?? ''
    try {
      const answer = await fetch(url + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(FALLBACK_MS),
        ...sent,
      })
      // Read whole here: a server may go away within an answer.
      const body = await answer.arrayBuffer()
      const { status, headers } = answer
      return new Response(body.byteLength > 0 ? body : null, { status, headers })
    } catch {
      this.parts.notes.lost += 1
      return undefined
    }
  }

  private keep(sessions: readonly DaySession[] | undefined): void {
    const own = sessions?.find(({ id }) => id === this.parts.sessionId)
    if (own) this.appointments = own.appointments
  }

  /** Reads the list until a server answers. */
  private async read(): Promise<void> {
    const { cookie } = this.parts.people[0]
    for (let tries = 0; tries < 200; tries++) {
      const path = `/desk/api/day?sessions=${encodeURIComponent(this.parts.sessionId)}`
      const answer = await this.fetch(this.turn + tries, path, { headers: { cookie } })
      if (answer?.status === 200) {
        const { data } = (await answer.json()) as { data: { sessions: readonly DaySession[] } }
        if (data.sessions.length === 0) this.appointments = []
        return this.keep(data.sessions)
      }
      await pause(100)
    }
    throw new Error('no server shows the list of a day')
  }

  private async step(who: 0 | 1, step: Step, done?: Omit<StepDone, 'staffId'>): Promise<void> {
    const { cookie, token, staffId } = this.parts.people[who]
    const { notes } = this.parts
    const headers = { cookie, 'x-xsrf-token': token, 'content-type': 'application/json' }
    const from = performance.now()
    const sent = { method: 'POST', headers, body: JSON.stringify(step) }
    const answer = await this.fetch(this.turn + who, '/desk/api/day', sent)
    if (!answer) return
    notes.times.push(performance.now() - from)
    if (answer.status === 409) notes.conflicts += 1
    if (answer.status !== 200) return
    if (done) notes.done.push({ ...done, staffId })
    const { data } = (await answer.json()) as { data: { sessions: readonly DaySession[] } }
    this.keep(data.sessions)
  }

  private act({ id, version }: DayAppointment, action: DayAction): Promise<void> {
    const reason = action === 'cancelByClinic' ? 'other' : null
    const step = { kind: 'appointment', id, version, action, reason }
    return this.step(this.happens(50) ? 0 : 1, step, { id, version: version + 1, type: action })
  }

  /** Both people call the next patient at the same moment. */
  private async callNext({ id, version }: DayAppointment): Promise<void> {
    const [inside] = this.in('inConsultation')
    const before = inside ? { id: inside.id, version: inside.version } : null
    const step = { kind: 'next', id, version, inside: before }
    const done = { id, version: version + 1, type: 'begin' } as const
    await Promise.all([this.step(0, step, done), this.step(1, step, done)])
    await this.read()
  }

  private async walkIn(): Promise<void> {
    const [{ cookie }] = this.parts.people
    const key = randomBytes(16).toString('hex')
    const body = new URLSearchParams({
      session: this.parts.sessionId,
      key,
      name: `Walk-in ${key.slice(0, 6)}`,
      mobile: '',
    })
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    // A form that is sent twice makes one patient.
    for (let tries = 0; tries < 50; tries++) {
      const answer = await this.fetch(this.turn + tries, '/desk/day/walk-in', {
        method: 'POST',
        headers,
        body,
      })
      const to = new URL(answer?.headers.get('location') ?? '/', 'http://desk')
      const id = to.searchParams.get('of')
      if (id !== null) this.parts.notes.walkIns.push(id)
      if (id !== null || to.searchParams.has('draft')) break
      await pause(100)
    }
    this.walkInsLeft -= 1
    await this.read()
  }

  private async oneTurn(): Promise<void> {
    const [expected] = this.in('confirmed').toSorted(() => Math.random() - 0.5)
    const [arrived] = this.in('arrived')
    const [inside] = this.in('inConsultation')
    const [skipped] = this.in('skipped')
    if (this.walkInsLeft > 0 && (this.happens(OFTEN.walkIn) || !expected)) return this.walkIn()
    if (this.happens(OFTEN.delay)) {
      const step = { kind: 'session', session: this.parts.sessionId, action: 'delay', minutes: 20 }
      return this.step(0, step)
    }
    if (arrived && this.happens(OFTEN.skip)) return this.act(arrived, 'skip')
    if (skipped && this.happens(30)) return this.act(skipped, 'comeBack')
    if (arrived && (this.happens(50) || !expected)) return this.callNext(arrived)
    if (expected && this.happens(OFTEN.cancel)) return this.act(expected, 'cancelByClinic')
    if (expected && this.parts.hasBegun(expected) && this.happens(OFTEN.missed))
      return this.act(expected, 'missed')
    if (expected) return this.act(expected, 'arrive')
    if (skipped) return this.act(skipped, 'comeBack')
    if (inside) return this.act(inside, 'finish')
  }

  /** Works until each patient has come, been seen or is known not to come. */
  async work(): Promise<void> {
    await this.read()
    for (;;) {
      const next = pause(this.parts.paceMs)
      if (this.walkInsLeft === 0) await this.read()
      if (this.walkInsLeft <= 0 && this.in('confirmed', 'arrived', 'skipped', 'inConsultation').length === 0)
        return
      const before = this.parts.notes.lost
      await this.oneTurn()
      this.turn += 1
      // The answer was lost: what became of the step is read at the other server.
      if (this.parts.notes.lost !== before) await this.read()
      await next
    }
  }
}
