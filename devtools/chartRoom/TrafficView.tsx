import { ScrollBox } from '@/components/ui/ScrollBox'
import { TRAFFIC_LEGEND } from '@/devtools/charts/trafficOnChart'
import { commonWay, shareOf, shareOfSource, startOfChart, sumOf } from '@/devtools/charts/trafficTables'
import { MachineChart, type MachineChartProps } from '@/devtools/machineChart/MachineChart'
import type { MachineFigures } from '@/server/traffic/readTraffic'
import { RowsTable } from './RowsTable'

type TrafficViewProps = {
  readonly machine: string
  readonly span: string
  /** One for each chart that the machine has had in this time. */
  readonly figures: readonly MachineFigures[]
  /** The chart with the figures of this release on it. */
  readonly counted?: MachineChartProps
}

/** Bar proportional to a share; the figure is beside it. */
const Bar = ({ count, most }: { readonly count: number; readonly most: number }) => (
  <meter min={0} max={Math.max(1, most)} value={count} aria-hidden="true" />
)

const MachineTraffic = ({ hash, transitions, left }: MachineFigures) => {
  const most = Math.max(...transitions.map(({ count }) => count))
  const leaves = left.filter(({ count }) => count > 0)
  const all = sumOf(leaves)
  return (
    <>
      <h3>Chart {hash}</h3>
      <p>The way that most take: {commonWay(transitions, startOfChart(transitions)).join(' → ')}</p>
      <RowsTable label={`Traffic of chart ${hash}`} head={['Transition', 'Taken', 'Of its state']}>
        {transitions.map((one) => (
          <tr key={one.place}>
            <th scope="row">{one.what}</th>
            <td>
              <Bar count={one.count} most={most} /> {one.count}
            </td>
            <td>{shareOfSource(one, transitions)}</td>
          </tr>
        ))}
      </RowsTable>
      <h4>Where pages were left</h4>
      <ul>
        {leaves.map(({ what, place, count }) => (
          <li key={place}>
            {what}: {count} ({shareOf(count, all)})
          </li>
        ))}
      </ul>
    </>
  )
}

/** What visitors did with a machine (docs/decisions/0060). */
export const TrafficView = ({ machine, span, figures, counted }: TrafficViewProps) => (
  <section aria-labelledby="traffic-title">
    <h2 id="traffic-title">What visitors did, last {span}</h2>
    {counted && (
      <>
        <p>{TRAFFIC_LEGEND}</p>
        <ScrollBox label={`Chart of ${machine} with what visitors did`}>
          <MachineChart {...counted} />
        </ScrollBox>
      </>
    )}
    {figures.length ? (
      figures.map((one) => <MachineTraffic key={one.hash} {...one} />)
    ) : (
      <p>No page has counted this machine in this time.</p>
    )}
  </section>
)
