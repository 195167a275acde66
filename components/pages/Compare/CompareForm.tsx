import type { ReactNode } from 'react'
import styled from 'styled-components'
import { compareCopy } from '@/content/copy/compare'
import { type ComparedKind, comparisonHref } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'
import { CompareBar } from './CompareBar'

/** The bar stands at the foot of the window while something is chosen, in place of the floating buttons. */
const CompareFormRoot = styled.form`
  .compare-bar {
    position: sticky;
    z-index: 16;
    bottom: calc(12px + env(safe-area-inset-bottom));
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    justify-content: space-between;
    margin-top: 12px;
    padding: 8px 8px 8px 16px;
    border: 1px solid var(--green);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: 0.9375rem;
    line-height: 1.4;
    box-shadow: var(--shadow);
  }
  .compare-bar > :first-child {
    flex: 1 1 auto;
  }
  .compare-bar button {
    min-height: 44px;
    padding: 6px 16px;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .compare-bar .clear {
    padding-inline: 8px;
    border: 0;
    background: none;
    color: var(--deep-green);
    text-decoration: underline;
  }
  @supports selector(:has(*)) {
    &:not(:has(.ways :checked)) .compare-bar:not([data-shown]) {
      display: none;
    }
  }
  @media (max-width: 1199px) {
    body:has(& .ways :checked) .floating,
    body:has(& .compare-bar[data-shown]) .floating {
      display: none;
    }
  }
  /* What takes the focus is scrolled clear of it (WCAG 2.2, 2.4.11). */
  html:has(& .ways :checked),
  html:has(& .compare-bar[data-shown]) {
    scroll-padding-bottom: 88px;
  }
`

type CompareFormProps = {
  readonly kind: ComparedKind
  readonly language: Language
  /** What the list is narrowed to: its price is compared as well. */
  readonly treatmentSlug?: string
  readonly children: ReactNode
}

/** A list whose entries can be chosen for a comparison: a plain form, which CompareBar keeps for the visit. */
export const CompareForm = ({ kind, language, treatmentSlug, children }: CompareFormProps) => (
  // A browser that fills boxes in again on the way back would choose what was taken away on the page of comparison.
  <CompareFormRoot action={comparisonHref(language, { kind, slugs: [] })} method="get" autoComplete="off">
    {treatmentSlug !== undefined && <input type="hidden" name="treatment" value={treatmentSlug} />}
    {children}
    <CompareBar kind={kind} copy={compareCopy[language].choose} />
  </CompareFormRoot>
)
