import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { PageHero } from '@/components/ui/PageHero'
import { PageOpening } from '@/components/ui/PageOpening'
import type { ContactNumbers } from '@/content/links/contactNumbers'
import { homeCopy } from '@/content/copy/home'
import { landingCopy } from '@/content/copy/landing'
import type { Campaign } from '@/model/catalogue/campaign'
import { CampaignCards } from './CampaignCards'

const { campaigns: copy } = landingCopy

type CampaignIndexProps = {
  readonly running: readonly Campaign[]
  readonly ended: readonly Campaign[]
  readonly page: PageContext
  readonly numbers: ContactNumbers
  readonly crumbs: readonly Crumb[]
}

/** Every campaign, and a form for who would rather be asked. */
export const CampaignIndex = ({ running, ended, page, numbers, crumbs }: CampaignIndexProps) => (
  <LandingShell page={page} numbers={numbers}>
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} language={page.language} />
    </div>
    <PageOpening title={copy.heading} lead={copy.lead}>
      <h2>{copy.runningTitle}</h2>
      {running.length > 0 ? <CampaignCards campaigns={running} areOver={false} /> : <p>{copy.noneRunning}</p>}
      {ended.length > 0 && (
        <>
          <h2>{copy.endedTitle}</h2>
          <CampaignCards campaigns={ended} areOver />
        </>
      )}
    </PageOpening>
    <PageHero
      form={<LeadForm page={page} heading={copy.formTitle} description={copy.formLead} {...numbers} />}
    >
      <h2>{homeCopy[page.language].howTitle}</h2>
      <HowItWorks language={page.language} isNarrow />
    </PageHero>
  </LandingShell>
)
