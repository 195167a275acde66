import styled from 'styled-components'
import { dayInWords } from '@/content/copy/inWords'
import { interpolate } from '@/content/copy/interpolate'
import { landingCopy } from '@/content/copy/landing'
import type { Campaign } from '@/model/catalogue/campaign'
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
