/** What the page's machines did, for a visitor who reports a problem: transitions by their places, never a value. */
import {
  type AnyTransitionDefinition,
  type AnyStateMachine,
  type InspectionEvent,
  StateMachine,
} from 'xstate'
import { tabStorage } from '@/services/storage'
import { chartHash, takenWith, placesOf } from '@/machines/chartPlaces'
import {
  LONGEST_ROUND,
  PROBLEM_LOG_ACTORS,
  PROBLEM_LOG_EVENTS,
  PROBLEM_LOG_KEY,
  FAULT,
  type LoggedEvent,
  type MachineLog,
  failureKindOf,
  problemPath,
} from '@/model/page/problemReport'

type Step = {
  readonly event: LoggedEvent
  readonly name: string
  readonly isTyped: boolean
  readonly isOwn: boolean
}

type Running = {
  readonly place: number
  readonly places: ReadonlyMap<AnyTransitionDefinition, number>
  /** What came last and is not over, and what it has taken. */
  came: { readonly type: string } | undefined
  taken: number[]
}

/** By its class, not its form: with this import the bundler keeps XState in one chunk, 8 KB less when a form is first used. */
const machineOf = ({ actorRef }: InspectionEvent): AnyStateMachine | undefined => {
  const { logic } = actorRef as { readonly logic?: unknown }
  return logic instanceof StateMachine ? logic : undefined
}

/** Whether an event carries user input; form metadata at submission does not count. */
const bringsValue = (event: { readonly type: string }): boolean =>
  !event.type.startsWith('xstate.') &&
  Object.keys(event).some((key) => key !== 'type' && key !== 'surroundings')

/** Whether the chart has the event; others are not logged. */
const knows = (places: Running['places'], type: string): boolean =>
  [...places.keys()].some(({ eventType }) => eventType === type)

/** Which field an event is about, by its name: the machines' own word, which the server knows (machineLogCodec.ts). */
const fieldOf = (event: object): string | undefined =>
  'field' in event && typeof event.field === 'string' ? event.field : undefined

/** Whether a machine has it of itself: the end of what runs in it, or of a delay. */
const isOwn = ({ type }: { readonly type: string }): boolean => type.startsWith('xstate.')

/**
 * Whether the last steps say what those before them said, by typing or waiting alone: how often would tell how long a text is,
 * so they are noted once.
 */
function goesRound(steps: readonly Step[], length: number): boolean {
  const last = steps.slice(-length)
  return (
    steps.length >= 2 * length &&
    (length === 1 || last.some(({ isTyped }) => isTyped)) &&
    last.every(({ isTyped, isOwn }) => isTyped || isOwn) &&
    last.every(({ name }, at) => name === steps.at(at - 2 * length)?.name)
  )
}

/** Notes the last events of a page's machines. */
export class MachineNotes {
  private readonly running = new Map<string, Running>()
  private readonly actors: (readonly [string, string])[] = []
  private steps: Step[] = []

  private runningOf(event: InspectionEvent): Running | undefined {
    const { sessionId } = event.actorRef
    const known = this.running.get(sessionId)
    if (known) return known
    const machine = machineOf(event)
    if (!machine || this.actors.length >= PROBLEM_LOG_ACTORS) return undefined
    const made = { place: this.actors.length, places: placesOf(machine), came: undefined, taken: [] }
    this.actors.push([machine.id, chartHash(machine)])
    this.running.set(sessionId, made)
    return made
  }

  /** Notes what an actor did. */
  note(inspected: InspectionEvent): void {
    const running = this.runningOf(inspected)
    if (!running) return
    if (inspected.type === '@xstate.event') Object.assign(running, { came: inspected.event, taken: [] })
    else if (inspected.type === '@xstate.snapshot') this.ends(running)
    else running.taken.push(...takenWith(inspected).flatMap((one) => running.places.get(one) ?? []))
  }

  private ends(running: Running): void {
    const { place, places, came, taken } = running
    // An actor that stops tells of its state once more.
    running.came = undefined
    if (!came || !knows(places, came.type)) return
    const failed = failureKindOf('error' in came ? came.error : undefined)
    const word = failed ?? (taken.length ? fieldOf(came) : came.type)
    const event: LoggedEvent = word === undefined ? [place, taken] : [place, taken, word]
    this.add({ event, name: JSON.stringify(event), isTyped: bringsValue(came), isOwn: isOwn(came) })
  }

  private add(step: Step): void {
    this.steps.push(step)
    const own = this.steps.filter(({ event }) => event[0] === step.event[0])
    for (let length = 1; length <= LONGEST_ROUND; length += 1)
      if (goesRound(own, length)) {
        const again = new Set(own.slice(-length))
        this.steps = this.steps.filter((one) => !again.has(one))
        break
      }
    if (this.steps.length > PROBLEM_LOG_EVENTS) this.steps.shift()
  }

  /** Notes that an action of an actor failed: the last that it did. */
  noteFault(event: InspectionEvent): void {
    const running = this.runningOf(event)
    if (!running) return
    if (running.came) this.ends(running)
    const logged: LoggedEvent = [running.place, [], FAULT]
    this.add({ event: logged, name: JSON.stringify(logged), isTyped: false, isOwn: false })
  }

  log(pageType: string): MachineLog {
    return { pageType, actors: this.actors, events: this.steps.map(({ event }) => event) }
  }
}

let notes: MachineNotes | undefined

const isForm = (path: string): boolean => path === problemPath('en') || path === problemPath('hi')

/** Stores the log for the report form when its link is followed. */
function leaveLog({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  // On the form itself the log of the page before is what matters.
  if (!link || !notes || !isForm(link.pathname) || isForm(location.pathname)) return
  const { pageType = '' } = document.querySelector('main')?.dataset ?? {}
  // Where storage is closed the report comes without a log.
  tabStorage.writeJson(PROBLEM_LOG_KEY, notes.log(pageType))
}

function pageNotes(): MachineNotes {
  if (!notes) {
    notes = new MachineNotes()
    document.addEventListener('click', leaveLog, true)
  }
  return notes
}

/** Notes an event of any machine of the page (inspected.ts). */
export const noteForReport = (event: InspectionEvent): void => pageNotes().note(event)

/** Notes that an action of a machine of the page failed. @param event any of that machine */
export const noteFaultForReport = (event: InspectionEvent): void => pageNotes().noteFault(event)
