import { SimulatedClock, createActor, fromEventObservable, fromPromise } from 'xstate'
import { turn } from '@/devtools/proof/manualActors'
import { provesMachine } from '@/devtools/proof/provesMachine'
import {
  ARRIVED,
  arriveStep,
  FIRST_PATIENT,
  SAMPLE_CHOICE,
  SAMPLE_SESSION,
  SECOND_PATIENT,
  sampleAppointment,
  sampleDay,
  sampleSession,
} from '@/devtools/specimens/sampleDay'
import type { DayPage, DayStep, DayStepOutcome } from '@/model/desk/dayChanges'
import { type DayFeedEvent, dayListMachine, type DayQuestion } from './dayList.machine'
import { dayListTestModel } from './dayList.testModel'

/** A list in use, whose calls are answered by hand. */
function openDay() {
  const feeds: { after: string; tell: (event: DayFeedEvent) => void; breaks: () => void }[] = []
  const reads: { question: DayQuestion; with: (page: DayPage) => void; fails: (error: unknown) => void }[] =
    []
  const sent: {
    step: DayStep | undefined
    with: (outcome: DayStepOutcome) => void
    fails: (error: unknown) => void
  }[] = []
  const clock = new SimulatedClock()
  const read = fromPromise<DayPage, DayQuestion>(
    ({ input: question }) =>
      new Promise((resolve, reject) => reads.push({ question, with: resolve, fails: reject })),
  )
  const actor = createActor(
    dayListMachine.provide({
      actors: {
        followFeed: fromEventObservable<DayFeedEvent, { after: string }>(({ input }) => ({
          subscribe: (listener) => {
            const observer = typeof listener === 'object' ? listener : {}
            feeds.push({
              after: input.after,
              tell: (event) => observer.next?.(event),
              breaks: () => observer.error?.(new Error('broken')),
            })
            return { unsubscribe: () => undefined }
          },
        })),
        readDay: read,
        readSessions: read,
        sendStep: fromPromise<DayStepOutcome, { step: DayStep | undefined }>(
          ({ input: { step } }) =>
            new Promise((resolve, reject) => sent.push({ step, with: resolve, fails: reject })),
        ),
      },
    }),
    { input: { choice: SAMPLE_CHOICE, page: sampleDay() }, clock },
  ).start()
  const context = () => actor.getSnapshot().context
  const stateOf = (id: string) =>
    context()
      .sessions.flatMap(({ appointments }) => appointments)
      .find((one) => one.id === id)?.state
  return { actor, feeds, reads, sent, clock, context, stateOf }
}

describe('the list of a day', () => {
  provesMachine(dayListMachine, dayListTestModel)

  it('reads a session that has changed once for all that was told meanwhile', async () => {
    const { feeds, reads, stateOf } = openDay()
    const change = { sessionId: SAMPLE_SESSION, day: SAMPLE_CHOICE.date }
    feeds[0]?.tell({ type: 'feed.opened' })
    feeds[0]?.tell({ type: 'feed.changed', change })
    feeds[0]?.tell({ type: 'feed.changed', change })
    feeds[0]?.tell({ type: 'feed.changed', change: { ...change, day: '2026-11-24' } })
    expect(reads.map(({ question }) => question.ids)).toEqual([[SAMPLE_SESSION]])
    reads[0]?.with(sampleDay([ARRIVED]))
    await turn()
    // What was told while it was read is read after it.
    expect(reads.map(({ question }) => question.ids)).toEqual([[SAMPLE_SESSION], [SAMPLE_SESSION]])
    expect(stateOf(FIRST_PATIENT)).toBe('arrived')
    reads[1]?.with(sampleDay([]))
    await turn()
    expect(stateOf(FIRST_PATIENT)).toBeUndefined()
  })

  it('keeps steps in their order through a lost connection, and reads the day again after it', async () => {
    const { actor, feeds, reads, sent, clock, context } = openDay()
    feeds[0]?.tell({ type: 'feed.opened' })
    actor.send({ type: 'line.lost' })
    for (const id of [FIRST_PATIENT, SECOND_PATIENT, FIRST_PATIENT])
      actor.send({ type: 'step.asked', step: arriveStep(id) })
    // A second press for the same patient adds nothing.
    expect(context().pending).toHaveLength(2)
    sent[0]?.fails({ kind: 'network' })
    await turn()
    expect(actor.getSnapshot().value).toEqual({ line: 'offline', steps: 'waiting' })
    clock.increment(3_000)
    reads[0]?.with(sampleDay([ARRIVED], '30'))
    await turn()
    feeds[1]?.tell({ type: 'feed.opened' })
    sent[1]?.with({ kind: 'done', sessions: [ARRIVED] })
    await turn()
    sent[2]?.with({ kind: 'conflict', by: 'Asha Rao', sessions: [ARRIVED] })
    await turn()
    expect(sent.map(({ step }) => step)).toEqual(
      [FIRST_PATIENT, FIRST_PATIENT, SECOND_PATIENT].map((id) => arriveStep(id)),
    )
    expect(context()).toMatchObject({ pending: [], notice: { kind: 'conflict', by: 'Asha Rao' } })
    expect(reads.map(({ question }) => question.ids)).toEqual([null])
    expect(feeds.map(({ after }) => after)).toEqual(['10', '30'])
  })

  it('gives up steps that were not sent, where the person says so', async () => {
    const { actor, sent, context } = openDay()
    actor.send({ type: 'step.asked', step: arriveStep(FIRST_PATIENT) })
    sent[0]?.fails({ kind: 'network' })
    await turn()
    actor.send({ type: 'steps.discarded' })
    expect(context().pending).toEqual([])
    expect(actor.getSnapshot().value).toMatchObject({ steps: 'idle' })
  })

  it('shows a patient who was moved in the new session alone', async () => {
    const { feeds, reads, context } = openDay()
    feeds[0]?.tell({ type: 'feed.opened' })
    feeds[0]?.tell({ type: 'feed.changed', change: { sessionId: '1.evening.20261123', day: '2026-11-23' } })
    const evening = {
      ...sampleSession([sampleAppointment(FIRST_PATIENT)]),
      ...{ id: '1.evening.20261123', from: '17:00' },
    }
    reads[0]?.with(sampleDay([evening]))
    await turn()
    expect(context().sessions.map(({ id, appointments }) => [id, appointments.map((one) => one.id)])).toEqual(
      [
        [SAMPLE_SESSION, [SECOND_PATIENT]],
        ['1.evening.20261123', [FIRST_PATIENT]],
      ],
    )
  })
})
