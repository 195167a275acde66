import fc from 'fast-check'
import { createActor } from 'xstate'
import { type AppointmentNews, FOLLOW_UP_STATES, type FollowUpAction } from '@/model/desk/followUp'
import type { StaffRole } from '@/model/desk/staff'
import { provesMachine } from '@/devtools/proof/provesMachine'
import { leadFollowUpTestModel } from './leadFollowUp.testModel'
import { type FollowUp, type FollowUpMachineEvent, NEW_FOLLOW_UP } from './leadFollowUp.context'
import { nextFollowUp, possibleActions } from './followUpSteps'
import { leadFollowUpMachine } from './leadFollowUp.machine'

const MINUTE = 60_000
const LIMITS = { claimMs: 15 * MINUTE, attempts: 3 }
const NOON = Date.UTC(2026, 10, 23, 6, 30)
const meera = { id: 'meera', isManager: false }
const asha = { id: 'asha', isManager: false }
const ravi = { id: 'ravi', isManager: true }

/** An event without its time, which is noon unless it says so. */
type Step = FollowUpMachineEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'> & { readonly at?: number }
    : never
  : never
// The union less the key plus the key is the union.
const timed = (step: Step) => ({ at: NOON, ...step }) as FollowUpMachineEvent
const next = (row: FollowUp, step: Step) => nextFollowUp(row, timed(step), LIMITS)
function after(row: FollowUp, ...steps: readonly Step[]): FollowUp {
  return steps.reduce((stood, step) => {
    const stands = next(stood, step)
    if (!stands) throw new Error(`${step.type} does not fit ${stood.state}`)
    return stands
  }, row)
}
const claim = { type: 'claim', by: meera } as const
const call = { type: 'call', by: meera } as const
const noAnswer = { type: 'noAnswer', by: meera, due: NOON + 90 * MINUTE } as const
const due = NOON + 180 * MINUTE

