import { fromPromise } from 'xstate'
import { readAloudMachine } from '@/machines/readAloud/readAloud.machine'
import { speak } from '@/services/speech'
import { spokenLines } from './spokenLines'

/** The machine that reads a part of the page, as the page shows it when the reading begins. */
export const liveReadAloud = (part: HTMLElement) =>
  readAloudMachine.provide({
    actors: { speak: fromPromise<void>(({ signal }) => speak(spokenLines(part), signal)) },
  })
