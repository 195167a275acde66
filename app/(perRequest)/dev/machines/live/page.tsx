import { Island } from '@/components/layout/islands/Island'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { LiveMachines } from '@/devtools/liveView/LiveMachines'
import { hasDevPages } from '@/server/config/config'

export const metadata: Metadata = { title: 'Running machines', robots: { index: false } }

/** What the machines of pages opened with `?inspect` do, in a second window (DEV_PAGES=1). */
export default function LiveMachinesPage() {
  if (!hasDevPages()) notFound()
  return (
    <ChartRoomRoot>
      <p>
        <a href="/dev/machines">All machines</a>
      </p>
      <h1>Running machines</h1>
      <Island name="liveMachines" of={LiveMachines} props={{}} />
    </ChartRoomRoot>
  )
}
