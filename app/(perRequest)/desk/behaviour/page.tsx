import { BehaviourView } from '@/components/desk/Behaviour/BehaviourView'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { loadBehaviour } from '@/server/desk/figures/loadBehaviour'
import { runtime } from '@/server/runtime'
import { deskMetadata, type DeskPageProps, queryOf, requireStaff } from '../deskPages'

export const dynamic = 'force-dynamic'
export const metadata = deskMetadata(copy.title)

export default async function BehaviourPage({ searchParams }: DeskPageProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('manager', query.size ? `/desk/behaviour?${query}` : '/desk/behaviour')
  return (
    <DeskShell staff={staff} page="behaviour">
      <BehaviourView {...await loadBehaviour(runtime().database.executeSql, query)} />
    </DeskShell>
  )
}
