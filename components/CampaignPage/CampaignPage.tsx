import styled from 'styled-components'
import { ActionButtons } from '@/components/ActionButtons/ActionButtons'
import { Breadcrumbs, type Crumb } from '@/components/Breadcrumbs/Breadcrumbs'
import { Faqs } from '@/components/Faqs/Faqs'
import { Icon } from '@/components/Icon/Icon'
import { LandingFrame } from '@/components/LandingFrame/LandingFrame'
import { LeadForm } from '@/components/LeadForm/LeadForm'
import type { LeadFormPage } from '@/components/LeadForm/leadFormPlan'
import { dayInWords } from '@/components/MedicalReview/ReviewNote'
import { PageHero } from '@/components/PageHero/PageHero'
import { PlaceLinks } from '@/components/PlaceLinks/PlaceLinks'
import { TreatmentCards } from '@/components/TreatmentCards/TreatmentCards'
import { cityBySlug } from '@/content/catalogue'
import type { ContactNumbers } from '@/content/contactNumbers'
import { fillGaps, messagesFor } from '@/content/messages/messagesFor'
import { landingWords } from '@/content/words/landing'
import type { Campaign } from '@/model/catalogue/campaign'
import type { Treatment } from '@/model/catalogue/treatment'

const Points = styled.div`
  display: grid;
  gap: 12px;

  ul {
    display: grid;
    gap: 10px;
    max-width: var(--measure);
    list-style: none;
  }
  li {
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: 10px;
  }
  svg {
    margin-top: 2px;
    color: var(--green);
  }
`

const Ended = styled.div`
  display: grid;
  gap: 16px;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);

  ul {
    display: grid;
    gap: 8px;
    list-style: none;
  }
  .button {
    width: 100%;
  }
`

const { campaign: words, campaigns: list } = landingWords

type CampaignPageProps = {
  readonly campaign: Campaign
  /** Whether its last day is over: it says so then, and has no form. */
  readonly isOver: boolean
  readonly treatments: readonly Treatment[]
  readonly page: LeadFormPage
  readonly numbers: ContactNumbers
  readonly crumbs: readonly Crumb[]
}

const EndedNote = ({ campaign, treatments }: Pick<CampaignPageProps, 'campaign' | 'treatments'>) => (
  <Ended>
    <h2>{words.endedTitle}</h2>
    <p>{fillGaps(words.endedText, { day: dayInWords(campaign.endsOn ?? '', 'en') })}</p>
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
    <p>{words.citiesEverywhere}</p>
  ) : (
    <PlaceLinks
      links={cities.map(({ slug, cityname }) => ({
        href: `/doctors?city=${slug}`,
        name: cityname,
        unseen: words.doctorsIn,
      }))}
    />
  )
}

/** A campaign: what it offers and to whom, with its form while it runs. */
export function CampaignPage({ campaign, isOver, treatments, page, numbers, crumbs }: CampaignPageProps) {
  const { title, summary, points, about, endsOn, citySlugs, faqs } = campaign
  const form = isOver ? (
    <EndedNote campaign={campaign} treatments={treatments} />
  ) : (
    <LeadForm page={page} {...numbers} />
  )
  const offer = (
    <Points>
      <h2>{isOver ? words.offeredTitle : words.offerTitle}</h2>
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
    <LandingFrame page={page} numbers={numbers}>
      <div className="stage">
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} language={page.language} />
        </div>
        <PageHero form={form} below={offer}>
          <p className="eyebrow">
            {words.eyebrow}
            {endsOn && !isOver && ` · ${fillGaps(list.until, { day: dayInWords(endsOn, 'en') })}`}
          </p>
          <h1>{title}</h1>
          <p className="lead">{summary}</p>
          {!isOver && <ActionButtons section="campaign" page={page} numbers={numbers} isQuiet />}
        </PageHero>
      </div>
      <div className="sections wrap">
        <section className="text">
          <h2>{words.aboutTitle}</h2>
          {about.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
        <section>
          <h2>{words.treatmentsTitle}</h2>
          <TreatmentCards treatments={treatments} folder="/treatment" />
        </section>
        {!isOver && (
          <section>
            <h2>{words.citiesTitle}</h2>
            <Cities citySlugs={citySlugs} />
          </section>
        )}
        {faqs.length > 0 && (
          <section>
            <h2>{messagesFor(page.language).treatment.faqs}</h2>
            <Faqs faqs={faqs} />
          </section>
        )}
        <p className="closing">
          <a href="/campaigns">{words.others}</a>
        </p>
      </div>
    </LandingFrame>
  )
}
