import type { Metadata } from 'next'
import type { PageContext } from '@/model/page/pageContext'
import { conditions } from '@/content/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { conditionCopy } from '@/content/copy/conditions'
import { IndexShell } from '@/app/[edition]/_lists/indexShell'
import { pageMetadata } from '@/app/_document/pageMetadata'

const copy = conditionCopy.index
const PAGE = {
  pageType: 'Condition',
  pageName: copy.pageName,
  path: '/condition',
  tier: 3,
  language: 'en',
} satisfies PageContext

export const generateMetadata = (): Metadata =>
  pageMetadata({
    title: copy.title,
    description: interpolate(copy.description, { count: conditions().length }),
    path: PAGE.path,
  })

export default async function ConditionsPage() {
  const entries = conditions().map(({ slug, DiseaseName, departmentid }) => ({
    href: `/condition/${slug}`,
    name: DiseaseName,
    departmentId: departmentid,
  }))
  return <IndexShell page={PAGE} copy={copy} entries={entries} />
}
