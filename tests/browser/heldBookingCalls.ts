/** The server's side of the paths of bookings and own appointments: each call is held until a path says how it ends. */
import type { Page } from '@playwright/test'
import type { PathStep } from '@/devtools/proof/machinePaths'
import { bookAppointmentTestModel, bookedPlace } from '@/machines/bookAppointment/bookAppointment.testModel'
import type { Chosen } from '@/model/appointments/shownPlaces'
import { kindOf } from '@/model/failure'
import { CALLS, refusal, success } from './accountCalls'
import { HeldCall } from './heldCall'

const { sessions, day } = bookAppointmentTestModel.input
const HOLD_MS = 600_000
const TRIES_WITHOUT_COOKIES = 2

const isoOf = (at: number) => new Date(at).toISOString()
const placeSent = ({ id, token, expectedFrom }: Chosen['place']) => ({
  placeId: id,
  ...(token !== null && { token }),
  ...{ expectedFrom: isoOf(expectedFrom), expectedTo: isoOf(expectedFrom) },
})
const nearSent = (token: number) => {
  const { place, session } = bookedPlace(token)
  return { ...placeSent(place), date: day, hospitalSlug: 'sample-hospital', zone: session.zone }
}
const sessionSent = sessions.map((session) => ({
  ...{ sessionId: session.id, hospitalSlug: 'sample-hospital', mode: session.mode, zone: session.zone },
  ...{ from: isoOf(session.startsAt), to: isoOf(session.endsAt), video: session.hasVideo },
  places: session.places.map(placeSent),
}))

const REFUSED: Readonly<Record<string, readonly [status: number, answer: object]>> = {
  tooMany: [429, {}],
  away: [503, {}],
  gone: [404, {}],
  unproven: [403, {}],
  needsCode: [403, { code: 'needsCode' }],
  notPossible: [409, { code: 'notPossible' }],
  refused: [400, { code: 'wrong', error: ['Incorrect OTP'] }],
  invalid: [400, { fields: { name: 'Please Enter Name' } }],
}

export class HeldBookingCalls {
  readonly read = new HeldCall('**/api/doctors/*/places?**')
  readonly hold = new HeldCall('**/api/holds')
  readonly book = new HeldCall('**/api/appointments')
  readonly change = new HeldCall('**/api/appointments/*/*')
  readonly code = new HeldCall('**/lead/v1/authenticate/generateotp')

  constructor(private readonly page: Page) {}

  async takes(): Promise<void> {
    for (const call of [this.read, this.hold, this.book, this.change, this.code, new HeldCall(CALLS.signup)])
      await call.takes(this.page)
  }

  /** Ends the call of an actor as the step says. @param near the number of the token that is offered where one is taken */
  async ends(actor: string, { event }: PathStep, near: number): Promise<void> {
    const call = { readPlaces: this.read, holdPlace: this.hold, book: this.book, change: this.change }[actor]
    const held = call ?? this.code
    if (!('error' in event)) return held.fulfills(this.answerOf(actor, 'output' in event && event.output))
    const kind = String(kindOf(event.error))
    if (kind === 'network') return (await held.taken()).abort('connectionreset')
    if (held === this.code) return held.fulfills(refusal(400, 'No'))
    const [status, answer] = REFUSED[kind] ?? [409, { code: kind, near: [nearSent(near)] }]
    const isTriedAgain = kind === 'unproven' && held !== this.read
    for (let tries = isTriedAgain ? TRIES_WITHOUT_COOKIES : 1; tries > 0; tries--)
      await held.fulfills({ status, json: { status: { code: status, message: 'refused' }, ...answer } })
  }

  private answerOf(actor: string, output: unknown) {
    if (actor === 'readPlaces')
      return success([{ date: day, sessions: Array.isArray(output) && output.length > 0 ? sessionSent : [] }])
    if (actor === 'holdPlace') return success({ holdId: 'hold-1', expiresInMs: HOLD_MS })
    return success(output ?? { state: 'confirmed' })
  }
}
