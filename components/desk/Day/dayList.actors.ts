import { fromEventObservable, fromPromise } from 'xstate'
import { type DayFeedEvent, dayListMachine, type DayQuestion } from '@/machines/dayList/dayList.machine'
import type { DayPage, DayStep, DayStepOutcome } from '@/model/desk/dayChanges'
import { followDay, readDay, sendDayStep } from '@/services/desk'

const read = fromPromise<DayPage, DayQuestion>(({ input: { choice, ids }, signal }) =>
  readDay(choice, ids, signal),
)

/** The machine of a day's list with its calls. */
export const liveDayList = dayListMachine.provide({
  actors: {
    followFeed: fromEventObservable<DayFeedEvent, { after: string }>(({ input }) => ({
      // An actor subscribes with an observer.
      subscribe: (listener) => {
        const observer = typeof listener === 'object' ? listener : {}
        const close = followDay(input.after, {
          opened: () => observer.next?.({ type: 'feed.opened' }),
          reset: () => observer.next?.({ type: 'feed.reset' }),
          received: ({ sessionId, day }) =>
            observer.next?.({ type: 'feed.changed', change: { sessionId, day } }),
          lost: () => observer.error?.(new Error('the feed is lost')),
        })
        return { unsubscribe: close }
      },
    })),
    readDay: read,
    readSessions: read,
    sendStep: fromPromise<DayStepOutcome, { step: DayStep | undefined }>(async ({ input: { step } }) => {
      if (!step) throw new Error('nothing to send')
      return sendDayStep(step)
    }),
  },
  actions: {
    logFailure: (_, { error }) => console.warn(error),
  },
})
