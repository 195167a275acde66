import { Island } from '@/components/layout/islands/Island'
import type { Language } from '@/model/page/language'
import { consentCopy } from '@/content/copy/consent'
import { type AnalyticsSettings, leavesBrowser } from '@/model/page/analytics'
import { AnalyticsLoader } from './AnalyticsLoader'
import styled from 'styled-components'

/** The question at the screen's lower edge; it lies over the page and moves nothing in it. */
export const ConsentRoot = styled.div`
  .consent-banner {
    position: fixed;
    z-index: 25;
    inset: auto 0 0;
    display: grid;
    gap: 8px;
    max-height: 80dvh;
    padding: 16px 16px calc(16px + env(safe-area-inset-bottom));
    overflow-y: auto;
    border-top: 1px solid var(--line);
    background: var(--surface);
    box-shadow: var(--shadow);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .consent-banner h2 {
    font-size: 1.125rem;
  }
  .consent-banner .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .consent-banner .button {
    flex: 1 1 9rem;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .consent-choices {
    padding: 4px 16px;
    text-align: center;
  }
  .consent-choices button {
    min-height: 44px;
    border: 0;
    background: none;
    color: var(--green);
    font: inherit;
    font-size: 0.9375rem;
    text-decoration: underline;
    cursor: pointer;
  }
  /* What floats makes way for the question, and what takes the focus is scrolled clear of it (WCAG 2.2, 2.4.11). */
  body:has(& .consent-banner) .floating {
    visibility: hidden;
  }
  html:has(& .consent-banner) {
    scroll-padding-bottom: 260px;
  }

  @media (min-width: 768px) {
    .consent-banner {
      inset: auto auto 24px 24px;
      width: 26rem;
      border: 1px solid var(--line);
      border-radius: var(--radius);
    }
  }
`

type AnalyticsProps = { readonly language: Language; readonly settings: AnalyticsSettings }

/** Analytics of a page, once in the document; the question for consent is there only where something leaves the browser. */
export function Analytics({ language, settings }: AnalyticsProps) {
  const isRequested = leavesBrowser(settings.adapter)
  const loader = (
    <Island
      name="analytics"
      of={AnalyticsLoader}
      props={{ settings, copy: isRequested ? consentCopy[language] : null }}
    />
  )
  return isRequested ? <ConsentRoot>{loader}</ConsentRoot> : loader
}
