import { indexPage } from '@/app/[edition]/_lists/indexPage'
import { linkIn } from '@/content/catalogue/links/linkIn'
import { conditions } from '@/content/catalogue/catalogue'
import { conditionCopy } from '@/content/copy/conditions'
import { conditionName } from '@/model/catalogue/condition'

const { generateMetadata, Page: ConditionsPage } = indexPage({
  pageType: 'Condition',
  pageName: 'All conditions',
  path: '/condition',
  copyIn: (language) => conditionCopy[language].index,
  entriesIn: (language) =>
    conditions().map((condition) => ({
      ...linkIn(language, {
        href: `/condition/${condition.slug}`,
        name: conditionName(condition, language),
      }),
      departmentId: condition.departmentid,
    })),
})

export { generateMetadata }
export default ConditionsPage
