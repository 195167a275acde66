import { BehaviourView } from '@/components/desk/Behaviour/BehaviourView'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { loadBehaviour } from '@/server/desk/figures/loadBehaviour'
import { runtime } from '@/server/runtime'
import { type QueryProps, privateMetadata } from '@/app/(perRequest)/perRequest'
import { queryOf, requireStaff } from '../deskPages'

export const metadata = privateMetadata(copy.title)

export default async function BehaviourPage({ searchParams }: QueryProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('manager', '/desk/behaviour', query)
  return (
    <DeskShell staff={staff} page="behaviour">
      <BehaviourView {...await loadBehaviour(runtime().database.executeSql, query)} />
    </DeskShell>
  )
}
