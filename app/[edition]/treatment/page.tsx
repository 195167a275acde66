import { publicPage } from '@/app/_document/edition'
import { indexPage } from '@/app/[edition]/_lists/indexShell'
import { treatments } from '@/content/catalogue'
import { treatmentPageCopy } from '@/content/copy/treatments'

const copy = treatmentPageCopy.index

const { generateMetadata, Page: TreatmentsPage } = indexPage({
  page: publicPage({ pageType: 'Treatment', pageName: 'All treatments', path: '/treatment' }),
  copy,
  entriesOf: () =>
    treatments().map(({ slug, ProcedureName: name, departmentid: departmentId }) => ({
      href: `/treatment/${slug}`,
      name,
      departmentId,
    })),
})

export { generateMetadata }
export default TreatmentsPage
