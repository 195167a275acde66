import { type AnyActorRef, createActor, fromPromise } from 'xstate'
import { provesMachine } from '@/devtools/proof/provesMachine'
import type { SentOtp } from '@/model/account/otpLogin'
import type { ShownSession } from '@/model/appointments/shownPlaces'
import type {
  Booked,
  BookingStart,
  BookInput,
  Hold,
  HoldEndsInput,
  HoldPlaceInput,
  ReadPlacesInput,
  SendCodeInput,
} from './bookAppointment.context'
import { bookAppointmentStateOf } from './bookAppointment.labels'
import { bookAppointmentMachine } from './bookAppointment.machine'
import { bookAppointmentTestModel, bookedPlace, HOLD, WHOLE_DETAILS } from './bookAppointment.testModel'

/** Promises that a test settles, one a call. */
function calls<Output, Input = unknown>() {
  const open: { input: Input; done: (output: Output) => void; failed: (error: unknown) => void }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input }) => new Promise((done, failed) => open.push({ input, done, failed })),
  )
  const last = () => {
    const found = open.at(-1)
    if (!found) throw new Error('not called')
    return found
  }
  return { open, logic, last }
}
const settled = () => new Promise((done) => setTimeout(done))

function opened(start: BookingStart, change: Partial<typeof bookAppointmentTestModel.input> = {}) {
  const holdPlace = calls<Hold, HoldPlaceInput>()
  const holdEnds = calls<void, HoldEndsInput>()
  const book = calls<Booked, BookInput>()
  const sendCode = calls<SentOtp, SendCodeInput>()
  const openAppointment = jest.fn()
  const machine = bookAppointmentMachine.provide({
    actors: {
      holdPlace: holdPlace.logic,
      holdEnds: holdEnds.logic,
      book: book.logic,
      sendCode: sendCode.logic,
      readPlaces: fromPromise<readonly ShownSession[], ReadPlacesInput>(() => Promise.resolve([])),
    },
    actions: { openAppointment: ({ context }) => openAppointment(context.booked?.token) },
  })
  const actor = createActor(machine, { input: { ...bookAppointmentTestModel.input, ...change } }).start()
  actor.send({ type: 'page.opened', start })
  const state = () => bookAppointmentStateOf(actor.getSnapshot().value)
  const context = () => actor.getSnapshot().context
  return { actor, state, context, holdPlace, holdEnds, book, sendCode, openAppointment }
}
const submit = (actor: Pick<AnyActorRef, 'send'>) =>
  actor.send({ type: 'details.submitted', details: WHOLE_DETAILS })

