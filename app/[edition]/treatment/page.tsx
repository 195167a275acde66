import { indexPage } from '@/app/[edition]/_lists/indexPage'
import { PageLink } from '@/components/ui/PageLink'
import { compareCopy } from '@/content/copy/compare'
import { linkIn } from '@/content/catalogue/links/linkIn'
import { treatments } from '@/content/catalogue/catalogue'
import { overallCost } from '@/components/pages/Cost/costScale'
import { demoNote } from '@/content/copy/demoNote'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import type { Language } from '@/model/page/language'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { rupees } from '@/content/copy/rupees'

/** What a treatment costs at the least; nothing where no price is known. */
function leastPrice(treatment: Treatment, language: Language): string | undefined {
  const cost = overallCost(treatment, language)
  return cost && interpolate(treatmentPageCopy[language].costFrom, { price: rupees(cost.minimum) })
}

const { generateMetadata, Page: TreatmentsPage } = indexPage({
  pageType: 'Treatment',
  pageName: 'All treatments',
  path: '/treatment',
  copyIn: (language) => ({
    ...treatmentPageCopy[language].index,
    alphabetIntro: demoNote(treatmentCopy[language].costs, treatments()),
  }),
  entriesIn: (language) =>
    treatments().map((treatment) => ({
      ...linkIn(language, {
        href: `/treatment/${treatment.slug}`,
        name: treatmentName(treatment, language),
      }),
      departmentId: treatment.departmentid,
      note: leastPrice(treatment, language),
    })),
  noteOn: ({ language }) => (
    <p>
      <PageLink href="/compare" language={language}>
        {compareCopy[language].title.treatments}
      </PageLink>
    </p>
  ),
})

export { generateMetadata }
export default TreatmentsPage