describe('the lead follow-up machine', () => {
  provesMachine(leadFollowUpMachine, leadFollowUpTestModel)

  it('begins as a lead that has arrived', () => {
    const { value, context } = createActor(leadFollowUpMachine, { input: { limits: LIMITS } }).getSnapshot()
    expect({ ...context, state: value }).toEqual({ ...NEW_FOLLOW_UP, limits: LIMITS })
  })

  it('claims for one person, until the claim would lapse, and for nobody else', () => {
    const claimed = after(NEW_FOLLOW_UP, claim)
    expect(claimed).toEqual({
      ...NEW_FOLLOW_UP,
      state: 'claimed',
      ownerId: 'meera',
      claimedUntil: NOON + 15 * MINUTE,
    })
    for (const by of [meera, asha, ravi]) expect(next(claimed, { type: 'claim', by })).toBeUndefined()
    const others: Step[] = [
      { type: 'release', by: asha },
      { type: 'call', by: asha },
      { ...noAnswer, by: asha },
      { type: 'schedule', by: asha, due },
      { type: 'book', by: asha, due },
      { type: 'lose', by: asha, reason: 'tooFar' },
      { type: 'merge', by: asha, into: 'x' },
      { type: 'take', by: asha },
    ]
    for (const other of others) expect([other.type, next(claimed, other)]).toEqual([other.type, undefined])
    expect(next(after(claimed, call), { type: 'release', by: asha })).toBeUndefined()
  })

  it('lets a manager take over what another one has, and not what is the manager’s own', () => {
    const taken = after(NEW_FOLLOW_UP, claim, call, { type: 'take', by: ravi, at: NOON + MINUTE })
    expect(taken).toMatchObject({ state: 'claimed', ownerId: 'ravi', claimedUntil: NOON + 16 * MINUTE })
    expect(next(taken, { type: 'take', by: ravi })).toBeUndefined()
    expect(next(NEW_FOLLOW_UP, { type: 'take', by: ravi })).toBeUndefined()
  })

  it('gives a silent claim back to the queue, and keeps what was there', () => {
    const back = after(NEW_FOLLOW_UP, claim, call, { type: 'claimLapsed' })
    expect(back).toEqual({ ...NEW_FOLLOW_UP, firstCalledAt: NOON })
    expect(after(NEW_FOLLOW_UP, claim, { type: 'claimLapsed' })).toEqual(NEW_FOLLOW_UP)
    expect(after(NEW_FOLLOW_UP, claim, { type: 'release', by: meera })).toEqual(NEW_FOLLOW_UP)
    expect(after(NEW_FOLLOW_UP, claim, call, { type: 'release', by: meera }).state).toBe('queued')
    for (const type of ['claimLapsed', 'callbackDue'] as const)
      expect(next(NEW_FOLLOW_UP, { type })).toBeUndefined()
  })

  it('renews the claim with each call, and keeps the time of the first', () => {
    const again = after(NEW_FOLLOW_UP, claim, call, { ...call, at: NOON + 10 * MINUTE })
    expect(again).toMatchObject({
      state: 'calling',
      firstCalledAt: NOON,
      claimedUntil: NOON + 25 * MINUTE,
    })
  })

  it('counts calls that nobody answers, has the next one due, and gives up after the last', () => {
    const once = after(NEW_FOLLOW_UP, claim, call, noAnswer)
    expect(once).toMatchObject({
      state: 'noAnswer',
      ownerId: 'meera',
      attempts: 1,
      dueAt: noAnswer.due,
      claimedUntil: null,
    })
    const back = after(once, { type: 'callbackDue' })
    expect(back).toMatchObject({ state: 'queued', ownerId: null, attempts: 1, dueAt: noAnswer.due })
    // Works without the 'call' key too: "no answer" implies a call.
    const twice = after(back, claim, { ...noAnswer, at: NOON + MINUTE })
    expect(twice).toMatchObject({ state: 'noAnswer', attempts: 2, firstCalledAt: NOON })
    expect(after(twice, call)).toMatchObject({ state: 'calling', dueAt: null })
    expect(after(twice, noAnswer)).toEqual({
      ...NEW_FOLLOW_UP,
      state: 'lost',
      attempts: 3,
      reason: 'unreachable',
      firstCalledAt: NOON,
    })
    expect(next(twice, { ...noAnswer, by: asha })).toBeUndefined()
    expect(next(twice, { type: 'release', by: meera })).toBeUndefined()
  })

  it('brings an agreed callback back when it is due', () => {
    const agreed = after(NEW_FOLLOW_UP, claim, { type: 'schedule', by: meera, due })
    expect(agreed).toMatchObject({ state: 'callbackScheduled', dueAt: due, claimedUntil: null })
    expect(agreed.firstCalledAt).toBeNull()
    expect(after(agreed, { type: 'callbackDue' })).toMatchObject({
      state: 'queued',
      ownerId: null,
      dueAt: due,
    })
    expect(after(agreed, { type: 'callbackDue' }, claim, call)).toMatchObject({ dueAt: null })
  })

  it('marks a lead as late once, and none that was called', () => {
    const late = after(NEW_FOLLOW_UP, { type: 'becameLate' })
    expect(late).toEqual({ ...NEW_FOLLOW_UP, isLate: true })
    expect(next(late, { type: 'becameLate' })).toBeUndefined()
    expect(after(NEW_FOLLOW_UP, claim, { type: 'becameLate' })).toMatchObject({
      state: 'claimed',
      isLate: true,
    })
    const called = after(NEW_FOLLOW_UP, claim, call, { type: 'claimLapsed' })
    expect(next(called, { type: 'becameLate' })).toBeUndefined()
    expect(next(after(called, claim), { type: 'becameLate' })).toBeUndefined()
  })

  it('books, with or without a time, and lets anybody say what became of it', () => {
    const booked = after(NEW_FOLLOW_UP, claim, { type: 'book', by: meera, due })
    expect(booked).toMatchObject({ state: 'booked', dueAt: due, firstCalledAt: NOON, claimedUntil: null })
    expect(after(booked, { type: 'book', by: asha, due: null })).toMatchObject({
      state: 'booked',
      dueAt: null,
    })
    expect(after(booked, { type: 'schedule', by: asha, due: due + 1 })).toMatchObject({
      state: 'callbackScheduled',
      ownerId: 'asha',
      dueAt: due + 1,
      claimedUntil: null,
    })
    const visited = after(booked, { type: 'visit', by: asha })
    expect(visited).toMatchObject({ state: 'visited', ownerId: null, dueAt: null })
    expect(after(booked, { type: 'lose', by: asha, reason: 'didNotCome' })).toMatchObject({
      state: 'lost',
      ownerId: null,
      dueAt: null,
      reason: 'didNotCome',
    })
  })

  it('opens what was lost or has visited again, with a reason, that goes with the next claim', () => {
    const lost = after(NEW_FOLLOW_UP, claim, call, noAnswer, { type: 'lose', by: meera, reason: 'tooFar' })
    expect(lost).toMatchObject({ state: 'lost', ownerId: null, dueAt: null, reason: 'tooFar' })
    const open = after(lost, { type: 'reopen', by: asha, reason: 'calledBack' })
    expect(open).toEqual({ ...NEW_FOLLOW_UP, firstCalledAt: NOON, reason: 'calledBack' })
    expect(after(open, claim).reason).toBeNull()
    const visited = after(
      NEW_FOLLOW_UP,
      claim,
      { type: 'book', by: meera, due },
      { type: 'visit', by: meera },
    )
    expect(after(visited, { type: 'reopen', by: asha, reason: 'anew' })).toMatchObject({
      state: 'queued',
      reason: 'anew',
    })
  })

  it('merges a lead that nobody has, or one’s own, and undoes it with a reason', () => {
    const merged = after(NEW_FOLLOW_UP, { type: 'merge', by: meera, into: 'other' })
    expect(merged).toEqual({ ...NEW_FOLLOW_UP, state: 'merged', mergedInto: 'other' })
    const own = after(NEW_FOLLOW_UP, claim, noAnswer, { type: 'merge', by: meera, into: 'other' })
    expect(own).toMatchObject({ state: 'merged', mergedInto: 'other', ownerId: null, dueAt: null })
    const returned = after(NEW_FOLLOW_UP, claim, noAnswer, { type: 'callbackDue' })
    expect(after(returned, { type: 'merge', by: meera, into: 'other' }).dueAt).toBeNull()
    expect(after(own, { type: 'unmerge', by: asha, reason: 'otherPerson' })).toMatchObject({
      state: 'queued',
      mergedInto: null,
      attempts: 0,
      reason: 'otherPerson',
    })
  })

  it('ends what its sender takes back, whoever has it', () => {
    const returned = after(NEW_FOLLOW_UP, claim, noAnswer, { type: 'callbackDue' })
    const rows = [
      returned,
      after(NEW_FOLLOW_UP, claim, noAnswer),
      after(NEW_FOLLOW_UP, claim, { type: 'book', by: meera, due }),
    ]
    for (const row of rows)
      expect(after(row, { type: 'withdrawn' })).toMatchObject({
        state: 'lost',
        reason: 'withdrawn',
        ownerId: null,
        dueAt: null,
        claimedUntil: null,
      })
  })

  it('follows a CRM wherever it stands', () => {
    const row = after(NEW_FOLLOW_UP, claim, noAnswer)
    const follow = (stage: 'calling' | 'booked' | 'visited' | 'lost') =>
      after({ ...row, firstCalledAt: null }, { type: 'followedCrm', stage })
    for (const stage of ['calling', 'booked', 'visited'] as const)
      expect(follow(stage)).toMatchObject({ state: stage, ownerId: null, dueAt: null, firstCalledAt: NOON })
    expect(follow('lost')).toMatchObject({ state: 'lost', reason: 'crm', ownerId: null, dueAt: null })
    const merged = after(NEW_FOLLOW_UP, { type: 'merge', by: meera, into: 'other' })
    const lost = after(NEW_FOLLOW_UP, { type: 'withdrawn' })
    for (const stage of ['calling', 'booked', 'visited', 'lost'] as const) {
      expect(after(merged, { type: 'followedCrm', stage }).mergedInto).toBeNull()
      expect(after(lost, { type: 'followedCrm', stage }).reason).toBe(stage === 'lost' ? 'crm' : null)
    }
  })

  it('never has two owners, nor a claim without one, nor a time for what is over; a way to the visit stays open', () => {
    const event = fc.constantFrom(...leadFollowUpTestModel.events.map((one) => one.event))
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        const row = events.reduce((stood, one) => nextFollowUp(stood, one, LIMITS) ?? stood, NEW_FOLLOW_UP)
        if (row.claimedUntil !== null) expect(row.ownerId).not.toBeNull()
        const isOver = ['visited', 'lost', 'merged'].includes(row.state)
        if (isOver) expect([row.ownerId, row.dueAt]).toEqual([null, null])
        if (row.state === 'queued') expect(row.ownerId).toBeNull()
        expect(row.mergedInto !== null).toBe(row.state === 'merged')
        const again: Step[] = [
          { type: 'reopen', by: ravi, reason: '' },
          { type: 'unmerge', by: ravi, reason: '' },
          { type: 'claim', by: ravi },
          { type: 'take', by: ravi },
          { type: 'book', by: ravi, due },
          { type: 'visit', by: ravi },
        ]
        expect(again.reduce((stood, step) => next(stood, step) ?? stood, row).state).toBe('visited')
      }),
    )
  })

  it('has the states that are stored with a lead', () => {
    const { owned, ...others } = leadFollowUpMachine.root.states
    expect([...Object.keys(owned?.states ?? {}), ...Object.keys(others)].sort()).toEqual(
      [...FOLLOW_UP_STATES].sort(),
    )
  })
})

