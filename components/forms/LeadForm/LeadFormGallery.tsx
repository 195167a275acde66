import type { ReactNode } from 'react'
import styled from 'styled-components'

const Main = styled.main`
  display: grid;
  gap: 40px;
  max-width: 64rem;
  margin-inline: auto;
  padding: 16px;

  section {
    min-width: 0;
  }
  section > p {
    margin: 0 0 8px;
    color: var(--muted);
  }
`

/** The frame of the developers' page that shows every lead form. */
export const LeadFormGallery = ({
  language,
  children,
}: {
  readonly language: 'en' | 'hi'
  readonly children: ReactNode
}) => <Main lang={language === 'hi' ? 'hi' : undefined}>{children}</Main>
