/** A visitor's report as a test for Playwright: the same transitions, with the test model's own data (docs/decisions/0061). */
import { machineNamed } from '@/devtools/machineCatalogue'
import { chartHash } from '@/machines/chartPlaces'
import type { LoggedEvent, MachineLog } from '@/model/page/problemReport'
import { type WalkedMachine, browserCut, browserTestModel, isWalked } from '@/tests/browser/browserTestModels'
import { type Followed, LogFollower } from './followLog'
import { type PathCase, caseOf } from './pathCases'
import { playwrightSpec } from './playwrightSpec'

/** A report as `npm run reports -- show` prints it. */
export type ReadReport = {
  readonly id: string
  readonly pageType: string
  readonly release: string
  readonly log?: MachineLog
}

type ReportSpec = {
  readonly machineId: string
  /** The file. */
  readonly text: string
  /** What became of the log, for people. */
  readonly remarks: readonly string[]
  /** Machines that the log tells of as well. */
  readonly others: readonly string[]
}

type Actor = { readonly machineId: string; readonly hash: string; readonly events: readonly LoggedEvent[] }

const actorsOf = ({ actors, events }: MachineLog): Actor[] =>
  actors.map(([machineId, hash], place) => ({
    machineId,
    hash,
    events: events.filter(([actor]) => actor === place),
  }))

/** Escapes comment endings in a text. */
const inComment = (text: string): string => text.replaceAll('*/', '* /')

const stepsOf = (count: number): string => (count === 1 ? 'one step' : `${count} steps`)

/** What became of following one log, in sentences. */
function remarksOf({ steps, parting, leftOut }: Followed, events: number, cutTo: number): string[] {
  const filled = leftOut.length
    ? [`Filled beforehand, because the test data lack them: ${leftOut.join(', ')}.`]
    : []
  const cut =
    cutTo < steps.length ? [`No browser can do “${steps[cutTo]?.label ?? ''}”: the walk ends before it.`] : []
  if (!parting) return [`All ${events} events are followed in ${stepsOf(steps.length)}.`, ...filled, ...cut]
  const where = `Event ${parting.at + 1} of ${events} cannot be followed. The log says: ${parting.logged}.`
  const why = parting.instead
    ? `The machine takes instead, with the last step: ${parting.instead}. Either this is the fault, or the page held values that no log tells.`
    : 'Nothing in the test data can be meant by it in this state.'
  return [where, why, ...filled, ...cut]
}

/** The machine that a report is most likely about: of those that a browser walks, the one with the most events. */
function likeliest(actors: readonly Actor[]): string | undefined {
  const walked = actors.filter(({ machineId }) => isWalked(machineId))
  return [...walked].sort((one, other) => other.events.length - one.events.length)[0]?.machineId
}

/** The machines that a log tells of, each once. */
const machinesIn = (log: MachineLog): string[] => [...new Set(log.actors.map(([id]) => id))]

/**
 * Makes a test of a report.
 * @param requestedId the machine to follow; default: the likeliest
 * @throws in words where nothing can be followed
 */
export function reportSpec({ id, pageType, release, log }: ReadReport, requestedId?: string): ReportSpec {
  if (!log || log.events.length === 0)
    throw new Error(`report ${id} has no log: there are only the visitor’s words`)
  const actors = actorsOf(log)
  const machineId = requestedId ?? likeliest(actors)
  const own = actors.filter((one) => one.machineId === machineId && one.events.length > 0)
  if (machineId === undefined || own.length === 0)
    throw new Error(`the log tells of ${machinesIn(log).join(', ')} alone`)
  if (!isWalked(machineId)) throw new Error(`no browser walks ${machineId}`)
  if (own.some(({ hash }) => hash !== chartHash(machineNamed(machineId).machine)))
    throw new Error(
      `${machineId} has another chart by now: check out release ${release} and follow the log there`,
    )
  const followed = own.map(({ events }, index) => follow(machineId, `${id.slice(0, 8)}-${index + 1}`, events))
  const remarks = followed.flatMap((one) => one.remarks)
  const cases = followed.map((one) => one.found).filter(({ steps }) => steps.length > 0)
  if (cases.length === 0) throw new Error(remarks.join(' '))
  const about = `From a visitor’s report on a page of type ${pageType || 'unknown'}, release ${release}.`
  return {
    machineId,
    remarks,
    others: machinesIn(log).filter((one) => one !== machineId),
    text: playwrightSpec({
      machineId,
      cases,
      notWalked: [],
      command: inComment(`npm run paths -- report ${id}`),
      remarks: [about, ...remarks].map(inComment),
    }),
  }
}

function follow(machineId: WalkedMachine, id: string, events: readonly LoggedEvent[]) {
  const { machine } = machineNamed(machineId)
  const followed = new LogFollower(machine, browserTestModel(machineId)).follow(events)
  const path = browserCut(machineId)([...followed.steps])
  const found: PathCase = caseOf(machineId, `${machineId}-${id}`, path)
  return { found, remarks: remarksOf(followed, events.length, path.length) }
}
