import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
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
    display: inline-flex;
    align-items: center;
    min-height: 44px;
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
  <Frame>
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
  </Frame>
)
