import styled from 'styled-components'
import { PageLink } from '@/components/ui/PageLink'
import type { Language } from '@/model/page/language'

const PlaceLinksRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
    border: 1px solid var(--line);
    border-radius: 22px;
    background: var(--surface);
    font-size: 0.9375rem;
    line-height: 1.35;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--green);
  }
`

export type PlaceLink = {
  readonly href: string
  readonly name: string
  /** What the heading above says already; it is read aloud before the name, and not shown. */
  readonly unseen?: string
}

/** Maximum number of places on a page that links to the full list; catalogues may have hundreds of cities. */
const MOST_PLACES = 15

type PlaceLinksProps = {
  readonly links: readonly PlaceLink[]
  /** Link to the full list; without it all places are shown. */
  readonly all?: PlaceLink
  readonly most?: number
  /** The page's. */
  readonly language?: Language
}

const shownOf = ({ links, all, most = MOST_PLACES }: PlaceLinksProps): readonly PlaceLink[] =>
  all !== undefined && links.length > most ? [...links.slice(0, most), all] : links

/** Links to the same thing in several places. Links alone: a page has up to two hundred of them (docs/decisions/0031). */
export const PlaceLinks = (props: PlaceLinksProps) => (
  <PlaceLinksRoot data-cities="">
    {shownOf(props).map(({ href, name, unseen }) => (
      <PageLink key={href} href={href} language={props.language}>
        {unseen && <span className="out-of-sight">{unseen} </span>}
        {name}
      </PageLink>
    ))}
  </PlaceLinksRoot>
)
