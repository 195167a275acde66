import { Breadcrumbs, type Crumb } from '@/components/Breadcrumbs/Breadcrumbs'
import { HowItWorks } from '@/components/HowItWorks/HowItWorks'
import { LandingFrame } from '@/components/LandingFrame/LandingFrame'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { PageHero } from '@/components/PageHero/PageHero'
import { PageOpening } from '@/components/PageOpening/PageOpening'
import type { ContactNumbers } from '@/content/contactNumbers'
import { messagesFor } from '@/content/messages/messagesFor'
import { landingWords } from '@/content/words/landing'
import type { Campaign } from '@/model/catalogue/campaign'
import { CampaignCards } from './CampaignCards'

const { campaigns: words } = landingWords

type CampaignIndexProps = {
  readonly running: readonly Campaign[]
  readonly ended: readonly Campaign[]
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly crumbs: readonly Crumb[]
}

/** Every campaign, and a form for who would rather be asked. */
export const CampaignIndex = ({ running, ended, page, numbers, crumbs }: CampaignIndexProps) => (
  <LandingFrame page={page} numbers={numbers}>
    <div className="wrap">
      <Breadcrumbs crumbs={crumbs} language={page.language} />
    </div>
    <PageOpening title={words.heading} lead={words.lead}>
      <h2>{words.runningTitle}</h2>
      {running.length > 0 ? (
        <CampaignCards campaigns={running} areOver={false} />
      ) : (
        <p>{words.noneRunning}</p>
      )}
      {ended.length > 0 && (
        <>
          <h2>{words.endedTitle}</h2>
          <CampaignCards campaigns={ended} areOver />
        </>
      )}
    </PageOpening>
    <PageHero
      form={<LeadForm page={page} heading={words.formTitle} description={words.formLead} {...numbers} />}
    >
      <h2>{messagesFor(page.language).home.howTitle}</h2>
      <HowItWorks language={page.language} isNarrow />
    </PageHero>
  </LandingFrame>
)
