/** The files that are drawn from the machines: a picture beside each machine, a page for people in docs/charts. */
import { renderToStaticMarkup } from 'react-dom/server'
import { MachineChart, type MachineChartProps } from '@/devtools/machineChart/MachineChart'
import { layOutChart } from '@/devtools/machineChart/layOutChart'
import { chartInWords } from '@/devtools/machineCopy/machineTerms'
import { type Chart, chartOf } from '@/devtools/proof/chartOf'
import { type CataloguedMachine, MACHINES } from '@/devtools/machineCatalogue'
import { machinesConfig } from '@/machines.config'
import { chartIndex, chartPage } from './chartMarkdown'
import { formsPage } from './formsMarkdown'
import { messageTemplates } from './messageTemplates'
import { coveragePage } from './coverageMarkdown'
import { machineCharts } from './machineCharts'
import { machineCoverage } from './machineCoverage'

/** What a picture carries along, so that another revision's chart can be read without running its code. */
type EmbeddedChart = { readonly chart: Chart }

/** What the server knows of the charts (server/problems/knownCharts.ts). */
const MACHINE_CHARTS = 'content/machineCharts.json'

export const { pictureOf } = machinesConfig

const METADATA = /<metadata>(.*?)<\/metadata>/s
const UNESCAPED: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The chart that a picture was drawn from, or undefined where it carries none. */
export function embeddedChart(svg: string): EmbeddedChart | undefined {
  const text = METADATA.exec(svg)?.[1]
  if (text === undefined) return undefined
  try {
    // What this script wrote itself.
    return JSON.parse(
      text.replace(/&(quot|#x27|lt|gt|amp);/g, (one) => UNESCAPED[one] ?? one),
    ) as EmbeddedChart
  } catch {
    return undefined
  }
}

/** The picture of a machine's chart as a file, by day and night; with `inWords` also in people's words (`#en`, `#hi`). */
export function drawChart(
  chart: Chart,
  { traffic, inWords = {} }: Pick<MachineChartProps, 'traffic' | 'inWords'> = {},
): string {
  const placed = layOutChart(chart)
  const metadata = JSON.stringify({ chart } satisfies EmbeddedChart)
  return `${renderToStaticMarkup(<MachineChart {...{ placed, metadata, traffic, inWords }} />)}\n`
}

const inPeoplesWords = (chart: Chart) => ({
  en: layOutChart(chartInWords(chart, 'en')),
  hi: layOutChart(chartInWords(chart, 'hi')),
})

/** Every generated file of the machines, by path. */
export function chartFiles(machines: readonly CataloguedMachine[] = MACHINES): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const one of machines) {
    const chart = chartOf(one.machine)
    files.set(pictureOf(chart.id), drawChart(chart, { inWords: inPeoplesWords(chart) }))
    files.set(`docs/charts/${chart.id}.md`, chartPage(chart, one))
  }
  files.set(MACHINE_CHARTS, machineCharts(machines))
  files.set('docs/charts/README.md', chartIndex(machines))
  files.set('docs/charts/forms.md', formsPage())
  files.set('docs/message-templates.md', messageTemplates())
  files.set('docs/charts/coverage.md', coveragePage(machineCoverage(machines)))
  return files
}
