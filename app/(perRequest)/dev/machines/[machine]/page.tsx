import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChartRoom } from '@/devtools/chartRoom/ChartRoom'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { ChartTables } from '@/devtools/chartRoom/ChartTables'
import { machineRoom } from '@/devtools/chartRoom/machineRooms'
import { SPECIMEN_GROUPS } from '@/devtools/specimens/specimens'
import { hasDevPages } from '@/server/config'

export const dynamic = 'force-dynamic'

type Props = { readonly params: Promise<{ machine: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: (await params).machine,
  robots: { index: false },
})

/** Where the living page shows a folder's component, if it does. */
function specimenHref(folder: string): string | undefined {
  const name = folder.split('/').at(-1)
  const group = Object.entries(SPECIMEN_GROUPS).find(([, all]) => all.some((one) => one.component === name))
  return group && `/dev/components?${new URLSearchParams({ group: group[0] })}#${name}`
}

/** One machine: chart, simulation, tables (DEV_PAGES=1). */
export default async function MachinePage({ params }: Props) {
  if (!hasDevPages()) notFound()
  const room = await machineRoom((await params).machine)
  if (!room) notFound()
  const { placed, copy, folder } = room
  return (
    <ChartRoomRoot>
      <p>
        <a href="/dev/machines">All machines</a>
      </p>
      <h1>{placed.chart.id}</h1>
      <p>{placed.chart.description}</p>
      <ChartRoom placed={placed} copy={copy} shownBy={{ folder, href: specimenHref(folder) }} />
      <ChartTables chart={placed.chart} copy={copy} />
    </ChartRoomRoot>
  )
}
