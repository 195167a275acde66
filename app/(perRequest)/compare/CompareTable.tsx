import type { ReactNode } from 'react'
import styled from 'styled-components'
import { BookEntryLink } from '@/components/ui/BookEntryLink'
import { PageLink } from '@/components/ui/PageLink'
import { compareCopy } from '@/content/copy/compare'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'

/** What is compared: a column of the table. */
export type CompareColumn = {
  readonly slug: string
  readonly name: string
  /** Its page in English. */
  readonly href: string
  /** Where it is booked, in English. */
  readonly bookHref: string
  /** The comparison without it. */
  readonly withoutHref: string
}

/** One compared property: its values in column order. */
export type CompareRow = { readonly name: string; readonly cells: readonly ReactNode[] }

/**
 * The property's name is above its values across the full width: three columns stay readable on a phone without
 * styles that break table semantics for screen readers.
 */
const CompareTableRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  font-size: 0.9375rem;
  line-height: 1.45;
  hyphens: auto;
  overflow-wrap: anywhere;

  th,
  td {
    padding: 0 12px 0 0;
    text-align: left;
    vertical-align: top;
  }
  thead th {
    padding-block: 8px;
    background: var(--paper);
    line-height: 1.3;
  }
  thead a {
    display: inline-block;
    padding-block: 8px;
  }
  tbody {
    border-top: 1px solid var(--line);
  }
  tbody th {
    padding-top: 8px;
    color: var(--muted);
    font-size: 0.875rem;
    font-weight: 400;
  }
  td {
    padding-bottom: 10px;
  }
  .ways td {
    padding-top: 12px;
  }
  .ways .button {
    margin-right: 12px;
  }

  /* A long city's name would be split before its last letter. */
  @media (max-width: 479px) {
    font-size: 0.875rem;

    th,
    td {
      padding-right: 6px;
    }
  }
  td a:not(.button) {
    display: inline-block;
    padding-block: 4px;
  }
  ul {
    list-style: none;
  }
  .strong {
    font-weight: 600;
  }
  .more {
    color: var(--muted);
  }
  .button {
    width: 100%;
    max-width: 12rem;
    min-height: 44px;
    padding: 6px 8px;
  }

  @media screen {
    thead {
      position: sticky;
      z-index: 2;
      top: 0;
    }
  }
  @media (min-width: 768px) {
    font-size: 1rem;

    thead th {
      font-size: 1.125rem;
    }
  }
`

type CompareTableProps = {
  readonly columns: readonly CompareColumn[]
  readonly rows: readonly CompareRow[]
  readonly language: Language
}

/** Up to three side by side, with what can be done about each. */
export function CompareTable({ columns, rows, language }: CompareTableProps) {
  const copy = compareCopy[language]
  return (
    <CompareTableRoot className="numbers">
      <caption className="out-of-sight">{copy.table}</caption>
      <thead>
        <tr>
          {columns.map(({ slug, name, href }) => (
            <th key={slug} scope="col">
              <PageLink href={href} language={language}>
                {name}
              </PageLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="ways no-print">
        <tr>
          {columns.map(({ slug, name, bookHref, withoutHref }) => (
            <td key={slug}>
              <BookEntryLink
                href={bookHref}
                name={name}
                language={language}
                className="button button-primary"
              />{' '}
              <a href={withoutHref} rel="nofollow" aria-label={interpolate(copy.removeOf, { name })}>
                {copy.remove}
              </a>
            </td>
          ))}
        </tr>
      </tbody>
      {rows.map(({ name, cells }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length}>
              {name}
            </th>
          </tr>
          <tr>
            {cells.map((cell, at) => (
              <td key={columns[at]?.slug}>{cell}</td>
            ))}
          </tr>
        </tbody>
      ))}
    </CompareTableRoot>
  )
}
