import styled from 'styled-components'
import { ActionButtons } from '@/components/ui/ActionButtons/ActionButtons'
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs'
import { Faqs } from '@/components/ui/Faqs'
import { Icon } from '@/components/ui/Icon'
import { LandingShell } from '@/components/pages/Landing/LandingShell'
import { LeadForm } from '@/components/forms/LeadForm/LeadForm'
import type { PageContext } from '@/model/page/pageContext'
import { dayInWords } from '@/content/copy/inWords'
import { PageHero } from '@/components/ui/PageHero'
import { PlaceLinks } from '@/components/ui/PlaceLinks'
import { Paragraphs } from '@/components/ui/SectionedArticle/textBlocks'
import { TreatmentCards } from '@/components/pages/Treatment/TreatmentCards'
import { cityBySlug } from '@/content/catalogue/catalogue'
import { interpolate } from '@/content/copy/interpolate'
import { treatmentCopy } from '@/content/copy/treatments'
import { landingCopy } from '@/content/copy/landing'
import { counted } from '@/content/copy/lists'
import type { Campaign } from '@/model/catalogue/campaign'
import type { Treatment } from '@/model/catalogue/treatment'
import { checkList, sheet } from '@/components/ui/theme/surfaces'
import { cardColumns, linkCard } from '@/components/ui/theme/linkCard'

const CampaignCardsRoot = styled.ul`
  ${cardColumns}

  li {
    ${linkCard}
    gap: 8px;
    padding: 20px;
  }
  p {
    line-height: 1.55;
  }
  .facts {
    color: var(--muted);
    font-size: 0.9375rem;
  }
`

const { campaign: copy, campaigns: list } = landingCopy

const placesOf = ({ citySlugs }: Campaign): string =>
  citySlugs.length === 0
    ? list.everywhere
    : interpolate(counted(list.cities, citySlugs.length), { count: citySlugs.length })

function timeOf({ endsOn }: Campaign, isOver: boolean): string {
  if (endsOn === undefined) return list.open
  return interpolate(isOver ? list.endedOn : list.until, { day: dayInWords(endsOn, 'en') })
}

type CampaignCardsProps = { readonly campaigns: readonly Campaign[]; readonly areOver: boolean }

/** Campaigns with what each is about, where it runs and until when. */
export const CampaignCards = ({ campaigns, areOver }: CampaignCardsProps) => (
  <CampaignCardsRoot>
    {campaigns.map((campaign) => (
      <li key={campaign.slug}>
        <h3>
          <a href={`/campaign/${campaign.slug}`}>{campaign.title}</a>
        </h3>
        <p>{campaign.summary}</p>
        <p className="facts">
          {timeOf(campaign, areOver)}
          {!areOver && ` · ${placesOf(campaign)}`}
        </p>
      </li>
    ))}
  </CampaignCardsRoot>
)

const Points = styled.div`
  display: grid;
  gap: 12px;

  ul {
    display: grid;
    gap: 10px;
    max-width: var(--measure);
    ${checkList}
  }
`

const Ended = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
  ${sheet}

  ul {
    display: grid;
    gap: 8px;
    list-style: none;
  }
  .button {
    width: 100%;
  }
`

type CampaignPageProps = {
  readonly campaign: Campaign
  /** Whether its last day is over: it says so then, and has no form. */
  readonly isOver: boolean
  readonly treatments: readonly Treatment[]
  readonly page: PageContext
  readonly crumbs: readonly Crumb[]
}

const EndedNote = ({ campaign, treatments }: Pick<CampaignPageProps, 'campaign' | 'treatments'>) => (
  <Ended>
    <h2>{copy.endedTitle}</h2>
    <p>{interpolate(copy.endedText, { day: dayInWords(campaign.endsOn ?? '', 'en') })}</p>
    <ul>
      {treatments.map(({ slug, ProcedureName }) => (
        <li key={slug}>
          <a href={`/treatment/${slug}`} className="button">
            {ProcedureName}
          </a>
        </li>
      ))}
    </ul>
  </Ended>
)

/** The cities of a campaign, each leading to its doctors; or that it runs everywhere. */
function Cities({ citySlugs }: Pick<Campaign, 'citySlugs'>) {
  const cities = citySlugs.flatMap((slug) => cityBySlug(slug) ?? [])
  return cities.length === 0 ? (
    <p>{copy.citiesEverywhere}</p>
  ) : (
    <PlaceLinks
      links={cities.map(({ slug, cityname }) => ({
        href: `/doctors?city=${slug}`,
        name: cityname,
        unseen: copy.doctorsIn,
      }))}
    />
  )
}

/** A campaign: its offer and audience, with its form while it runs. */
export function CampaignPage({ campaign, isOver, treatments, page, crumbs }: CampaignPageProps) {
  const { title, summary, points, about, endsOn, citySlugs, faqs } = campaign
  const form = isOver ? <EndedNote campaign={campaign} treatments={treatments} /> : <LeadForm page={page} />
  const offer = (
    <Points>
      <h2>{isOver ? copy.offeredTitle : copy.offerTitle}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            {point}
          </li>
        ))}
      </ul>
    </Points>
  )
  return (
    <LandingShell page={page}>
      <div className="stage">
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} language={page.language} />
        </div>
        <PageHero form={form} below={offer}>
          <p className="eyebrow">
            {copy.eyebrow}
            {endsOn && !isOver && ` · ${interpolate(list.until, { day: dayInWords(endsOn, 'en') })}`}
          </p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          {!isOver && <ActionButtons section="campaign" page={page} isQuiet />}
        </PageHero>
      </div>
      <div className="sections wrap">
        <section className="text">
          <h2>{copy.aboutTitle}</h2>
          <Paragraphs texts={about} />
        </section>
        <section>
          <h2>{copy.treatmentsTitle}</h2>
          <TreatmentCards treatments={treatments} folder="/treatment" />
        </section>
        {!isOver && (
          <section>
            <h2>{copy.citiesTitle}</h2>
            <Cities citySlugs={citySlugs} />
          </section>
        )}
        {faqs.length > 0 && (
          <section>
            <h2>{treatmentCopy[page.language].faqs}</h2>
            <Faqs faqs={faqs} />
          </section>
        )}
        <p className="closing">
          <a href="/campaigns">{copy.others}</a>
        </p>
      </div>
    </LandingShell>
  )
}
