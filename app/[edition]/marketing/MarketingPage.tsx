import { homeCopy } from '@/content/copy/home'
import styled from 'styled-components'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Faqs } from '@/components/ui/Faqs'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { subjectDrawing } from '@/content/catalogue/drawingOf'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { overallCost } from '@/components/pages/Cost/costScale'
import { TreatmentCards } from '@/components/pages/Treatment/TreatmentCards'
import { TreatmentFacts } from '@/components/pages/Treatment/TreatmentFacts'
import { ReviewNote } from '@/components/pages/People/ReviewNote'
import { type Treatment, treatmentName } from '@/model/catalogue/treatment'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import { marketingCopy } from '@/content/copy/marketing'
import { isPdfVariant } from '@/model/page/pageTypes'
import { hexaTreatments } from '@/content/catalogue/options/treatmentChoices'
import { landingCopy } from '@/content/copy/landing'
import type { LeadFormOptions } from '@/model/lead/leadForm'
import { DemoNote } from '@/components/ui/DemoNote'
import { rupees } from '@/content/copy/rupees'

const MarketingRoot = styled.div`
  .cost {
    max-width: var(--measure);
  }
  .cost strong {
    font-size: 1.1875rem;
  }
  .review-block {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.55;
  }
  .review,
  .review-block {
    display: grid;
    gap: 12px;
  }
  .review dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 28px;
  }
  .review dl div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
  }
`

/** What a marketing page's form says; its pdf variant speaks of the file (docs/decisions/0017). */
function marketingFormOptions(page: PageContext): LeadFormOptions | undefined {
  if (!isPdfVariant(page)) return undefined
  const { title, description, submit } = marketingCopy[page.language].pdf
  return { header: title, label: description, submitTitle: submit }
}

type MarketingPageProps = { readonly treatment: Treatment; readonly page: PageContext }

/** A treatment's landing page: the form first, then what a person wants to know before they send it. */
export function MarketingPage({ treatment, page }: MarketingPageProps) {
  const copy = treatmentCopy[page.language]
  const own = marketingCopy[page.language]
  const name = treatmentName(treatment, page.language)
  const cost = overallCost(treatment, page.language)
  const isPdf = isPdfVariant(page)
  return (
    <LandingShell page={page}>
      <div className="stage">
        <PageHero
          form={<LeadForm page={page} options={marketingFormOptions(page)} />}
          below={<TreatmentFacts facts={treatment.facts} language={page.language} />}
        >
          <p className="eyebrow">
            <Illustration name={subjectDrawing(treatment)} size={80} />
            {page.department}
          </p>
          <h1>{interpolate(own.title, { name })}</h1>
          <p className="lead">{treatment.summary}</p>
        </PageHero>
      </div>
      <MarketingRoot className="sections wrap">
        <section className="cost">
          <h2>{own.costTitle}</h2>
          {cost ? (
            <>
              <p>
                <strong className="numbers">
                  {rupees(cost.minimum)} – {rupees(cost.maximum)}
                </strong>
              </p>
              <DemoNote copy={copy.costs} shown={treatment} />
            </>
          ) : (
            <p>{copy.noCost}</p>
          )}
          <p>{treatment.insurance}</p>
        </section>
        <section>
          <h2>{homeCopy[page.language].howTitle}</h2>
          <HowItWorks language={page.language} />
        </section>
        <section>
          <h2>{copy.faqs}</h2>
          <Faqs faqs={treatment.faqs} />
        </section>
        <div className="closing">
          {isPdf ? (
            <a href="#enquiry" className="button">
              {own.pdf.title}
            </a>
          ) : (
            <ActionButtons section="marketing" page={page} isQuiet />
          )}
          <a href={`/treatment/${treatment.slug}`}>{own.readMore}</a>
        </div>
        <div className="review-block">
          <ReviewNote review={treatment} language={page.language} />
        </div>
      </MarketingRoot>
    </LandingShell>
  )
}

/** The landing page of the fixed sixteen treatments: one form for all of them, and the way to each one's own page. */
export function HexaPage({ page }: Pick<MarketingPageProps, 'page'>) {
  const { hexa: copy } = landingCopy
  return (
    <LandingShell page={page}>
      <div className="stage">
        <PageHero
          form={<LeadForm page={page} options={marketingFormOptions(page)} />}
          below={
            <>
              <h2>{homeCopy[page.language].howTitle}</h2>
              <HowItWorks language={page.language} isNarrow />
            </>
          }
        >
          <h1>{copy.heading}</h1>
          <p className="lead">{copy.lead}</p>
        </PageHero>
      </div>
      <div className="sections wrap">
        <section>
          <h2>{copy.listTitle}</h2>
          <p>{copy.listIntro}</p>
          <TreatmentCards treatments={hexaTreatments()} folder="/marketing" />
        </section>
      </div>
    </LandingShell>
  )
}