describe('the booking’s machine', () => {
  provesMachine(bookAppointmentMachine, bookAppointmentTestModel)

  it('holds a place, asks for a code only where the server wants one, and opens the appointment', async () => {
    const { actor, state, holdPlace, book, sendCode, openAppointment } = opened('place', { hold: null })
    actor.send({ type: 'place.chosen', chosen: bookedPlace(2) })
    actor.send({ type: 'place.chosen', chosen: bookedPlace(1) })
    expect(holdPlace.open.map(({ input }) => input)).toEqual([{ placeId: bookedPlace(2).place.id }])
    holdPlace.last().done(HOLD)
    await settled()
    submit(actor)
    submit(actor)
    expect(book.open.map(({ input }) => input)).toEqual([
      { holdId: HOLD.id, details: WHOLE_DETAILS, otp: '' },
    ])
    book.last().failed({ kind: 'needsCode' })
    await settled()
    expect(sendCode.open).toHaveLength(1)
    sendCode.last().done({ waitSeconds: 30 })
    await settled()
    actor.send({ type: 'code.submitted', otp: '123456' })
    expect(book.last().input.otp).toBe('123456')
    book.last().done({ token: 'abc', state: 'confirmed' })
    await settled()
    expect([state(), openAppointment.mock.calls]).toEqual(['confirmed', [['abc']]])
  })

  it('keeps the kept place until another one is kept, and says which it is', async () => {
    const { actor, state, context, holdPlace } = opened('place')
    for (const kind of ['gone', 'network', 'tooMany', 'away']) {
      actor.send({ type: 'place.chosen', chosen: bookedPlace(2) })
      holdPlace.last().failed({ kind })
      await settled()
      expect(context()).toMatchObject({ hold: HOLD, chosen: bookedPlace(1) })
    }
    actor.send({ type: 'place.continued' })
    expect(state()).toBe('held.details.open')
  })

  it('books at once for whoever is logged in with the number', async () => {
    const { actor, state, book, sendCode } = opened('details')
    submit(actor)
    book.last().done({ token: 'abc', state: 'confirmed' })
    await settled()
    expect([state(), sendCode.open]).toEqual(['confirmed', []])
  })

  it('calls no appointment confirmed that the clinic has to confirm, or that has no token', async () => {
    for (const answer of [
      { token: null, state: 'requested' },
      { token: 'abc', state: 'requested' },
    ]) {
      const { actor, state, book, openAppointment } = opened('details')
      submit(actor)
      book.last().done(answer)
      await settled()
      expect([state(), openAppointment.mock.calls]).toEqual(['requested', []])
    }
  })

  it('says what is wrong before it calls', () => {
    const { actor, state, context, book } = opened('details')
    actor.send({ type: 'details.submitted', details: { ...WHOLE_DETAILS, name: '', relation: 'child' } })
    expect([state(), Object.keys(context().problems)]).toEqual(['held.details.faulty', ['name', 'guardian']])
    expect(book.open).toEqual([])
  })

  it('keeps the details when the ten minutes are over, and takes the place again by one press', async () => {
    const { actor, state, context, holdEnds, holdPlace, book } = opened('details')
    expect(holdEnds.last().input).toEqual({ until: HOLD.until })
    actor.send({ type: 'details.changed', details: WHOLE_DETAILS })
    holdEnds.last().done()
    await settled()
    expect([state(), context().details]).toEqual(['holdExpired.open', WHOLE_DETAILS])
    actor.send({ type: 'place.retaken' })
    holdPlace.last().done({ ...HOLD, id: 'hold-2' })
    await settled()
    expect(state()).toBe('held.details.open')
    holdEnds.last().done()
    await settled()
    // The press that was meant anyway takes the place and books it.
    submit(actor)
    holdPlace.last().done({ ...HOLD, id: 'hold-3' })
    await settled()
    expect([state(), book.last().input.holdId]).toEqual(['confirming', 'hold-3'])
  })

  it('asks nobody’s clock while it is booking: the server says whether the place was still kept', async () => {
    const { actor, state, holdEnds, book } = opened('details')
    submit(actor)
    holdEnds.last().done()
    await settled()
    expect(state()).toBe('confirming')
    book.last().failed({ kind: 'expired', near: [] })
    await settled()
    expect(state()).toBe('holdExpired.open')
  })

  it('offers the nearest places when somebody else was faster, and keeps the details', async () => {
    const { actor, state, context, holdPlace } = opened('late', { hold: null, near: [] })
    submit(actor)
    holdPlace.last().failed({ kind: 'taken', near: [bookedPlace(2)] })
    await settled()
    expect([state(), context().near, context().details]).toEqual(['taken', [bookedPlace(2)], WHOLE_DETAILS])
    actor.send({ type: 'place.chosen', chosen: bookedPlace(2) })
    holdPlace.last().done(HOLD)
    await settled()
    // Another place than the one that was meant is not booked without a look at it.
    expect(state()).toBe('held.details.open')
  })

  it('leads back to the own place: nobody is locked out by it', async () => {
    const { actor, state } = opened('details')
    actor.send({ type: 'place.reopened' })
    await settled()
    expect(state()).toBe('choosingDay.full')
    actor.send({ type: 'place.continued' })
    expect(state()).toBe('held.details.open')
  })

  it('tells a lost line, too many tries and a site that is away apart, and keeps what was typed', async () => {
    const found: unknown[] = []
    for (const kind of ['network', 'timeout', 'tooMany', 'away', 'anything']) {
      const { actor, state, context, book } = opened('details')
      submit(actor)
      book.last().failed({ kind })
      await settled()
      found.push([kind, state(), context().details === WHOLE_DETAILS])
    }
    expect(found).toEqual([
      ['network', 'held.details.offline', true],
      ['timeout', 'held.details.offline', true],
      ['tooMany', 'held.details.tooMany', true],
      ['away', 'held.details.away', true],
      ['anything', 'held.details.away', true],
    ])
  })

  it('says a refusal of the number no more once another place is kept', async () => {
    const { actor, context, holdPlace, holdEnds, book, sendCode } = opened('details')
    submit(actor)
    book.last().failed({ kind: 'needsCode' })
    await settled()
    sendCode.last().failed({ kind: 'refused', message: 'No' })
    await settled()
    expect(context().problem).toEqual({ kind: 'refused', message: 'No' })
    holdEnds.last().done()
    await settled()
    actor.send({ type: 'place.retaken' })
    holdPlace.last().done(HOLD)
    await settled()
    expect(context().problem).toBeNull()
  })

  it('sends another code only once it may', async () => {
    const { actor, state, sendCode } = opened('code', { waitSeconds: 30 })
    actor.send({ type: 'resend.requested' })
    expect([state(), sendCode.open]).toEqual(['held.code.open', []])
    const ready = opened('code', { waitSeconds: 0 })
    ready.actor.send({ type: 'resend.requested' })
    expect(ready.state()).toBe('held.resending')
    ready.sendCode.last().done({ waitSeconds: 30 })
    await settled()
    expect(ready.state()).toBe('held.code.resent')
  })
})
