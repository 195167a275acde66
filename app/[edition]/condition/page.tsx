import { publicPage } from '@/app/_document/edition'
import { indexPage } from '@/app/[edition]/_lists/indexShell'
import { conditions } from '@/content/catalogue'
import { conditionCopy } from '@/content/copy/conditions'

const copy = conditionCopy.index

const { generateMetadata, Page: ConditionsPage } = indexPage({
  page: publicPage({ pageType: 'Condition', pageName: copy.pageName, path: '/condition' }),
  copy,
  entriesOf: () =>
    conditions().map(({ slug, DiseaseName: name, departmentid: departmentId }) => ({
      href: `/condition/${slug}`,
      name,
      departmentId,
    })),
})

export { generateMetadata }
export default ConditionsPage
