import { HowItWorks } from '@/components/ui/HowItWorks'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { marketingFormOptions } from '@/components/pages/Landing/marketingFormOptions'
import { PageHero } from '@/components/ui/PageHero'
import { TreatmentCards } from '@/components/pages/Treatment/TreatmentCards'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { hexaTreatments } from '@/content/treatmentChoices'
import { landingCopy } from '@/content/copy/landing'

const { hexa: copy } = landingCopy

type HexaPageProps = { readonly page: PageContext; readonly numbers: ContactNumbers }

/** The landing page of the fixed sixteen treatments: one form for all of them, and the way to each one's own page. */
export function HexaPage({ page, numbers }: HexaPageProps) {
  return (
    <LandingShell page={page} numbers={numbers}>
      <div className="stage">
        <PageHero
          form={<LeadForm page={page} options={marketingFormOptions(page)} {...numbers} />}
          below={<HowItWorks language={page.language} isNarrow />}
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
