import { CAMPAIGNS_PAGE as PAGE, campaignsBySide } from '@/app/[edition]/campaigns/campaignPages'
import { pageMetadata } from '@/app/_document/pageMetadata'
import { PublicPage, crumbsFromHome } from '@/app/_document/PublicPage'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import { CampaignCards } from '@/components/pages/Landing/CampaignPage'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs'
import { HowItWorks } from '@/components/ui/HowItWorks'
import { PageHero, PageOpening } from '@/components/ui/PageHero'
import { leadFormCopy } from '@/content/copy/leadForm'
import { homeCopy } from '@/content/copy/home'
import { landingCopy } from '@/content/copy/landing'

const copy = landingCopy.campaigns

/** Revalidated hourly, because a campaign ends on a date without a catalogue change. */
export const revalidate = 3600

export const metadata = pageMetadata(PAGE, copy)

const CRUMBS = [{ name: copy.crumb, path: PAGE.path }]

/** Every campaign, and a form for who would rather be asked. */
export default async function CampaignsPage() {
  const { running, ended } = campaignsBySide(new Date())
  return (
    <PublicPage
      page={PAGE}
      crumbs={CRUMBS}
      hasOwnBreadcrumbs
      entries={running.map(({ slug, title }) => ({ name: title, path: `/campaign/${slug}` }))}
    >
      <LandingShell page={PAGE}>
        <div className="wrap">
          <Breadcrumbs crumbs={crumbsFromHome(PAGE, CRUMBS)} language={PAGE.language} />
        </div>
        <PageOpening title={copy.heading} lead={copy.lead}>
          <h2>{copy.runningTitle}</h2>
          {running.length > 0 ? (
            <CampaignCards campaigns={running} areOver={false} />
          ) : (
            <p>{copy.noneRunning}</p>
          )}
          {ended.length > 0 && (
            <>
              <h2>{copy.endedTitle}</h2>
              <CampaignCards campaigns={ended} areOver />
            </>
          )}
        </PageOpening>
        <PageHero
          form={
            <LeadForm
              page={PAGE}
              heading={copy.formTitle}
              description={copy.formLead}
              options={{ submitTitle: leadFormCopy.en.form.send }}
            />
          }
        >
          <h2>{homeCopy.en.howTitle}</h2>
          <HowItWorks language="en" isNarrow />
        </PageHero>
      </LandingShell>
    </PublicPage>
  )
}
