import type { TestModel } from '@/devtools/proof/testModel'
import {
  ARRIVED,
  arriveStep,
  FIRST_PATIENT,
  SAMPLE_CHOICE,
  SAMPLE_SESSION,
  SECOND_PATIENT,
  sampleDay,
} from '@/devtools/specimens/sampleDay'
import type { DayListContext, DayListEvent, DayListInput } from './dayList.machine'

const { date: DAY } = SAMPLE_CHOICE

export const dayListTestModel: TestModel<DayListEvent, DayListContext, DayListInput> = {
  input: { choice: SAMPLE_CHOICE, page: sampleDay() },
  events: [
    { label: 'sees the feed open', event: { type: 'feed.opened' } },
    {
      label: 'sees a session of the day change',
      event: { type: 'feed.changed', change: { sessionId: SAMPLE_SESSION, day: DAY } },
    },
    {
      label: 'sees a session of another day change',
      event: { type: 'feed.changed', change: { sessionId: '1.morning.20261124', day: '2026-11-24' } },
    },
    { label: 'is told to read the day again', event: { type: 'feed.reset' } },
    { label: 'loses the connection', event: { type: 'line.lost' } },
    { label: 'tries the connection again', event: { type: 'line.back' } },
    {
      label: 'says that the second patient has arrived',
      event: { type: 'step.asked', step: arriveStep(SECOND_PATIENT) },
    },
    { label: 'gives up what was not sent', event: { type: 'steps.discarded' } },
    {
      label: 'selects the first patient',
      event: { type: 'appointment.selected', id: FIRST_PATIENT },
    },
  ],
  outcomes: {
    followFeed: [
      { label: 'the feed breaks', error: new Error('no feed') },
      { label: 'the feed ends', output: undefined },
    ],
    readDay: [
      { label: 'the day comes', output: sampleDay([ARRIVED], '20') },
      { label: 'the day is refused: the session has ended', error: { kind: 'signedOut' } },
      { label: 'no day comes', error: { kind: 'network' } },
    ],
    readSessions: [
      { label: 'the changed session comes', output: sampleDay([ARRIVED], '12') },
      { label: 'the changed session is refused: the login has ended', error: { kind: 'signedOut' } },
      { label: 'no session comes', error: { kind: 'network' } },
    ],
    sendStep: [
      { label: 'the step is done', output: { kind: 'done', sessions: [ARRIVED] } },
      {
        label: 'a colleague was faster',
        output: { kind: 'conflict', by: 'Asha Rao', sessions: [ARRIVED] },
      },
      { label: 'the step is refused: the session has ended', error: { kind: 'signedOut' } },
      { label: 'no answer comes', error: { kind: 'network' } },
    ],
  },
  delays: { retryPause: 3_000 },
  stateKey: ({ pending, selected, notice, sessions }) => ({
    pending: pending.length,
    selected,
    notice: notice?.kind ?? null,
    first: sessions[0]?.appointments[0]?.state,
  }),
}
