import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { Illustration } from '@/components/ui/Illustration/Illustration'
import { PageLink } from '@/components/ui/PageLink'
import { ReadAloud, readAloud } from '@/components/ui/ReadAloud/ReadAloud'
import { touchLink } from '@/components/ui/theme/surfaces'
import { type Department, departmentName } from '@/model/catalogue/department'
import type { DrawingName } from '@/model/catalogue/drawing'
import type { Language } from '@/model/page/language'

/** What a page is about in a line, with its drawing, above its name. */
const eyebrow = css`
  .eyebrow {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--deep-green);
    font-size: 0.9375rem;
    font-weight: 600;
  }
  .eyebrow a {
    ${touchLink}
    color: inherit;
  }
  ${readAloud}
`

type DepartmentEyebrowProps = {
  /** Of the page's subject. */
  readonly drawing: DrawingName
  /** Width and height of the drawing in CSS pixels. */
  readonly size: number
  readonly department: Department
  readonly language: Language
}

/** Department link above the name, inside a hero. */
export const DepartmentEyebrow = ({ drawing, size, department, language }: DepartmentEyebrowProps) => (
  <div className="eyebrow">
    <Illustration name={drawing} size={size} />
    <PageLink href={`/department/${department.slug}`} language={language}>
      {departmentName(department, language)}
    </PageLink>
    <ReadAloud reads="lead" language={language} />
  </div>
)

/** On wide screens: the form in a column of its own, beside all else. */
export const formBeside = css`
  &[data-form='beside'] {
    grid-template: auto 1fr / minmax(0, 1fr) var(--form);
  }
  &[data-form='beside'] .form {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`

/** Only one button is filled where the form is beside the words. */
const oneFilled = css`
  @media (min-width: 1024px) {
    &[data-fills='form'] [data-buttons] > .button-primary:not(:hover) {
      border-color: var(--green);
      background: none;
      color: var(--deep-green);
    }
    &[data-fills='words'] .form button[type='submit']:not(:hover, [aria-disabled='true']) {
      border: 1.5px solid var(--green);
      background: none;
      color: var(--deep-green);
    }
  }
`

/** Light words on the band's ground; the form keeps its own sheet. */
const onBand = css`
  && {
    padding-block: 40px;
    background: var(--band);
  }
  .words {
    --ink: var(--on-band);
    --muted: var(--on-band);
    --green: var(--on-band);
    --deep-green: var(--on-band);
    color: var(--on-band);
  }
  .words .button:not(.button-primary) {
    background: none;
  }
  .words .button:hover {
    text-decoration: underline;
  }
`

/** A page's opening: words on the left, the form on the right; on phones the form follows all words. */
const PageHeroRoot = styled.section<{ readonly $isDeep: boolean }>`
  padding-block: 20px 40px;

  .wrap {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
  .words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 16px;
  }
  ${eyebrow}

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  .below > h2 {
    margin-bottom: 20px;
  }

  @media (min-width: 768px) {
    padding-block: 32px 56px;
  }
  @media (min-width: 1024px) {
    .wrap {
      grid-template: auto 1fr / minmax(0, 1fr) var(--form);
      gap: 32px 48px;
      align-items: start;
    }
    .words {
      gap: 20px;
    }
    .form {
      grid-row: 1 / 3;
      grid-column: 2;
    }
  }
  ${oneFilled}
  ${({ $isDeep }) => $isDeep && onBand}
`

type PageHeroProps = {
  readonly children: ReactNode
  /** None where nothing but a call is offered. */
  readonly form: ReactNode
  /** Below the words; on phones the form follows it. */
  readonly below?: ReactNode
  /** Whether it lies on deep green: once a page at most. */
  readonly isDeep?: boolean
  /** Which button is filled where the form is beside the words: the form's by default. */
  readonly fills?: 'form' | 'words'
}

export const PageHero = ({ children, form, below, isDeep = false, fills = 'form' }: PageHeroProps) => (
  <PageHeroRoot $isDeep={isDeep} data-fills={form ? fills : undefined}>
    <div className="wrap">
      <div className="words">{children}</div>
      {below && <div className="below">{below}</div>}
      {form && <div className="form">{form}</div>}
    </div>
  </PageHeroRoot>
)

const FactsHeroRoot = styled.section`
  display: grid;
  gap: 28px;
  padding-block: 20px 40px;

  .words {
    display: grid;
    align-content: start;
    gap: 16px;
  }
  ${eyebrow}

  .other-language a {
    ${touchLink}
  }
  .note {
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }

  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: 36px 48px;
    padding-block: 32px 56px;

    &[data-form='strip'] .form {
      grid-column: 1 / -1;
    }
    ${formBeside}
  }
  ${oneFilled}
`

type FactsHeroProps = {
  readonly children: ReactNode
  /** What is asked first, as a table. */
  readonly facts: ReactNode
  readonly form: ReactNode
  /** The form's place on wide screens: across the page, or beside the words. */
  readonly formPlace: 'strip' | 'beside'
}

/** A page's opening whose facts come before its form. */
export const FactsHero = ({ children, facts, form, formPlace }: FactsHeroProps) => (
  <FactsHeroRoot
    className="wrap"
    data-form={formPlace}
    data-fills={formPlace === 'beside' ? 'form' : undefined}
  >
    <div className="words">{children}</div>
    <div className="numbers">{facts}</div>
    <div className="form">{form}</div>
  </FactsHeroRoot>
)

const PageOpeningRoot = styled.section`
  display: grid;
  gap: 24px;
  padding-block: 20px 24px;

  .opening {
    display: grid;
    gap: 12px;
  }
  h2 {
    margin-top: 16px;
  }

  @media (min-width: 768px) {
    gap: 32px;
    padding-block: 32px 24px;
  }
`

type PageOpeningProps = { readonly title: string; readonly lead: string; readonly children?: ReactNode }

/** The opening of a page whose links come first and whose form comes after them. */
export const PageOpening = ({ title, lead, children }: PageOpeningProps) => (
  <PageOpeningRoot className="wrap">
    <div className="opening">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
    </div>
    {children}
  </PageOpeningRoot>
)