describe('the appointment of a lead', () => {
  const news = (news: AppointmentNews, row: FollowUp = NEW_FOLLOW_UP) =>
    after(row, { type: 'followedAppointment', news })

  it('books the lead, whoever had it, and comes back to the queue when nobody came', () => {
    const booked = news({ stage: 'booked', due }, after(NEW_FOLLOW_UP, claim, call))
    expect(booked).toMatchObject({ state: 'booked', ownerId: 'meera', dueAt: due, firstCalledAt: NOON })
    expect(news({ stage: 'visited' }, booked)).toMatchObject({ state: 'visited', ownerId: null, dueAt: null })
    const missed = { state: 'queued', ownerId: null, dueAt: NOON, reason: 'noShow' }
    expect(news({ stage: 'toCall', reason: 'noShow' }, booked)).toMatchObject(missed)
    expect(after(booked, { type: 'missed', by: asha, at: due })).toMatchObject({ ...missed, dueAt: due })
    expect(news({ stage: 'cancelled' }, booked)).toMatchObject({ state: 'lost', reason: 'cancelled' })
    // Booked by the patient: no member of staff has called.
    expect(news({ stage: 'booked', due }).firstCalledAt).toBeNull()
  })

  it('is where the command line marks it', () => {
    const booked = after(NEW_FOLLOW_UP, { type: 'marked', stage: 'booked' })
    expect(booked).toMatchObject({ state: 'booked', dueAt: null, firstCalledAt: NOON })
    expect(after(booked, { type: 'marked', stage: 'calling' }).state).toBe('calling')
    expect(after(booked, { type: 'marked', stage: 'received' })).toEqual(NEW_FOLLOW_UP)
  })
})

