import { execFileSync } from 'node:child_process'
import { chartOf } from '@/devtools/proof/chartOf'
import { chartHash } from '@/machines/chartPlaces'
import type { CataloguedMachine } from '@/devtools/machineCatalogue'
import type { FunnelFigures } from '@/server/traffic/funnel'
import type { MachineFigures, TrafficFigures } from '@/server/traffic/readTraffic'

/**
 * The database's figures, read by a process of its own: the server's code takes other conditions than what draws charts.
 * @param root the project's folder
 * @param args of scripts/traffic.ts: `--since 7d`
 */
export function storedTraffic(root: string, ...args: readonly string[]): FunnelFigures {
  const command = ['--conditions=react-server', '--import', 'tsx', 'scripts/traffic.ts', ...args]
  const text = execFileSync(process.execPath, command, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 2 ** 28,
  })
  // What that command prints is its own.
  return JSON.parse(text) as FunnelFigures
}

/** What visitors did with a machine as it is now. @throws where no page has counted this chart */
export function figuresOfMachine(
  { machine }: Pick<CataloguedMachine, 'machine'>,
  { machines }: TrafficFigures,
): MachineFigures {
  const hash = chartHash(machine)
  const own = machines.find((one) => one.machine === machine.id && one.hash === hash)
  if (!own) throw new Error(`no page has counted the chart of ${machine.id} as it is now in this time`)
  return own
}

/** How often each transition was taken, by its id in the chart; those that nobody took are left out. */
export const countsById = (
  { machine }: Pick<CataloguedMachine, 'machine'>,
  { transitions }: MachineFigures,
): ReadonlyMap<string, number> =>
  new Map(
    chartOf(machine).transitions.flatMap(({ id }, place) => {
      const count = transitions[place]?.count ?? 0
      return count ? [[id, count] as const] : []
    }),
  )
