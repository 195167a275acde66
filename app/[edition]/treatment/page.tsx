import type { Metadata } from 'next'
import type { PageContext } from '@/model/page/pageContext'
import { treatments } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentPageCopy } from '@/content/copy/treatments'
import { IndexShell } from '@/app/[edition]/_lists/indexShell'
import { pageMetadata } from '@/app/_document/pageMetadata'

const copy = treatmentPageCopy.index
const PAGE = {
  pageType: 'Treatment',
  pageName: 'All treatments',
  path: '/treatment',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: copy.title,
    description: interpolate(copy.description, { count: treatments().length }),
    path: PAGE.path,
  })

export default async function TreatmentsPage() {
  const entries = treatments().map(({ slug, ProcedureName, departmentid }) => ({
    href: `/treatment/${slug}`,
    name: ProcedureName,
    departmentId: departmentid,
  }))
  return <IndexShell page={PAGE} copy={copy} entries={entries} />
}
