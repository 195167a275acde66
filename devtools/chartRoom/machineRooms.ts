import { countedChart } from '@/devtools/charts/trafficOnChart'
import type { ChartTraffic } from '@/devtools/machineChart/MachineChart'
import { type PlacedChart, layOutChart } from '@/devtools/machineChart/layOutChart'
import { type MachineCopy, machineCopy } from '@/devtools/machineCopy/machineCopy'
import type { ChartWords } from '@/devtools/machineChart/chartCopy'
import { chartInWords } from '@/devtools/machineCopy/machineTerms'
import { type Chart, chartOf, chartStates } from '@/devtools/proof/chartOf'
import { MACHINES, machineNamed } from '@/devtools/machineCatalogue'
import { chartHash } from '@/machines/chartPlaces'
import type { MachineFigures } from '@/server/traffic/readTraffic'
import type { GalleryEntry } from './MachineGallery'

/** What the gallery tells of every machine. */
export const galleryEntries = (): GalleryEntry[] =>
  MACHINES.map(({ machine }) => {
    const { id, description, root, transitions } = chartOf(machine)
    return { id, description, states: chartStates(root).length - 1, transitions: transitions.length }
  })

type MachineRoom = {
  /** As the code names things. */
  readonly chart: Chart
  /** As it is drawn, in the words that were asked for. */
  readonly placed: PlacedChart
  readonly copy: MachineCopy
  /** The folder that shows the machine. */
  readonly folder: string
}

/** A machine's chart with the figures of visitors on it; undefined where they are of another release's chart. */
export function countedRoom(
  { placed: { chart } }: Pick<MachineRoom, 'placed'>,
  figures: readonly MachineFigures[],
): { readonly placed: PlacedChart; readonly traffic: ChartTraffic } | undefined {
  const machine = machineNamed(chart.id)?.machine
  const own = machine && figures.find(({ hash }) => hash === chartHash(machine))
  if (!own) return undefined
  const counted = countedChart(chart, own)
  return { placed: layOutChart(counted.chart), traffic: counted.traffic }
}

/** What a machine's page shows, worked out on the server; undefined where no machine has that name. */
export function machineRoom(id: string, words: ChartWords): MachineRoom | undefined {
  const found = machineNamed(id)
  if (!found) return undefined
  const chart = chartOf(found.machine)
  const placed = layOutChart(chartInWords(chart, words))
  return { chart, placed, copy: machineCopy(id), folder: found.shownBy }
}
