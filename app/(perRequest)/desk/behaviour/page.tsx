import { BehaviourView } from '@/components/desk/Behaviour/BehaviourView'
import { DeskShell } from '@/components/desk/DeskShell/DeskShell'
import { deskBehaviourCopy as copy } from '@/content/copy/deskBehaviour'
import { loadBehaviour } from '@/server/desk/figures/loadBehaviour'
import { runtime } from '@/server/runtime'
import { deskMetadata, requireStaff } from '../deskSession'
import { queryOf, type SearchParams } from '../searchParams'

export const dynamic = 'force-dynamic'
export const metadata = deskMetadata(copy.title)

type BehaviourPageProps = { readonly searchParams: Promise<SearchParams> }

export default async function BehaviourPage({ searchParams }: BehaviourPageProps) {
  const query = queryOf(await searchParams)
  const staff = await requireStaff('manager', query.size ? `/desk/behaviour?${query}` : '/desk/behaviour')
  return (
    <DeskShell staff={staff} page="behaviour">
      <BehaviourView {...await loadBehaviour(runtime().database.executeSql, query)} />
    </DeskShell>
  )
}
