import styled from 'styled-components'
import { interpolate } from '@/content/copy/interpolate'
import type { Language } from '@/model/page/language'
import { listCopy } from '@/content/copy/lists'
import { type ListName, type ListQuery, listHref } from '@/model/page/listQuery'

const PagerRoot = styled.nav`
  .position {
    margin-bottom: 8px;
    color: var(--muted);
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    list-style: none;
  }
  li > :is(a, span) {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    padding-inline: 8px;
    border-radius: 8px;
    font-weight: 600;
  }
  li > a {
    border: 1px solid var(--line);
    background: var(--surface);
    text-decoration: none;
  }
  li > a:hover {
    border-color: var(--green);
  }
  li > a[aria-current] {
    border-color: var(--deep-green);
    background: var(--deep-green);
    color: var(--surface);
  }
  .step {
    padding-inline: 14px;
  }
`

/** Page numbers shown: first, last and around the current one; undefined is a gap. */
function pagesShown(page: number, pages: number): readonly (number | undefined)[] {
  const named = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const sorted = [...new Set(named)].sort((a, b) => a - b)
  return sorted.flatMap((one, at) => {
    const step = one - (sorted[at - 1] ?? one - 1)
    if (step === 1) return [one]
    // A gap of one page is no gap: the page itself takes no more room.
    return step === 2 ? [one - 1, one] : [undefined, one]
  })
}

type PagerProps = {
  /** Public path of the plain list. */
  readonly path: string
  readonly list: ListName
  readonly query: ListQuery
  readonly pages: number
  readonly language: Language
}

/** The way to the other pages of a list; nothing where there is one page only. */
export function Pager({ path, list, query, pages, language }: PagerProps) {
  if (pages <= 1) return null
  const copy = listCopy[language].pager
  const hrefOf = (page: number) => listHref(path, list, { ...query, page })
  return (
    <PagerRoot aria-label={copy.label}>
      <p className="position numbers">{interpolate(copy.position, { page: query.page, pages })}</p>
      <ul>
        {query.page > 1 && (
          <li>
            <a className="step" rel="prev" href={hrefOf(query.page - 1)}>
              {copy.previous}
            </a>
          </li>
        )}
        {pagesShown(query.page, pages).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === undefined ? (
              <span>…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={interpolate(copy.page, { page })}
                aria-current={page === query.page ? 'page' : undefined}
              >
                {page}
              </a>
            )}
          </li>
        ))}
        {query.page < pages && (
          <li>
            <a className="step" rel="next" href={hrefOf(query.page + 1)}>
              {copy.next}
            </a>
          </li>
        )}
      </ul>
    </PagerRoot>
  )
}
