import { indexPage } from '@/app/[edition]/_lists/indexShell'
import { PageLink } from '@/components/ui/PageLink'
import { compareCopy } from '@/content/copy/compare'
import { linkIn } from '@/content/links/linkIn'
import { treatments } from '@/content/catalogue'
import { treatmentPageCopy } from '@/content/copy/treatments'

const { generateMetadata, Page: TreatmentsPage } = indexPage({
  pageType: 'Treatment',
  pageName: 'All treatments',
  path: '/treatment',
  copyIn: (language) => treatmentPageCopy[language].index,
  entriesIn: (language) =>
    treatments().map(({ slug, ProcedureName, hindi, departmentid }) => ({
      ...linkIn(language, { href: `/treatment/${slug}`, name: language === 'hi' ? hindi : ProcedureName }),
      departmentId: departmentid,
    })),
  noteIn: (language) => (
    <p>
      <PageLink href="/compare" language={language}>
        {compareCopy[language].title.treatments}
      </PageLink>
    </p>
  ),
})

export { generateMetadata }
export default TreatmentsPage
