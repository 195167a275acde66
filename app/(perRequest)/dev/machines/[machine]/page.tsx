import { Island } from '@/components/layout/islands/Island'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChartRoom } from '@/devtools/chartRoom/ChartRoom'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { ChartTables } from '@/devtools/chartRoom/ChartTables'
import { countedRoom, machineRoom } from '@/devtools/chartRoom/machineRooms'
import { CHART_WORDS, type ChartWords, chartWordsOf } from '@/devtools/machineChart/chartCopy'
import { SPECIMEN_GROUPS } from '@/devtools/specimens/specimens'
import { TrafficView } from '@/devtools/chartRoom/TrafficView'
import { hasDevPages } from '@/server/config/config'
import { runtime } from '@/server/runtime'
import { type MachineFigures, readTraffic } from '@/server/traffic/readTraffic'
import { timeSpan } from '@/server/traffic/timeSpan'

type Props = {
  readonly params: Promise<{ machine: string }>
  readonly searchParams: Promise<{ readonly traffic?: string | string[]; readonly words?: string | string[] }>
}

/** The figures of the time that `?traffic=7d` names; undefined where it names none. */
async function figuresOf(span: string | undefined): Promise<readonly MachineFigures[] | undefined> {
  const ms = span === undefined ? undefined : timeSpan(span)
  if (ms === undefined) return undefined
  const now = new Date()
  return (await readTraffic(runtime().database.executeSql, new Date(now.getTime() - ms), now)).machines
}

export const generateMetadata = async ({ params }: Pick<Props, 'params'>): Promise<Metadata> => ({
  title: (await params).machine,
  robots: { index: false },
})

/** Where the living page shows a folder's component, if it does. */
function specimenHref(folder: string): string | undefined {
  const name = folder.split('/').at(-1)
  const group = Object.entries(SPECIMEN_GROUPS).find(([, all]) => name && Object.hasOwn(all, name))
  return group && `/dev/components?${new URLSearchParams({ group: group[0] })}#${name}`
}

type WordsLinksProps = { readonly words: ChartWords; readonly traffic: string | undefined }

/** The chart in code, English or Hindi. */
const WordsLinks = ({ words, traffic }: WordsLinksProps) => (
  <nav aria-label="Words of the chart" className="words">
    {Object.entries(CHART_WORDS).map(([key, name]) => (
      <a
        key={key}
        href={`?${new URLSearchParams({ words: key, ...(traffic !== undefined && { traffic }) })}`}
        aria-current={key === words || undefined}
      >
        {name}
      </a>
    ))}
  </nav>
)

/** One machine: chart, simulation, tables (DEV_PAGES=1). */
export default async function MachinePage({ params, searchParams }: Props) {
  if (!hasDevPages()) notFound()
  const { traffic, words: requestedWords } = await searchParams
  const words = chartWordsOf(requestedWords)
  const room = await machineRoom((await params).machine, words)
  if (!room) notFound()
  const { chart, placed, copy, folder } = room
  const span = typeof traffic === 'string' ? traffic : undefined
  const figures = await figuresOf(span)
  const own = figures?.filter(({ machine }) => machine === chart.id)
  return (
    <ChartRoomRoot>
      <p>
        <a href="/dev/machines">All machines</a>
      </p>
      <h1>{chart.id}</h1>
      <p>{chart.description}</p>
      <WordsLinks words={words} traffic={span} />
      <Island
        name="chartRoom"
        of={ChartRoom}
        props={{ placed, copy, shownBy: { folder, href: specimenHref(folder) } }}
      />
      {own ? (
        <TrafficView
          machine={chart.id}
          span={span ?? ''}
          figures={own}
          counted={await countedRoom(room, own)}
        />
      ) : (
        <p>
          <a href={`?${new URLSearchParams({ words, traffic: '7d' })}`}>
            What visitors did in the last seven days
          </a>
        </p>
      )}
      <ChartTables chart={chart} copy={copy} />
    </ChartRoomRoot>
  )
}
