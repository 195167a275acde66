import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FunnelTable } from '@/components/desk/Behaviour/FunnelTable'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { ChartRoomRoot } from '@/devtools/chartRoom/ChartRoom.styles'
import { ScrollBox } from '@/components/ui/ScrollBox'
import { hasDevPages } from '@/server/config/config'
import { runtime } from '@/server/runtime'
import { readFunnel } from '@/server/traffic/funnel'
import { timeSpan } from '@/server/traffic/timeSpan'

export const metadata: Metadata = { title: copy.funnel, robots: { index: false } }

const DEFAULT_SPAN = '7d'

type Props = { readonly searchParams: Promise<{ readonly since?: string | string[] }> }

/** From page to visit in the time of `?since=7d`, beside the same time before (DEV_PAGES=1). */
export default async function FunnelPage({ searchParams }: Props) {
  if (!hasDevPages()) notFound()
  const { since } = await searchParams
  const named = typeof since === 'string' && timeSpan(since) !== undefined ? since : DEFAULT_SPAN
  const span = timeSpan(named) ?? 0
  const ago = (times: number) => new Date(Date.now() - times * span)
  const { executeSql } = runtime().database
  const now = await readFunnel(executeSql, ago(1), ago(0))
  const before = await readFunnel(executeSql, ago(2), ago(1))
  return (
    <ChartRoomRoot>
      <p>
        <a href="/dev/machines">All machines</a>
      </p>
      <h1>{copy.funnel}</h1>
      <p>
        The last {named}, beside the same time before. {copy.note}
      </p>
      <ScrollBox label={copy.funnel}>
        <FunnelTable now={now.funnel} before={before.funnel} />
      </ScrollBox>
    </ChartRoomRoot>
  )
}
