import { Island } from '@/components/layout/islands/Island'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SaveButton, SaveForm } from '@/components/account/SaveItem/SaveForm'
import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import { linkIn } from '@/content/links/linkIn'
import type { SavedItem } from '@/model/account/savedItem'
import { type ComparedKind, comparisonHref } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'
import type { Listed } from '@/model/page/listFacts'
import { CompareBar } from './CompareBar'

/** The bar stands at the foot of the window while something is chosen, in place of the floating buttons. */
const ListedCardsRoot = styled.form`
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

/** What cards of doctors and of hospitals are given besides their rows. */
export type CardsProps = {
  readonly language: Language
  readonly headingLevel?: 2 | 3
  /** False where the page says of several groups of cards at once that they are fictional. */
  readonly hasNote?: boolean
  /** Of a list to choose from: the cards say more, and can be booked and compared. */
  readonly listed?: Listed
}

type ListedCardsProps = {
  readonly kind: ComparedKind
  readonly language: Language
  /** Undefined where the cards are none to choose from: they stand without a form. */
  readonly listed: Listed | undefined
  readonly children: ReactNode
}

/** The cards of a list, whose entries can be saved and chosen for a comparison: a plain form, which CompareBar keeps for the visit. */
export function ListedCards({ kind, language, listed, children }: ListedCardsProps) {
  if (!listed) return children
  const { treatmentSlug } = listed
  const { hint, one, chosen, full, submit, clear } = compareCopy[language].choose
  return (
    <>
      <SaveForm language={language} />
      {/* A browser that fills boxes in again on the way back would choose what was taken away on the page of comparison. */}
      <ListedCardsRoot action={comparisonHref(language, { kind, slugs: [] })} method="get" autoComplete="off">
        {treatmentSlug !== undefined && <input type="hidden" name="treatment" value={treatmentSlug} />}
        {children}
        <Island
          name="compareBar"
          of={CompareBar}
          props={{ kind, copy: { hint, one, chosen, full, submit, clear } }}
        />
      </ListedCardsRoot>
    </>
  )
}

type CardWaysProps = {
  readonly kind: ComparedKind
  readonly slug: string
  readonly name: string
  /** Where it is booked, in English: a doctor's places, or the form of the page that the card is about. */
  readonly bookHref: string
  readonly language: Language
  /** What the account can keep. */
  readonly saved?: SavedItem
}

/** What one can do about an entry of a list: book, or choose it to compare. It stands in ListedCards. */
export function CardWays({ kind, slug, name, bookHref, language, saved }: CardWaysProps) {
  const copy = compareCopy[language].choose
  return (
    <div className="ways no-print">
      <a
        className="button"
        href={linkIn(language, { href: bookHref, name }).href}
        aria-label={interpolate(copy.bookOf, { name })}
      >
        {copy.book}
      </a>
      <label className="button">
        <input type="checkbox" name={kind} value={slug} aria-label={interpolate(copy.cardOf, { name })} />
        {copy.card}
      </label>
      {saved && <SaveButton {...saved} name={name} language={language} />}
    </div>
  )
}
