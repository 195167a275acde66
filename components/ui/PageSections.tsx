import type { ReactNode } from 'react'
import styled from 'styled-components'

/** Container of sections below a hero; its style is emitted once. */
const PageSectionsRoot = styled.div`
  display: grid;
  gap: 56px;
  padding-bottom: 64px;

  > section {
    display: grid;
    gap: 20px;
    scroll-margin-top: 16px;
  }
  .head-block {
    display: grid;
    gap: 8px;
  }
  .intro {
    max-width: var(--measure);
    color: var(--muted);
  }

  @media (min-width: 768px) {
    gap: 80px;
    padding-bottom: 96px;

    > section {
      gap: 28px;
    }
  }
`

type PageSectionsProps = {
  readonly children: ReactNode
  /** Inside a column that has its own margins. */
  readonly isInColumn?: boolean
}

export const PageSections = ({ children, isInColumn }: PageSectionsProps) => (
  <PageSectionsRoot className={isInColumn ? undefined : 'wrap'}>{children}</PageSectionsRoot>
)

type PageSectionProps = {
  readonly id?: string
  readonly title: string
  readonly intro?: string
  readonly children: ReactNode
}

/** A section with its heading, inside PageSections. */
export const PageSection = ({ id, title, intro, children }: PageSectionProps) => (
  <section id={id}>
    <div className="head-block">
      <h2>{title}</h2>
      {intro && <p className="intro">{intro}</p>}
    </div>
    {children}
  </section>
)
