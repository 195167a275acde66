import { indexPage } from '@/app/[edition]/_lists/indexShell'
import { linkIn } from '@/content/links/linkIn'
import { conditions } from '@/content/catalogue'
import { conditionCopy } from '@/content/copy/conditions'

const { generateMetadata, Page: ConditionsPage } = indexPage({
  pageType: 'Condition',
  pageName: 'All conditions',
  path: '/condition',
  copyIn: (language) => conditionCopy[language].index,
  entriesIn: (language) =>
    conditions().map(({ slug, DiseaseName, hindi, departmentid }) => ({
      ...linkIn(language, { href: `/condition/${slug}`, name: language === 'hi' ? hindi : DiseaseName }),
      departmentId: departmentid,
    })),
})

export { generateMetadata }
export default ConditionsPage
