import type { ReactNode } from 'react'
import styled from 'styled-components'
import { touchLink } from '@/components/ui/theme/surfaces'

const NearestListRoot = styled.div`
  display: grid;
  gap: 36px;

  section {
    display: grid;
    gap: 14px;
  }
  section > h2 {
    font-size: 1.375rem;
  }
  .all {
    ${touchLink}
    font-weight: 600;
  }
`

export type NearestCity = {
  readonly slug: string
  /** Its name with the distance. */
  readonly title: string
  readonly cards: ReactNode
  readonly all: { readonly href: string; readonly name: string }
}

/** For a city without entries: those of the nearest cities, city by city. */
export const NearestList = ({ cities }: { readonly cities: readonly NearestCity[] }) => (
  <NearestListRoot>
    {cities.map(({ slug, title, cards, all }) => (
      <section key={slug}>
        <h2>{title}</h2>
        {cards}
        <p>
          <a className="all" href={all.href}>
            {all.name}
          </a>
        </p>
      </section>
    ))}
  </NearestListRoot>
)