describe('what somebody can do', () => {
  const can = (row: FollowUp, role: StaffRole, id = 'meera', now = NOON) =>
    possibleActions(
      {
        ...row,
        owner: row.ownerId === null ? null : { id: row.ownerId },
        dueAt: row.dueAt === null ? null : new Date(row.dueAt).toISOString(),
      },
      { id, role },
      now,
    )
  const owns: FollowUpAction[] = ['release', 'call', 'noAnswer', 'schedule', 'book', 'lose', 'merge']

  it('is what the machine takes from this person', () => {
    const claimed = after(NEW_FOLLOW_UP, claim)
    expect(can(NEW_FOLLOW_UP, 'agent')).toEqual(['claim', 'merge'])
    expect(can(claimed, 'agent')).toEqual(owns)
    expect(can(claimed, 'agent', 'asha')).toEqual([])
    expect(can(claimed, 'manager', 'ravi')).toEqual(['take'])
    expect(can(claimed, 'owner', 'ravi')).toEqual(['take'])
    const booked = after(claimed, { type: 'book', by: meera, due })
    expect(can(booked, 'agent', 'asha')).toEqual(['schedule', 'book', 'visit', 'lose'])
    // An appointment that has not begun cannot be missed.
    expect(can(booked, 'agent', 'asha', due)).toEqual(['schedule', 'book', 'visit', 'missed', 'lose'])
    expect(can(after(booked, { type: 'visit', by: asha }), 'agent')).toEqual(['reopen'])
    expect(can({ ...NEW_FOLLOW_UP, state: 'merged', mergedInto: 'x' }, 'agent')).toEqual(['unmerge'])
    expect(can({ ...claimed, attempts: 99 }, 'agent')).toContain('noAnswer')
  })

  it('is nothing for a viewer, in no state', () => {
    for (const state of FOLLOW_UP_STATES)
      expect(can({ ...NEW_FOLLOW_UP, state, ownerId: 'meera' }, 'viewer')).toEqual([])
  })
})
