import styled from 'styled-components'
import { problemLinkCopy } from '@/content/copy/problemLink'
import type { Language } from '@/model/page/language'
import { problemPath } from '@/model/page/problemReport'

const ProblemLinkRoot = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-size: 0.9375rem;
  }
`

/** Leads to "Report a problem", below what says that something failed. */
export const ProblemLink = ({ language }: { readonly language: Language }) => (
  <ProblemLinkRoot>
    <a href={problemPath(language)}>{problemLinkCopy[language]}</a>
  </ProblemLinkRoot>
)
