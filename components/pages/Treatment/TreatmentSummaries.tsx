import { overallCost } from '@/components/pages/Cost/costScale'
import { costsOf } from '@/content/catalogue/catalogue'
import { PageLink } from '@/components/ui/PageLink'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import { foreignText, rowIn } from '@/model/catalogue/inHindi'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { DemoNote } from '@/components/ui/DemoNote'
import type { Language } from '@/model/page/language'
import { costPath } from '@/model/catalogue/cost'
import { rupees } from '@/content/copy/rupees'

/** Cost of a treatment over all cities, in a few words. */
export function costInWords(treatment: Treatment, language: Language = 'en'): string {
  const copy = treatmentPageCopy[language]
  const overall = overallCost(treatment, language)
  if (!overall) return copy.noCost
  return interpolate(copy.costRange, { minimum: rupees(overall.minimum), maximum: rupees(overall.maximum) })
}

type TreatmentSummariesProps = { readonly treatments: readonly Treatment[]; readonly language?: Language }

/** Treatments with a summary line and cost; used in an article's section. */
export const TreatmentSummaries = ({ treatments, language = 'en' }: TreatmentSummariesProps) => (
  <>
    <dl className="named">
      {treatments.map((treatment) => (
        <div key={treatment.slug}>
          <dt>
            <PageLink href={`/treatment/${treatment.slug}`} language={language}>
              {treatmentName(treatment, language)}
            </PageLink>
          </dt>
          <dd lang={foreignText(treatment, 'summary', language)}>{rowIn(treatment, language).summary}</dd>
          <dd className="numbers">
            {/* A treatment without a price has no page of prices. */}
            {costsOf(treatment.slug).length > 0 ? (
              <PageLink href={costPath(treatment.slug)} language={language}>
                {costInWords(treatment, language)}
              </PageLink>
            ) : (
              costInWords(treatment, language)
            )}
          </dd>
        </div>
      ))}
    </dl>
    <DemoNote copy={treatmentCopy[language].costs} shown={treatments} className="aside" />
  </>
)
