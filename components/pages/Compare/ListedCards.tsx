import { Island } from '@/components/layout/islands/Island'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { SaveButton, SaveForm } from '@/components/account/SaveItem/SaveForm'
import { BookEntryLink } from '@/components/ui/BookEntryLink'
import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import type { SavedItem } from '@/model/account/savedItem'
import { type ComparedKind, comparisonHref } from '@/model/page/comparison'
import type { Language } from '@/model/page/language'
import type { Listed } from '@/model/page/listFacts'
import { CompareBar } from './CompareBar'

/** The bar replaces the floating buttons while entries are selected. */
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
  /* Focused elements are scrolled clear of it (WCAG 2.2, 2.4.11). */
  html:has(& .ways :checked),
  html:has(& .compare-bar[data-shown]) {
    scroll-padding-bottom: 88px;
  }
`

/** Props of doctor and hospital cards besides their rows. */
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
  /** Undefined if the cards are not selectable; they have no form then. */
  readonly listed: Listed | undefined
  readonly children: ReactNode
}

/** The cards of a list, whose entries can be saved and chosen for a comparison: a plain form, which CompareBar keeps for the visit. */
export function ListedCards({ kind, language, listed, children }: ListedCardsProps) {
  if (!listed) return children
  const { treatmentSlug } = listed
  return (
    <>
      <SaveForm language={language} />
      {/* A browser that fills boxes in again on the way back would choose what was taken away on the page of comparison. */}
      <ListedCardsRoot action={comparisonHref(language, { kind, slugs: [] })} method="get" autoComplete="off">
        {treatmentSlug !== undefined && <input type="hidden" name="treatment" value={treatmentSlug} />}
        {children}
        <Island name="compareBar" of={CompareBar} props={{ kind, language }} />
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
  /** The item that can be saved in the account. */
  readonly saved?: SavedItem
}

/** Actions of a list entry: book, or select for comparison. Used in ListedCards. */
export function CardWays({ kind, slug, name, bookHref, language, saved }: CardWaysProps) {
  const copy = compareCopy[language].choose
  return (
    <div className="ways no-print">
      <BookEntryLink href={bookHref} name={name} language={language} className="button button-primary" />
      <label className="button">
        <input type="checkbox" name={kind} value={slug} aria-label={interpolate(copy.cardOf, { name })} />
        {copy.card}
      </label>
      {saved && <SaveButton {...saved} name={name} language={language} />}
    </div>
  )
}
