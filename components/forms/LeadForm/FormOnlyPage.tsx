import type { ReactNode } from 'react'
import styled from 'styled-components'

const Frame = styled.div`
  box-sizing: border-box;
  max-width: 44rem;
  margin-inline: auto;
  padding: 24px 16px 48px;

  @media (min-width: 768px) {
    padding: 40px 24px 72px;
  }
`

/** A page that is a form and nothing else. */
export const FormOnlyPage = ({
  language,
  children,
}: {
  readonly language: 'en' | 'hi'
  readonly children: ReactNode
}) => <Frame lang={language === 'hi' ? 'hi' : undefined}>{children}</Frame>
