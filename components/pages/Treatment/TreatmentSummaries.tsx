import { overallCost, rupees } from '@/components/pages/Cost/costScale'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy, treatmentPageCopy } from '@/content/copy/treatments'
import type { Treatment } from '@/model/catalogue/treatment'
import { DemoNote } from '@/components/ui/DemoNote'

/** What a treatment may cost over all cities, in a few words. */
export function costInWords(treatment: Treatment): string {
  const overall = overallCost(treatment, 'en')
  return overall
    ? interpolate(treatmentPageCopy.costRange, {
        minimum: rupees(overall.minimum),
        maximum: rupees(overall.maximum),
      })
    : treatmentPageCopy.noCost
}

/** Treatments with a line on each and what they may cost; they stand in an article's section. */
export const TreatmentSummaries = ({ treatments }: { readonly treatments: readonly Treatment[] }) => (
  <>
    <dl className="named">
      {treatments.map((treatment) => (
        <div key={treatment.slug}>
          <dt>
            <a href={`/treatment/${treatment.slug}`}>{treatment.ProcedureName}</a>
          </dt>
          <dd>{treatment.summary}</dd>
          <dd className="numbers">
            <a href={`/treatment/${treatment.slug}-cost`}>{costInWords(treatment)}</a>
          </dd>
        </div>
      ))}
    </dl>
    <DemoNote copy={treatmentCopy.en.costs} shown={treatments} className="aside" />
  </>
)
