import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LandingFrame } from '@/components/LandingFrame/LandingFrame'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { marketingFormOptions } from '@/components/MarketingPage/marketingFormOptions'
import { PageHero } from '@/components/PageHero/PageHero'
import { TreatmentCards } from '@/components/TreatmentCards/TreatmentCards'
import type { ContactNumbers } from '@/content/contactNumbers'
import { hexaTreatments } from '@/content/treatmentChoices'
import { landingWords } from '@/content/words/landing'

const { hexa: words } = landingWords

type HexaPageProps = { readonly page: LeadFormPage; readonly numbers: ContactNumbers }

/** The landing page of the fixed sixteen treatments: one form for all of them, and the way to each one's own page. */
export function HexaPage({ page, numbers }: HexaPageProps) {
  return (
    <LandingFrame page={page} numbers={numbers}>
      <div className="stage">
        <PageHero
          form={<LeadForm page={page} options={marketingFormOptions(page)} {...numbers} />}
          below={<HowItWorks language={page.language} isNarrow />}
        >
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </PageHero>
      </div>
      <div className="sections wrap">
        <section>
          <h2>{words.listTitle}</h2>
          <p>{words.listIntro}</p>
          <TreatmentCards treatments={hexaTreatments()} folder="/marketing" />
        </section>
      </div>
    </LandingFrame>
  )
}
