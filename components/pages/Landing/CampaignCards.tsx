import styled from 'styled-components'
import { dayInWords } from '@/components/pages/People/ReviewNote'
import { interpolate } from '@/content/copy/interpolate'
import { landingCopy } from '@/content/copy/landing'
import type { Campaign } from '@/model/catalogue/campaign'

const Frame = styled.ul`
  display: grid;
  gap: 12px;
  list-style: none;

  li {
    position: relative;
    display: grid;
    gap: 8px;
    align-content: start;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
  }
  li:hover {
    border-color: var(--green);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  /* The whole card leads where its heading leads. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  a:hover {
    text-decoration: underline;
  }
  p {
    line-height: 1.55;
  }
  .facts {
    color: var(--muted);
    font-size: 0.9375rem;
  }

  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
    gap: 16px;
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, 1fr);
    gap: 20px;
  }
`

const { campaigns: copy } = landingCopy

const placesOf = ({ citySlugs }: Campaign): string =>
  citySlugs.length === 0
    ? copy.everywhere
    : interpolate(citySlugs.length === 1 ? copy.cities.one : copy.cities.many, { count: citySlugs.length })

function timeOf({ endsOn }: Campaign, isOver: boolean): string {
  if (endsOn === undefined) return copy.open
  return interpolate(isOver ? copy.endedOn : copy.until, { day: dayInWords(endsOn, 'en') })
}

type CampaignCardsProps = { readonly campaigns: readonly Campaign[]; readonly areOver: boolean }

/** Campaigns with what each is about, where it runs and until when. */
export const CampaignCards = ({ campaigns, areOver }: CampaignCardsProps) => (
  <Frame>
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
  </Frame>
)
